import { practiceTotals } from '#content.ts';
import type { KindTally } from '#practice/practice-kind.ts';
import { workshopState } from './record.ts';

/** Solved with all ten points, as the model answer has them. */
export const tally: KindTally = {
  record: 'workshop',
  total: practiceTotals.workshop,
  stateOf: workshopState,
};
