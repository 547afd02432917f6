import { focusHeading } from '#lib/focus-heading.ts';
import { toasts, type Toast } from '#lib/toasts.ts';

const place = () => document.getElementById('mensajes');

/** The button disappears with the card: the focus returns to where it came from or, if that is gone, to the heading. */
function close(card: HTMLElement, cameFrom: HTMLElement | null) {
  const hasFocus = () => card.contains(document.activeElement);
  const hadFocus = hasFocus();
  if (hadFocus) cameFrom?.focus({ preventScroll: true });
  if (hadFocus && (hasFocus() || document.activeElement === document.body)) focusHeading();
  toasts().dismiss();
}

function draw({ title, text, variant, lang, action }: Toast): HTMLElement | null {
  const template = place()?.querySelector('template');
  const card = template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
  const words = card?.querySelector<HTMLElement>('[data-words]');
  const [heading, body] = words?.querySelectorAll('p') ?? [];
  const actionButton = card?.querySelector<HTMLButtonElement>('[data-action]');
  if (!card || !words || !heading || !body) return null;
  card.toggleAttribute('data-destructive', variant === 'destructive');
  if (lang) words.lang = lang;
  heading.textContent = title;
  body.textContent = text;

  let cameFrom: HTMLElement | null = null;
  card.addEventListener('focusin', ({ relatedTarget }) => {
    toasts().hold('focus');
    if (!card.contains(relatedTarget as Node | null)) cameFrom = relatedTarget as HTMLElement | null;
  });
  card.addEventListener('focusout', () => toasts().release('focus'));
  card.addEventListener('pointerenter', () => toasts().hold('pointer'));
  card.addEventListener('pointerleave', () => toasts().release('pointer'));
  card.querySelector('[data-close]')?.addEventListener('click', () => close(card, cameFrom));
  if (!action) actionButton?.remove();
  else if (actionButton) {
    actionButton.textContent = action.label;
    actionButton.addEventListener('click', () => {
      close(card, cameFrom);
      action.run();
    });
  }
  return card;
}

function show() {
  const toast = toasts().current();
  const isDestructive = toast?.variant === 'destructive';
  const card = toast && draw(toast);
  for (const region of place()?.querySelectorAll('[role]') ?? []) {
    const isFor = card && (region.getAttribute('role') === 'alert') === isDestructive;
    region.replaceChildren(...(isFor ? [card] : []));
  }
}

/** One message at a time (spec section 9), here and on the next page if it opens meanwhile. */
export function showMessages() {
  toasts().subscribe(show);
  toasts().carryOver();
}
