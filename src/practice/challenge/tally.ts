import { practica, practiceTotals } from '#content.ts';
import { recordsOf } from '#lib/notebook/records.ts';
import type { KindTally } from '#practice/practice-kind.ts';
import { savedIn } from './challenge-minutes.ts';
import { challengeState } from './record.ts';

/** Lost minutes count too: the figure shows what the learner measured. */
export const tally: KindTally = {
  record: 'challenge',
  total: practiceTotals.challenges,
  stateOf: challengeState,
  figure: (records) => ({
    ...practica.figures.minutes,
    value: recordsOf(records, 'challenge').reduce((sum, record) => sum + savedIn(record), 0),
  }),
};
