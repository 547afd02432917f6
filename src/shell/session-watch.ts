import { sessionStore } from '#features/auth/session-store.ts';
import { noteForAuth } from '#features/auth/mail-return.ts';
import { focusHeading } from '#lib/focus-heading.ts';
import { goInstead } from '#lib/go.ts';
import { lastWords } from '#lib/last-words.ts';
import { authPath } from '#lib/safe-redirect.ts';
import { currentStores } from '#lib/stores.ts';

const root = document.documentElement;

/** What src/boot found in storage stays true, for the styles of the account links. */
function markSession() {
  const { status } = sessionStore().current();
  if (status === 'signed-in') root.dataset.session = 'open';
  if (status === 'signed-out') delete root.dataset.session;
}

/**
 * A protected page that is open without a session leads to /auth: the session ended (another tab, an expired token), or the
 * stored one with which the page was opened turned out to be no good.
 */
function leaveIfSignedOut() {
  const { status, hasEnded } = sessionStore().current();
  // 'Salir' is on the way to the root already.
  if (status !== 'signed-out' || root.dataset.access !== 'learner' || 'signingOut' in root.dataset) return;
  if (hasEnded) noteForAuth('session-ended');
  void lastWords().whenAllIsTold(() => goInstead(authPath(location.pathname + location.search)));
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
    // Not disabled, which would drop the focus; a second press asks for nothing new.
    button.setAttribute('aria-disabled', 'true');
    button.textContent = button.dataset.retrying ?? label;
    await sessionStore().retry();
    button.removeAttribute('aria-disabled');
    button.textContent = label;
  };
  button.addEventListener('click', () => void retry());
}

/** Begins to look after the session, here and in other tabs. */
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
