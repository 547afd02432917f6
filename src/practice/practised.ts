import { exerciseKinds, type ExerciseKind } from '#common/exercise-kinds.ts';
import { fill } from '#common/fill.ts';
import { practica, practiceTotals } from '#content.ts';
import type { Practised } from '#features/certificate/certificate-sheet.tsx';
import { solvedOf } from './next-step.ts';
import { partOf, type KindTally, type PracticeTally, type Records } from './practice-kind.ts';

const kindTallies = import.meta.glob<KindTally>('./*/record.ts', { eager: true, import: 'tally' });

export function tallyOf(kind: ExerciseKind): PracticeTally {
  const tally = partOf(kindTallies, kind);
  return { ...practica.kinds[kind.id], ...tally, total: tally.total(practiceTotals) };
}

export const practiceTallies: PracticeTally[] = exerciseKinds.map(tallyOf);

/** What a learner has practised, in the words of each kind; kinds without a solved exercise are left out. */
export function practised(tallies: PracticeTally[], records: Records): Practised[] {
  return tallies.flatMap((tally) => {
    const solved = solvedOf(tally, records);
    if (solved === 0) return [];
    const progress = fill(tally.progress, { n: solved, total: tally.total });
    return [{ title: tally.title, text: progress + figureText(tally, records) }];
  });
}

function figureText({ figure }: PracticeTally, records: Records): string {
  const value = figure?.value(records);
  if (!figure || !value) return '';
  const { one, many } = practica.figures[figure.words];
  return `, ${value} ${value === 1 ? one : many}`;
}
