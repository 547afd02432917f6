import type { NotebookRecord } from '#lib/notebook/records.ts';
import { solvedOf, type PracticeKind } from '#lib/practice-kind.ts';

export interface Practised {
  title: string;
  /** '5 de 16 resueltos, 12 fallos encontrados'. */
  text: string;
}

/** What somebody has practised, by kind and in the words of each; kinds in which nothing is solved are left out. */
export function practised(kinds: PracticeKind[], records: ReadonlyMap<string, NotebookRecord>): Practised[] {
  return kinds.flatMap((kind) => {
    const solved = solvedOf(kind, records);
    if (solved === 0) return [];
    const progress = kind.progress
      .replace('{n}', String(solved))
      .replace('{total}', String(kind.exercises.length));
    const figure = kind.figure?.(records);
    const more = figure?.value ? `, ${figure.value} ${figure.value === 1 ? figure.one : figure.many}` : '';
    return [{ title: kind.title, text: progress + more }];
  });
}
