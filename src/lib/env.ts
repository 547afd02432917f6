import { PLACEHOLDER_ORIGIN, SETTINGS_SLOT } from '#common/page-slots.ts';

/** What the server hands the browser at run time (no rebuild to change the backend). */
interface Settings {
  /** Null: the server that the page came from, under any name. */
  supabaseUrl: string | null;
  supabaseAnonKey: string;
  publicOrigin: string | null;
  /** Address of the local mailbox, if the server keeps mails in one instead of sending them. */
  localMailbox: string | null;
}

const isBrowser = typeof document !== 'undefined';

function readSettings(): Settings {
  const text = isBrowser ? document.getElementById('settings')?.textContent : null;
  if (text && text !== SETTINGS_SLOT) return JSON.parse(text) as Settings;
  return { supabaseUrl: null, supabaseAnonKey: '', publicOrigin: null, localMailbox: null };
}

export function readEnv() {
  const settings = readSettings();
  const origin = isBrowser ? location.origin : PLACEHOLDER_ORIGIN;
  return {
    ...settings,
    /** The server that the page came from handles accounts, not a Supabase project. */
    isOwnServer: settings.supabaseUrl === null,
    supabaseUrl: settings.supabaseUrl ?? origin,
    publicOrigin: settings.publicOrigin ?? origin,
  };
}

export const env = readEnv();

/** Open point 3: 'external' course links are absolute addresses of our own pages. */
export const publicLink = (path: string) => env.publicOrigin + path;
