import { challengeCards, practica } from '#content.ts';
import { recordsOf } from '#lib/notebook/records.ts';
import type { PracticeKind } from '#lib/practice-kind.ts';
import { savedIn } from './challenge-minutes.ts';
import { challengeState } from './challenge-state.ts';

export const challengeAddress = (slug: string) => `/practica/retos/${slug}`;

/** 'Retos con datos' on /practica. Minutes that were lost count too: the figure is the learner's own measure. */
export const challengeKind: PracticeKind = {
  ...practica.kinds.retos,
  to: '/practica/retos',
  exercises: challengeCards.map(({ slug, titulo }) => ({
    title: titulo,
    to: challengeAddress(slug),
    record: `challenge/${slug}`,
  })),
  stateOf: challengeState,
  figure: (records) => ({
    ...practica.figures.minutes,
    value: recordsOf(records, 'challenge').reduce((sum, record) => sum + savedIn(record), 0),
  }),
};
