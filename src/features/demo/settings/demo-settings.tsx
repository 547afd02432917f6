import { useState } from 'react';
import { toast } from '#lib/toasts.ts';
import { Button } from '#ui/button.tsx';
import { Switch } from '#ui/switch.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { DEFAULT_SETTINGS, SETTING_GROUPS } from './settings.ts';

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
