import { noteForAuth, readApiReturn, takeDestination } from '#features/auth/mail-return.ts';
import { sessionStore } from '#features/auth/session-store.ts';
import { goInstead } from '#lib/go.ts';
import { authPath } from '#lib/safe-redirect.ts';

const notices = {
  confirmed: 'confirmed',
  'password-link': 'password-link-expired',
  expired: 'link-expired',
} as const;

/**
 * For visitors from the API's own verify address, not from the page that our mails lead to. We do not use a session in the
 * address, but remove it from the address bar; a learner who is signed in stays signed in.
 */
export async function answerMailReturn() {
  const arrival = readApiReturn(location.hash);
  if (!arrival) return;
  const { status } = await sessionStore().ready();
  history.replaceState(null, '', location.pathname + location.search);
  if (status === 'signed-in') return;
  noteForAuth(notices[arrival]);
  // After signing in, they go on to the page that they wanted when they signed up.
  goInstead(arrival === 'confirmed' ? authPath(takeDestination()) : '/auth');
}
