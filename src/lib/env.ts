/** What the server hands the browser at run time (no rebuild to change the backend). */
interface Settings {
  supabaseUrl: string;
  supabaseAnonKey: string;
  publicOrigin: string;
  /** Address of the local mailbox, where the server keeps one instead of sending mail. */
  localMailbox: string | null;
}

/** Stands for the public address in prerendered pages; the server puts the real one in its place. */
export const PLACEHOLDER_ORIGIN = 'https://origen.invalid';

function readSettings(): Settings {
  const text = typeof document === 'undefined' ? null : document.getElementById('settings')?.textContent;
  if (text) return JSON.parse(text) as Settings;
  const origin = typeof document === 'undefined' ? PLACEHOLDER_ORIGIN : location.origin;
  return { supabaseUrl: origin, supabaseAnonKey: '', publicOrigin: origin, localMailbox: null };
}

export const env = readSettings();
