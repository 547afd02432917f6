import { practica, reviewLessons } from '#content.ts';
import { counted } from '#common/fill.ts';
import type { KindExercises } from '#practice/practice-kind.ts';
import { reviewDay } from './review-day.ts';

export const exercises: KindExercises = {
  exercises: reviewLessons.flatMap(({ title, ids }) =>
    ids.map((id) => ({ title, to: `/practica/repaso?pregunta=${id}`, record: `review/${id}` as const })),
  ),
  isPath: true,
  dueToday(records) {
    const { due } = reviewDay(reviewLessons, records, new Date());
    const title = counted(due.length, practica.next.due.title);
    return due[0] ? { title, to: '/practica/repaso', record: `review/${due[0]}` } : null;
  },
};
