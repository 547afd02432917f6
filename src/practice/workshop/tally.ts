import { practiceTotals } from '#content.ts';
import type { KindTally } from '#practice/practice-kind.ts';
import { workshopState } from './record.ts';

/** Solved means all ten points, which the model answer reaches. */
export const tally: KindTally = {
  record: 'workshop',
  total: practiceTotals.workshop,
  stateOf: workshopState,
};
