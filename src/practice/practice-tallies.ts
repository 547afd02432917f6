import { practica, practiceTotals } from '#content.ts';
import { savedIn } from './challenge/challenge-minutes.ts';
import { challengeState } from './challenge/challenge-state.ts';
import { foundIn, huntState } from './hunt/record.ts';
import { workshopState } from './workshop/record.ts';
import { recordsOf, type NotebookValues } from '#lib/notebook/records.ts';
import { TRADE_DAYS } from './trade/record.ts';
import type { PracticeTally } from './practice-kind.ts';

const { kinds, figures } = practica;

export const huntTally: PracticeTally = {
  ...kinds.errores,
  record: 'hunt',
  total: practiceTotals.hunts,
  stateOf: huntState,
  figure: (records) => ({
    ...figures.faults,
    value: recordsOf(records, 'hunt').reduce((sum, record) => sum + foundIn(record), 0),
  }),
};

/** Solved with all ten points, as the model answer has them. */
export const workshopTally: PracticeTally = {
  ...kinds.taller,
  record: 'workshop',
  total: practiceTotals.workshop,
  stateOf: workshopState,
};

/** Minutes that were lost count too: the figure is the learner's own measure. */
export const challengeTally: PracticeTally = {
  ...kinds.retos,
  record: 'challenge',
  total: practiceTotals.challenges,
  stateOf: challengeState,
  figure: (records) => ({
    ...figures.minutes,
    value: recordsOf(records, 'challenge').reduce((sum, record) => sum + savedIn(record), 0),
  }),
};

export const tradeTally: PracticeTally = {
  ...kinds.oficios,
  record: 'trade-day',
  total: practiceTotals.trades * TRADE_DAYS.length,
  stateOf: (record) =>
    (record?.value as NotebookValues['trade-day'] | undefined)?.isDone ? 'solved' : 'new',
};

/** Every question counts once it was answered. */
export const reviewTally: PracticeTally = {
  ...kinds.repaso,
  record: 'review',
  total: practiceTotals.questions,
  stateOf: (record) => (record ? 'solved' : 'new'),
};

export const practiceTallies = [huntTally, workshopTally, challengeTally, tradeTally, reviewTally];
