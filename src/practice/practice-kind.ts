import type { ComponentType } from 'react';
import type { ExerciseKind } from '#common/exercise-kinds.ts';
import type { ExerciseState, IslandProps, PracticeIslandProps } from '#common/island-contract.ts';
import type { practiceTotals } from '#content.ts';
import type { Check } from '#lib/notebook/checks.ts';
import type { NotebookRecord, RecordId, RecordKind } from '#lib/notebook/records.ts';
import type { Surroundings } from '#lib/user-id.ts';

/** `checked`: judged but not solved, with the solution shown; so it is finished, not started. */
export type JudgedState = ExerciseState | 'checked';
export type Records = ReadonlyMap<string, NotebookRecord>;

export interface Exercise {
  title: string;
  to: string;
  /** The learner's record in the notebook. */
  record: RecordId;
}

/**
 * What a page needs to count a kind's exercises: `tally` in its record.ts. /constancia only counts and does not load the
 * lists, which are larger than its page. The notebook loads every record.ts, so that imports no content.
 */
export interface KindTally {
  total: (totals: typeof practiceTotals) => number;
  /** Its records' kind in the notebook. */
  record: RecordKind;
  stateOf: (record: NotebookRecord | undefined) => JudgedState;
  /** A further figure to show: faults found, minutes saved. Its words are in content/pages/practica.yaml. */
  figure?: { words: 'faults' | 'minutes'; value: (records: Records) => number };
}

/** `recordChecks` in a kind's record.ts: how to check its records, using the checks of src/lib/notebook/checks.ts. */
export type KindRecordChecks<Kind extends RecordKind> = (
  checks: typeof import('#lib/notebook/checks.ts'),
) => Record<Kind, Check>;

/** Adds its words from content/pages/practica.yaml. */
export interface PracticeTally extends Omit<KindTally, 'total'> {
  total: number;
  title: string;
  /** '{n} de {total} resueltos'. */
  progress: string;
}

/** What /practica also needs, from the kind's exercises.ts: its exercises, and how to suggest them. */
export interface KindExercises {
  /** In the order of suggestion. */
  exercises: Exercise[];
  /** Learners choose it by their trade and tick off days: never suggested, nor counted as solved. */
  isPath?: boolean;
  /** What is due today; suggested even from a path. */
  dueToday?: (records: Records) => Exercise | null;
}

export interface PracticeKind extends PracticeTally, KindExercises {
  text: string;
  /** 'unos 5 min cada uno': an estimate of ours. */
  time: string;
  action: string;
  to: string;
}

type PracticeIslandName = keyof PracticeIslandProps;

interface KindIsland<Name extends PracticeIslandName> {
  /** As in src/islands/registry.ts, which turns these into React islands. */
  policy: 'now' | 'near' | 'press';
  /** It writes to the notebook, so it mounts once that is open: the learner's earlier entries show at once. */
  writes?: boolean;
  load: () => Promise<ComponentType<IslandProps[Name] & Surroundings>>;
}

/** A kind's islands, declared in its islands.ts. Every page loads that file, so it may import only types. */
export type KindIslands<Names extends PracticeIslandName> = { [Name in Names]: KindIsland<Name> };

/** For the build only: files to preload with a page because they mount at once. */
export type KindSources = Partial<Record<PracticeIslandName, string[]>>;

/** The part of one kind among the files that `import.meta.glob` found. */
export function partOf<Part>(files: Record<string, Part>, { folder }: ExerciseKind): Part {
  const [, part] = Object.entries(files).find(([file]) => file.includes(`/${folder}/`)) ?? [];
  const name = Object.keys(files)[0]?.split('/').at(-1);
  if (part === undefined) throw new Error(`A kind of exercise needs src/practice/${folder}/${name}`);
  return part;
}
