import { practica, tradeCards } from '#content.ts';
import type { NotebookValues } from '#lib/notebook/records.ts';
import { TRADE_DAYS, tradeDayId } from '#lib/notebook/trade-days.ts';
import type { PracticeKind } from '#lib/practice-kind.ts';

/** 'Recetas por oficio' on /practica: the days of all weeks. */
export const tradeKind: PracticeKind = {
  ...practica.kinds.oficios,
  to: '/practica/oficios',
  exercises: tradeCards.flatMap(({ slug, title }) =>
    TRADE_DAYS.map((day) => ({
      title,
      to: `/practica/oficios/${slug}#semana`,
      record: tradeDayId(slug, day),
    })),
  ),
  stateOf: (record) =>
    (record?.value as NotebookValues['trade-day'] | undefined)?.isDone ? 'solved' : 'new',
  isPath: true,
};
