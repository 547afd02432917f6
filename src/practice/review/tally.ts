import { practiceTotals } from '#content.ts';
import type { KindTally } from '#practice/practice-kind.ts';

/** Every question counts once it was answered. */
export const tally: KindTally = {
  record: 'review',
  total: practiceTotals.questions,
  stateOf: (record) => (record ? 'solved' : 'new'),
};
