import { practica, practiceTotals } from '#content.ts';
import { recordsOf } from '#lib/notebook/records.ts';
import type { KindTally } from '#practice/practice-kind.ts';
import { foundIn, huntState } from './record.ts';

export const tally: KindTally = {
  record: 'hunt',
  total: practiceTotals.hunts,
  stateOf: huntState,
  figure: (records) => ({
    ...practica.figures.faults,
    value: recordsOf(records, 'hunt').reduce((sum, record) => sum + foundIn(record), 0),
  }),
};
