import { createObservable } from '#lib/observable.ts';
import { currentStores } from '#lib/stores.ts';

type CopyFilled = () => void;

const createFilledCopy = () => createObservable<CopyFilled | null>(null);

/** Null until something is filled in. */
export const filledCopy = () => currentStores().of(createFilledCopy);

/**
 * The form of a page's prompt offers its copy to the bar of the same page, which is another island. Returns a function that
 * takes the offer back.
 */
export function offerFilledCopy(copy: CopyFilled): () => void {
  const offered = filledCopy();
  offered.set(copy);
  return () => {
    if (offered.get() === copy) offered.set(null);
  };
}
