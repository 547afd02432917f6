import { huntCards } from '#content.ts';
import type { KindExercises } from '#practice/practice-kind.ts';

export const exercises: KindExercises = {
  exercises: huntCards.map(({ slug, title }) => ({
    title,
    to: `/practica/errores/${slug}`,
    record: `hunt/${slug}`,
  })),
};
