import type { Stores } from './stores.ts';

/** One learner's data in such a store. */
interface OfLearner {
  readonly userId: string;
  close?: () => unknown;
}

/**
 * Keeps one learner's data at a time: after a change of account, the next learner never sees it.
 */
export function createOfLearner<Kept extends OfLearner>(open: (userId: string) => Kept, { ended }: Stores) {
  let kept: Kept | null = null;
  ended.addEventListener('abort', () => void kept?.close?.());
  return {
    /** Opens nothing, so a component may call it while it draws. */
    peek: (userId: string) => (kept?.userId === userId ? kept : null),
    of(userId: string): Kept {
      if (kept?.userId === userId) return kept;
      void kept?.close?.();
      kept = open(userId);
      return kept;
    },
  };
}
