import { exerciseKinds, kindPath } from '#common/exercise-kinds.ts';
import { practica } from '#content.ts';
import { partOf, type KindExercises, type KindTally, type PracticeKind } from './practice-kind.ts';

const tallies = import.meta.glob<KindTally>('./*/tally.ts', { eager: true, import: 'tally' });
const exercises = import.meta.glob<KindExercises>('./*/exercises.ts', { eager: true, import: 'exercises' });

/** Every kind of exercise as /practica shows it. */
export const practiceKinds: PracticeKind[] = exerciseKinds.map((kind) => ({
  ...practica.kinds[kind.id],
  ...partOf(tallies, kind),
  ...partOf(exercises, kind),
  to: kindPath(kind.id),
}));
