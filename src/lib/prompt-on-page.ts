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

interface FilledCopy {
  copy: () => void;
  /** For two seconds after it worked. */
  isCopied: boolean;
}

const createFilledCopies = () => createObservable<ReadonlyMap<string, FilledCopy>>(new Map());

/** By the id of the prompt's text. Prompts in which nothing is filled in are missing. */
export const filledCopies = () => currentStores().of(createFilledCopies);

/** A form offers its filled-in prompt to the copy button of the prompt's bar, which is another island; null withdraws it. */
export function offerFilledCopy(textId: string, offer: FilledCopy | null) {
  const offers = filledCopies();
  const changed = new Map(offers.get());
  if (offer) changed.set(textId, offer);
  else changed.delete(textId);
  offers.set(changed);
}
