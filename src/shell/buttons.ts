import { signOut } from '#features/auth/sign-out.ts';
import { showBootFailure, pressAgain, takeEarlyPress } from '#lib/boot.ts';
import { currentStores } from '#lib/stores.ts';

/** Loaded before the click: clipboards require a recent one. */
const copying = () => import('./copy-from-document.ts');

/** Handles buttons anywhere in a page, which the build or an island drew. */
export function answerButtons() {
  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('[data-sign-out], [data-copy], [data-download]');
    if (!button) return;
    const { signOut: leaves, copy, download } = button.dataset;
    if (leaves !== undefined) signOut();
    if (copy !== undefined) copying().then((m) => m.copyFromDocument(button), showBootFailure);
    if (download !== undefined) copying().then((m) => m.downloadFromDocument(button), showBootFailure);
  };
  document.addEventListener('click', onClick, { signal: currentStores().ended });
  if (document.querySelector('[data-copy], [data-download]')) copying().catch(() => undefined);
}

/** Otherwise a link to an anchor of this page leaves the menu open. */
export function closeMenuOnLinks() {
  const menu = document.getElementById('menu-movil');
  menu?.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) menu.hidePopover?.();
  });
}

/** Repeats a press on the frame from before its code was there. */
export function repeatEarlyPress() {
  const pressed = window.earlyPress;
  if (!pressed || pressed.closest('[data-island]')) return;
  const taken = takeEarlyPress(document.body);
  if (taken) pressAgain(taken);
}
