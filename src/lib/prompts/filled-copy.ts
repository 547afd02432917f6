type CopyFilled = () => void;

let offered: CopyFilled | null = null;
const listeners = new Set<() => void>();

function offer(copy: CopyFilled | null) {
  offered = copy;
  for (const listener of listeners) listener();
}

/**
 * The form of a page's prompt offers its copy to the bar of the same page, which is another island. Returns a function that
 * takes the offer back.
 */
export function offerFilledCopy(copy: CopyFilled): () => void {
  offer(copy);
  return () => {
    if (offered === copy) offer(null);
  };
}

/** Null until something is filled in. */
export const currentFilledCopy = () => offered;

export function subscribeToFilledCopy(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
