import { exerciseKinds } from '#common/exercise-kinds.ts';
import { practica } from '#content.ts';
import { partOf, type KindTally, type PracticeTally } from './practice-kind.ts';

const tallies = import.meta.glob<KindTally>('./*/tally.ts', { eager: true, import: 'tally' });

export const practiceTallies: PracticeTally[] = exerciseKinds.map((kind) => ({
  ...practica.kinds[kind.id],
  ...partOf(tallies, kind),
}));
