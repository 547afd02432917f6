export type SettingId =
  | 'autoSave'
  | 'notifications'
  | 'aiSuggestions'
  | 'darkMode'
  | 'animations'
  | 'compactView'
  | 'driveSync'
  | 'slackDigest'
  | 'calendarEvents';

export type Settings = Record<SettingId, boolean>;

/** Spec section 9: on, except the compact view and the three integrations. */
export const DEFAULT_SETTINGS: Settings = {
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

export const SETTING_GROUPS: SettingGroup[] = [
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
