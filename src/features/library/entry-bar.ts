import { followBottomBar } from '#lib/root-mark.ts';
import { filledCopy } from '#lib/prompt-on-page.ts';
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
function offerFilledCopy(bar: HTMLElement) {
  const button = bar.querySelector<HTMLButtonElement>('[data-copy-filled]');
  const filled = filledCopy();
  const show = () => {
    const isOffered = filled.get() !== null;
    if (button) button.hidden = !isOffered;
    bar.toggleAttribute('data-filled', isOffered);
  };
  button?.addEventListener('click', () => filled.get()?.());
  filled.subscribe(show);
  show();
}

/** The bar of a prompt, apart from what the shell does on every page. */
export function mountPromptActions(bar: HTMLElement) {
  followBottomBar(bar);
  const copy = bar.querySelector<HTMLElement>('[data-copy]');
  answerCopyKeys(() => copy?.click());
  offerFilledCopy(bar);
  if (!/Mac|iPhone|iPad/.test(navigator.userAgent)) return;
  for (const key of bar.querySelectorAll('[data-modifier]')) key.textContent = '⌘';
}

/** The bar of a kit, which contains this place. */
export function mountBottomBar(place: HTMLElement) {
  if (place.parentElement) followBottomBar(place.parentElement);
}
