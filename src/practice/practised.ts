import { fill } from '#common/fill.ts';
import type { Practised } from '#features/certificate/certificate-sheet.tsx';
import type { NotebookRecord } from '#lib/notebook/records.ts';
import { solvedOf } from './next-step.ts';
import type { PracticeTally } from './practice-kind.ts';

/** What a learner has practised, by kind and in the words of each; kinds in which nothing is solved are left out. */
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
