import { workshopTrades } from '#content.ts';
import type { KindExercises } from '#practice/practice-kind.ts';

export const exercises: KindExercises = {
  exercises: workshopTrades.flatMap((trade) =>
    trade.exercises.map(({ slug, title }) => ({
      title,
      to: `/practica/taller?ejercicio=${slug}`,
      record: `workshop/${slug}` as const,
    })),
  ),
};
