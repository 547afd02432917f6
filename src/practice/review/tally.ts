import { practiceTotals } from '#content.ts';
import type { KindTally } from '#practice/practice-kind.ts';

/** An answered question counts as solved, right or wrong. */
export const tally: KindTally = {
  record: 'review',
  total: practiceTotals.questions,
  stateOf: (record) => (record ? 'solved' : 'new'),
};
