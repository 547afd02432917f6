import { createObservable } from '#lib/observable.ts';
import { currentStores } from '#lib/stores.ts';

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
