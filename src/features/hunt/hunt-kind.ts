import { huntCards, practica } from '#content.ts';
import { recordsOf } from '#lib/notebook/records.ts';
import type { PracticeKind } from '#lib/practice-kind.ts';
import { foundIn, huntState } from './hunt-record.ts';

export const huntAddress = (slug: string) => `/practica/errores/${slug}`;

/** 'Caza del error' on /practica. */
export const huntKind: PracticeKind = {
  ...practica.kinds.errores,
  to: '/practica/errores',
  exercises: huntCards.map(({ slug, titulo }) => ({
    title: titulo,
    to: huntAddress(slug),
    record: `hunt/${slug}`,
  })),
  stateOf: huntState,
  figure: (records) => ({
    ...practica.figures.faults,
    value: recordsOf(records, 'hunt').reduce((sum, record) => sum + foundIn(record), 0),
  }),
};
