import { env } from '#lib/env.ts';
import { goTo } from '#lib/go.ts';
import { writeTab } from '#lib/tab-storage.ts';
import { sessionStore } from './session-store.ts';
import { forgetStoredSession, storedUserId } from './stored-session.ts';

/** The learner who signed out in this tab; the next page offers to delete what this browser stores for them. */
export const SIGNED_OUT_KEY = 'aplica-ia-signed-out';

/** Ends the session and goes to the site root. After deleting an account, the server needs no request. */
export function signOut({ hasEnded = false } = {}) {
  // The page is closing, so it must not redirect to /auth.
  document.documentElement.dataset.signingOut = '';
  const userId = storedUserId();
  // Delete the stored session first: that cannot fail, so it works without a connection too.
  forgetStoredSession();
  const session = sessionStore();
  const accessToken = session.current().session?.access_token;
  session.end();
  if (!hasEnded) {
    if (userId) writeTab(SIGNED_OUT_KEY, userId);
    if (accessToken) revokeOnServer(accessToken);
  }
  goTo('/');
}

/** The client's request, but it outlives the page and does not load the client. */
function revokeOnServer(accessToken: string) {
  fetch(`${env.supabaseUrl}/auth/v1/logout?scope=global`, {
    method: 'POST',
    keepalive: true,
    headers: { apikey: env.supabaseAnonKey, Authorization: `Bearer ${accessToken}` },
  }).catch(() => undefined); // In this browser the session has ended anyway.
}
