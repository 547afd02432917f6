import { challengeCards } from '#content.ts';
import type { KindExercises } from '#practice/practice-kind.ts';

export const exercises: KindExercises = {
  exercises: challengeCards.map(({ slug, title }) => ({
    title,
    to: `/practica/retos/${slug}`,
    record: `challenge/${slug}`,
  })),
};
