import { currentStores, type Stores } from './stores.ts';

/** Nobody waits longer for an answer that does not come. */
const MOST_MS = 2_000;

export function createLastWords({ ended }: Stores) {
  const asked = new Set<Promise<unknown>>();
  return {
    /** What the learner has asked for, and will be told about in a message: it is told before a script leaves the page. */
    async tellBeforeLeaving<Answer>(work: Promise<Answer>): Promise<Answer> {
      asked.add(work);
      try {
        return await work;
      } finally {
        asked.delete(work);
      }
    },
    /** At once where nothing is on its way. */
    async whenAllIsTold(go: () => void) {
      if (asked.size > 0) {
        const tooLong = new Promise((resolve) => setTimeout(resolve, MOST_MS));
        await Promise.race([Promise.allSettled(asked), tooLong]);
      }
      if (!ended.aborted) go();
    },
  };
}

export const lastWords = () => currentStores().of(createLastWords);
