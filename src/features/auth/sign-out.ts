import { env } from '#lib/env.ts';
import { goTo } from '#lib/go.ts';
import { writeTab } from '#lib/tab-storage.ts';
import { sessionStore } from './session-store.ts';
import { forgetStoredSession, storedUserId } from './stored-session.ts';

/** Whose session ended in this tab: the next page offers to forget what this browser keeps for that learner. */
export const SIGNED_OUT_KEY = 'aplica-ia-signed-out';

/** Ends the session and goes to the site root. Of one that ended with its account the server need not be told. */
export function signOut({ hasEnded = false } = {}) {
  // The page is left for good: nobody on it is to be led to /auth.
  document.documentElement.dataset.signingOut = '';
  const userId = storedUserId();
  // First here, where nothing can fail: nobody stays signed in by a lost connection.
  forgetStoredSession();
  const session = sessionStore();
  const accessToken = session.current().session?.access_token;
  session.end();
  if (!hasEnded) {
    if (userId) writeTab(SIGNED_OUT_KEY, userId);
    if (accessToken) tellServer(accessToken);
  }
  goTo('/');
}

/** As the client would, but the request outlives the page, and needs no code that is not here yet. */
function tellServer(accessToken: string) {
  fetch(`${env.supabaseUrl}/auth/v1/logout?scope=global`, {
    method: 'POST',
    keepalive: true,
    headers: { apikey: env.supabaseAnonKey, Authorization: `Bearer ${accessToken}` },
  }).catch(() => undefined); // Here the session has ended all the same.
}
