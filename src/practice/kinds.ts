import { exerciseKinds, kindPath } from '#common/exercise-kinds.ts';
import { practica } from '#content.ts';
import { partOf, type KindExercises, type PracticeKind } from './practice-kind.ts';
import { tallyOf } from './practised.ts';

const exercises = import.meta.glob<KindExercises>('./*/exercises.ts', { eager: true, import: 'exercises' });

/** All kinds of exercise with their lists, in the order of /practica. */
export const kinds: PracticeKind[] = exerciseKinds.map((kind) => ({
  ...practica.kinds[kind.id],
  ...tallyOf(kind),
  ...partOf(exercises, kind),
  to: kindPath(kind.id),
}));
