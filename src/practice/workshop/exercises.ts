import { workshopTrades } from '#content.ts';
import type { KindExercises } from '#practice/practice-kind.ts';

export const exercises: KindExercises = {
  exercises: workshopTrades.flatMap(({ ejercicios }) =>
    ejercicios.map(({ slug, titulo }) => ({
      title: titulo,
      to: `/practica/taller?ejercicio=${slug}`,
      record: `workshop/${slug}` as const,
    })),
  ),
};
