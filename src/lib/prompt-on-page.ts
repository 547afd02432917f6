import { createObservable, currentStores } from './stores.ts';

/**
 * The prompt as its author wrote it, even if the learner has filled it in: each variable keeps its own words in
 * `data-slot`. The learner copies and downloads this text (spec section 2).
 */
export function promptOnPage(code: Element | null | undefined): string {
  const copy = code?.cloneNode(true) as Element | undefined;
  for (const slot of copy?.querySelectorAll<HTMLElement>('[data-slot]') ?? []) {
    slot.textContent = slot.dataset.slot ?? '';
  }
  return copy?.textContent?.replace(/\n$/, '') ?? '';
}

type CopyFilled = () => void;

const createFilledCopy = () => createObservable<CopyFilled | null>(null);

/** Null until something is filled in. */
export const filledCopy = () => currentStores().of(createFilledCopy);

/**
 * The form offers its filled-in prompt to the copy button of the page's bar, which is another island. Returns a function
 * that withdraws the offer.
 */
export function offerFilledCopy(copy: CopyFilled): () => void {
  const offered = filledCopy();
  offered.set(copy);
  return () => {
    if (offered.get() === copy) offered.set(null);
  };
}
