import { exerciseKinds } from '#common/exercise-kinds.ts';
import { fill } from '#common/fill.ts';
import { practica } from '#content.ts';
import type { Practised } from '#features/certificate/certificate-sheet.tsx';
import type { NotebookRecord } from '#lib/notebook/records.ts';
import { solvedOf } from './next-step.ts';
import { partOf, type KindTally, type PracticeTally } from './practice-kind.ts';

const files = import.meta.glob<KindTally>('./*/tally.ts', { eager: true, import: 'tally' });

export const practiceTallies: PracticeTally[] = exerciseKinds.map((kind) => ({
  ...practica.kinds[kind.id],
  ...partOf(files, kind),
}));

/** What a learner has practised, in the words of each kind; kinds without a solved exercise are left out. */
export function practised(
  tallies: PracticeTally[],
  records: ReadonlyMap<string, NotebookRecord>,
): Practised[] {
  return tallies.flatMap((tally) => {
    const solved = solvedOf(tally, records);
    if (solved === 0) return [];
    const progress = fill(tally.progress, { n: solved, total: tally.total });
    const figure = tally.figure?.(records);
    const more = figure?.value ? `, ${figure.value} ${figure.value === 1 ? figure.one : figure.many}` : '';
    return [{ title: tally.title, text: progress + more }];
  });
}
