import { useState } from 'react';
import { toast } from '#lib/toasts.ts';
import { Button } from '#ui/button.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { Tabs } from '#ui/tabs.tsx';

type SettingId =
  | 'autoSave'
  | 'notifications'
  | 'aiSuggestions'
  | 'darkMode'
  | 'animations'
  | 'compactView'
  | 'driveSync'
  | 'slackDigest'
  | 'calendarEvents';

type Settings = Record<SettingId, boolean>;

/** Spec section 9: on, except the compact view and the three integrations. */
const DEFAULT_SETTINGS: Settings = {
  autoSave: true,
  notifications: true,
  aiSuggestions: true,
  darkMode: true,
  animations: true,
  compactView: false,
  driveSync: false,
  slackDigest: false,
  calendarEvents: false,
};

interface SettingGroup {
  id: string;
  name: string;
  settings: { id: SettingId; label: string; hint: string }[];
}

const SETTING_GROUPS: SettingGroup[] = [
  {
    id: 'general',
    name: 'General',
    settings: [
      { id: 'autoSave', label: 'Auto-save', hint: 'Keep every change without asking.' },
      { id: 'notifications', label: 'Notifications', hint: 'Tell me when a review or an import is done.' },
      { id: 'aiSuggestions', label: 'AI suggestions', hint: 'Propose keywords and titles for new items.' },
    ],
  },
  {
    id: 'appearance',
    name: 'Appearance',
    settings: [
      {
        id: 'darkMode',
        label: 'Dark mode',
        hint: 'A sample setting. The theme of the site is changed in the top bar.',
      },
      { id: 'animations', label: 'Animations', hint: 'Let cards and panels move into place.' },
      { id: 'compactView', label: 'Compact view', hint: 'Smaller rows, more of them on the screen.' },
    ],
  },
  {
    id: 'integrations',
    name: 'Integrations',
    settings: [
      { id: 'driveSync', label: 'Google Drive', hint: 'Read documents from a shared folder.' },
      { id: 'slackDigest', label: 'Slack', hint: 'Post a weekly digest to a channel.' },
      {
        id: 'calendarEvents',
        label: 'Google Calendar',
        hint: 'Attach notes to the meetings they come from.',
      },
    ],
  },
];

export function DemoSettings() {
  const [settings, setSettings] = useState(DEFAULT_SETTINGS);
  const [tab, setTab] = useState('general');

  function restore() {
    setSettings(DEFAULT_SETTINGS);
    toast({ title: 'Defaults restored', text: 'All settings are as they were.', lang: 'en' });
  }

  return (
    <div className="mt-8 max-w-2xl">
      <Tabs
        label="Settings"
        value={tab}
        onChange={setTab}
        tabs={SETTING_GROUPS.map((group) => ({
          value: group.id,
          label: group.name,
          content: (
            <ul className="divide-y divide-line rounded-card border border-line bg-surface px-5">
              {group.settings.map(({ id, label, hint }) => (
                <li key={id} className="py-4">
                  <Switch
                    label={label}
                    hint={hint}
                    isOn={settings[id]}
                    onChange={(isOn) => setSettings({ ...settings, [id]: isOn })}
                  />
                </li>
              ))}
            </ul>
          ),
        }))}
      />
      <Button variant="secondary" className="mt-6" onClick={restore}>
        Restore defaults
      </Button>
    </div>
  );
}
