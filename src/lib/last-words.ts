import { currentStores, type Stores } from './stores.ts';

/** The longest that a page waits for an answer before it leaves. */
const MOST_MS = 2_000;

export function createLastWords({ ended }: Stores) {
  const pending = new Set<Promise<unknown>>();
  return {
    /** For a call that ends with a message: scripts leave the page only after it. */
    async tellBeforeLeaving<Answer>(work: Promise<Answer>): Promise<Answer> {
      pending.add(work);
      try {
        return await work;
      } finally {
        pending.delete(work);
      }
    },
    /** Goes at once if no call is pending. */
    async afterPendingCalls(go: () => void) {
      if (pending.size > 0) {
        const tooLong = new Promise((resolve) => setTimeout(resolve, MOST_MS));
        await Promise.race([Promise.allSettled(pending), tooLong]);
      }
      if (!ended.aborted) go();
    },
  };
}

export const lastWords = () => currentStores().of(createLastWords);
