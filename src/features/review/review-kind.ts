import { practica, reviewLessons } from '#content.ts';
import type { PracticeKind } from '#lib/practice-kind.ts';
import { reviewDay } from './review-day.ts';

/** 'Repaso' on /practica: every question counts once it was answered; it is suggested on days on which something is due. */
export const reviewKind: PracticeKind = {
  ...practica.kinds.repaso,
  to: '/practica/repaso',
  exercises: reviewLessons.flatMap(({ title, ids }) =>
    ids.map((id) => ({ title, to: `/practica/repaso?pregunta=${id}`, record: `review/${id}` as const })),
  ),
  stateOf: (record) => (record ? 'solved' : 'new'),
  isPath: true,
  dueToday(records) {
    const { due } = reviewDay(reviewLessons, records, new Date());
    const { one, many } = practica.next.due.title;
    const title = due.length === 1 ? one : many.replace('{n}', String(due.length));
    return due[0] ? { title, to: '/practica/repaso', record: `review/${due[0]}` } : null;
  },
};
