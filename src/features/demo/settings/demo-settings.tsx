import { useState } from 'react';
import { Switch } from '#ui/form/switch.tsx';
import { Tabs } from '#ui/tabs.tsx';

/** Spec section 9: on, except the compact view and the three integrations. */
const GROUPS = [
  {
    name: 'General',
    settings: [
      { label: 'Auto-save', hint: 'Keep every change without asking.', isOn: true },
      { label: 'Notifications', hint: 'Tell me when a review or an import is done.', isOn: true },
      { label: 'AI suggestions', hint: 'Propose keywords and titles for new items.', isOn: true },
    ],
  },
  {
    name: 'Appearance',
    settings: [
      {
        label: 'Dark mode',
        hint: 'A sample setting. The theme of the site is changed in the top bar.',
        isOn: true,
      },
      { label: 'Animations', hint: 'Let cards and panels move into place.', isOn: true },
      { label: 'Compact view', hint: 'Smaller rows, more of them on the screen.', isOn: false },
    ],
  },
  {
    name: 'Integrations',
    settings: [
      { label: 'Google Drive', hint: 'Read documents from a shared folder.', isOn: false },
      { label: 'Slack', hint: 'Post a weekly digest to a channel.', isOn: false },
      { label: 'Google Calendar', hint: 'Attach notes to the meetings they come from.', isOn: false },
    ],
  },
];

export function DemoSettings() {
  const [changed, setChanged] = useState<Record<string, boolean>>({});
  const [tab, setTab] = useState('General');
  return (
    <div className="mt-8 max-w-2xl">
      <Tabs
        label="Settings"
        value={tab}
        onChange={setTab}
        tabs={GROUPS.map(({ name, settings }) => ({
          value: name,
          label: name,
          content: (
            <ul className="divide-y divide-line rounded-card border border-line bg-surface px-5">
              {settings.map(({ label, hint, isOn }) => (
                <li key={label} className="py-4">
                  <Switch
                    label={label}
                    hint={hint}
                    isOn={changed[label] ?? isOn}
                    onChange={(next) => setChanged({ ...changed, [label]: next })}
                  />
                </li>
              ))}
            </ul>
          ),
        }))}
      />
    </div>
  );
}
