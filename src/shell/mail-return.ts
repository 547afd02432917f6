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
 * People who come from the API's own verify address, and not from the page that our mails lead to. A session that the
 * address carries is not taken over: it is removed from the address bar, and whoever is signed in stays who they are.
 */
export async function answerMailReturn() {
  const arrival = readApiReturn(location.hash);
  if (!arrival) return;
  const { status } = await sessionStore().ready();
  history.replaceState(null, '', location.pathname + location.search);
  if (status === 'signed-in') return;
  noteForAuth(notices[arrival]);
  // As soon as they have signed in, on to what they wanted when they signed up.
  goInstead(arrival === 'confirmed' ? authPath(takeDestination()) : '/auth');
}
