import type { Stores } from './stores.ts';

/** What a store of this kind offers for one learner. */
interface OfLearner {
  readonly userId: string;
  close?: () => unknown;
}

/**
 * What is kept for the learner of the page, and for one at a time: after a change of account nobody sees another learner's.
 */
export function createOfLearner<Kept extends OfLearner>(open: (userId: string) => Kept, { ended }: Stores) {
  let kept: Kept | null = null;
  ended.addEventListener('abort', () => void kept?.close?.());
  return {
    /** Opens nothing, so a component may ask while it is drawn. */
    peek: (userId: string) => (kept?.userId === userId ? kept : null),
    of(userId: string): Kept {
      if (kept?.userId === userId) return kept;
      void kept?.close?.();
      kept = open(userId);
      return kept;
    },
  };
}
