import type { Session } from '@supabase/auth-js';
import { SESSION_KEY } from '#lib/backend/supabase.ts';

/** The client exchanges a session with less time left than this. */
const EXPIRY_MARGIN_SECONDS = 90;

export const secondsLeft = ({ expires_at = 0 }: Partial<Session>) =>
  expires_at - EXPIRY_MARGIN_SECONDS - Date.now() / 1000;

function storedSession(): Partial<Session> | null {
  try {
    return JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null') as Partial<Session> | null;
  } catch {
    return null;
  }
}

/** The stored session's user id, even if the session needs an exchange. */
export const storedUserId = () => storedSession()?.user?.id;

/** The stored session, if it is valid without an exchange. */
export function freshSession(): Session | null {
  const stored = storedSession();
  const isComplete = stored?.access_token && stored.refresh_token && stored.user?.id;
  return isComplete && secondsLeft(stored) > 0 ? (stored as Session) : null;
}

/** True for an expired session too. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}

/** Never throws. */
export function forgetStoredSession() {
  try {
    localStorage.removeItem(SESSION_KEY);
  } catch {
    // Without storage there is nothing to delete.
  }
}
