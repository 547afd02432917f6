import type { IslandProps } from '#common/island-contract.ts';
import { followBottomBar } from '#lib/root-mark.ts';
import { filledCopies } from '#lib/prompt-on-page.ts';
import { currentStores } from '#lib/stores.ts';

const isTyping = (element: Element | null) =>
  element instanceof HTMLElement && (element.isContentEditable || element.matches('input, textarea, select'));

/**
 * Ctrl+C (⌘C) with nothing selected. A single-letter shortcut would disturb people who speak to their
 * computer or use a screen reader (WCAG 2.1.4); Ctrl+C would otherwise do nothing here.
 */
function answerCopyKeys(copy: () => void) {
  const onKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'c' || event.ctrlKey === event.metaKey) return;
    if (event.shiftKey || event.altKey || event.repeat || event.defaultPrevented) return;
    if (isTyping(document.activeElement) || getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    copy();
  };
  addEventListener('keydown', onKey, { signal: currentStores().ended });
}

/** Once the learner fills in a field, the main button copies the filled prompt; another still copies the original. */
function offerFilledCopy(bar: HTMLElement, button: HTMLButtonElement, textId: string) {
  const original = bar.querySelector<HTMLElement>('[data-behind-filled]');
  const alone = original?.className ?? '';
  const offers = filledCopies();
  const offer = () => offers.get().get(textId);
  const label = button.querySelector('[data-label]');
  const [copyLabel, doneLabel = ''] = [label?.textContent, button.dataset.done];
  const show = () => {
    const isCopied = offer()?.isCopied === true;
    button.hidden = !offer();
    button.toggleAttribute('data-copied', isCopied);
    if (label) label.textContent = isCopied ? doneLabel : (copyLabel ?? '');
    if (original) original.className = button.hidden ? alone : (original.dataset.behindFilled ?? '');
  };
  button.addEventListener('click', () => offer()?.copy());
  offers.subscribe(show);
  show();
}

/** The bar of a prompt, apart from what the shell does on every page. */
export function mountPromptActions(bar: HTMLElement, { textId }: IslandProps['prompt-actions']) {
  followBottomBar(bar);
  const filled = bar.querySelector<HTMLButtonElement>('[data-copy-filled]');
  if (filled) offerFilledCopy(bar, filled, textId);
  // Only the bar of a page with one prompt has the note about the keys.
  const keys = bar.querySelectorAll('[data-modifier]');
  if (keys.length === 0) return;
  answerCopyKeys(() => bar.querySelector<HTMLElement>('button:not([hidden])')?.click());
  if (!/Mac|iPhone|iPad/.test(navigator.userAgent)) return;
  for (const key of keys) key.textContent = '⌘';
}

/** The bar of a kit, which contains this place. */
export function mountBottomBar(place: HTMLElement) {
  if (place.parentElement) followBottomBar(place.parentElement);
}
