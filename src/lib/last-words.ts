const asked = new Set<Promise<unknown>>();

/** Nobody waits longer for an answer that does not come. */
const MOST_MS = 2_000;

/** What the learner has asked for, and will be told about in a message: it is told before a script leaves the page. */
export async function tellBeforeLeaving<Answer>(work: Promise<Answer>): Promise<Answer> {
  asked.add(work);
  try {
    return await work;
  } finally {
    asked.delete(work);
  }
}

/** At once where nothing is on its way. */
export async function whenAllIsTold(go: () => void) {
  if (asked.size > 0) {
    const tooLong = new Promise((resolve) => setTimeout(resolve, MOST_MS));
    await Promise.race([Promise.allSettled(asked), tooLong]);
  }
  go();
}
