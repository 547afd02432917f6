import type { ComponentType } from 'react';
import type { ExerciseKind } from '#common/exercise-kinds.ts';
import type { ExerciseState, IslandProps, PracticeIslandProps } from '#common/island-contract.ts';
import type { Check } from '#lib/notebook/checks.ts';
import type { NotebookRecord, RecordId, RecordKind } from '#lib/notebook/records.ts';
import type { Surroundings } from '#lib/user-id.ts';

/** `checked`: judged, its solution seen, and not solved. It is not half done. */
export type JudgedState = ExerciseState | 'checked';
export type Records = ReadonlyMap<string, NotebookRecord>;

export interface Exercise {
  title: string;
  to: string;
  /** Where the notebook keeps what was done with it. */
  record: RecordId;
}

/**
 * What a page that only counts needs of a kind of exercise, and the kind's tally.ts says: /constancia does without the lists,
 * which weigh more than its page.
 */
export interface KindTally {
  total: number;
  /** The kind of its records in the notebook. */
  record: RecordKind;
  stateOf: (record: NotebookRecord | undefined) => JudgedState;
  /** What a learner of this kind likes to know besides: faults found, minutes saved. */
  figure?: (records: Records) => { value: number; one: string; many: string };
}

/** How the records of a kind are checked, with the checks that src/lib/notebook/checks.ts has: recordChecks of its record.ts. */
export type KindRecordChecks<Kind extends RecordKind> = (
  checks: typeof import('#lib/notebook/checks.ts'),
) => Record<Kind, Check>;

/** With its words in content/pages/practica.yaml. */
export interface PracticeTally extends KindTally {
  title: string;
  /** '{n} de {total} resueltos'. */
  progress: string;
}

/** What /practica needs besides, from the kind's exercises.ts: what there is, and how it is suggested. */
export interface KindExercises {
  /** In the order in which they are suggested. */
  exercises: Exercise[];
  /** Learners choose it by their trade and tick off what they did: it is not suggested, nor counted as solved. */
  isPath?: boolean;
  /** What comes back on this very day: then even a path is suggested. */
  dueToday?: (records: Records) => Exercise | null;
}

export interface PracticeKind extends PracticeTally, KindExercises {
  text: string;
  action: string;
  to: string;
}

type PracticeIslandName = keyof PracticeIslandProps;

interface KindIsland<Name extends PracticeIslandName> {
  /** As in src/islands/registry.ts, which makes these islands ones that React draws. */
  policy: 'now' | 'near' | 'press';
  /** It writes into the notebook: it waits until that is open, so that what was written earlier is there at once. */
  writes?: boolean;
  load: () => Promise<ComponentType<IslandProps[Name] & Surroundings>>;
}

/** What a kind of exercise says of its islands in its file islands.ts, which every page loads: it imports nothing but types. */
export type KindIslands<Names extends PracticeIslandName> = { [Name in Names]: KindIsland<Name> };

/** For the build, apart from what pages load: files whose code is fetched together with a page, as it is mounted at once. */
export type KindSources = Partial<Record<PracticeIslandName, string[]>>;

/** What a kind has in its file of a certain name, of all that `import.meta.glob` found. */
export function partOf<Part>(files: Record<string, Part>, { folder }: ExerciseKind): Part {
  const [, part] = Object.entries(files).find(([file]) => file.includes(`/${folder}/`)) ?? [];
  const name = Object.keys(files)[0]?.split('/').at(-1);
  if (part === undefined) throw new Error(`A kind of exercise needs src/practice/${folder}/${name}`);
  return part;
}
