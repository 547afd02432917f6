import { sessionStore } from '#features/auth/session-store.ts';
import { noteForAuth } from '#features/auth/mail-return.ts';
import { focusHeading } from '#lib/focus-heading.ts';
import { goInstead } from '#lib/go.ts';
import { lastWords } from '#lib/last-words.ts';
import { authPath } from '#lib/safe-redirect.ts';
import { currentStores } from '#lib/stores.ts';

const root = document.documentElement;

/** Updates what src/boot found in storage, for the styles of the account links. */
function markSession() {
  const { status } = sessionStore().current();
  if (status === 'signed-in') root.dataset.session = 'open';
  if (status === 'signed-out') delete root.dataset.session;
}

/**
 * A protected page without a session leads to /auth: the session ended (another tab, an expired token), or the server
 * refused the stored one with which the page opened.
 */
function leaveIfSignedOut() {
  const { status, hasEnded } = sessionStore().current();
  // 'Salir' already leads to the root.
  if (status !== 'signed-out' || root.dataset.access !== 'learner' || 'signingOut' in root.dataset) return;
  if (hasEnded) noteForAuth('session-ended');
  void lastWords().afterPendingCalls(() => goInstead(authPath(location.pathname + location.search)));
}

function showUnreachable() {
  const bar = document.querySelector<HTMLElement>('#sin-conexion > div');
  const { isUnreachable } = sessionStore().current();
  if (!bar || bar.hidden === !isUnreachable) return;
  const hadFocus = bar.contains(document.activeElement);
  bar.hidden = !isUnreachable;
  if (hadFocus && !isUnreachable) focusHeading();
}

export function answerRetry() {
  const button = document.querySelector<HTMLButtonElement>('#sin-conexion button');
  if (!button) return;
  const label = button.textContent ?? '';
  const retry = async () => {
    // Not `disabled`, which would drop the focus; a second press sends no second request.
    button.setAttribute('aria-disabled', 'true');
    button.textContent = button.dataset.retrying ?? label;
    await sessionStore().retry();
    button.removeAttribute('aria-disabled');
    button.textContent = label;
  };
  button.addEventListener('click', () => void retry());
}

/** Follows the session, here and in other tabs. */
export function watchSession() {
  const look = () => {
    markSession();
    leaveIfSignedOut();
    showUnreachable();
  };
  const session = sessionStore();
  session.subscribe(look);
  addEventListener('online', () => void session.retry(), { signal: currentStores().ended });
  void session.ready().then(look);
}
