/**
 * What the notebook keeps in the learner's browser. A record is the smallest thing that two tabs may write at the same
 * time; its id is its kind and a name: `note/tareas`, `profile/company`, `prompt/3f2a…`.
 */
export interface Equivalence {
  /** Stands in the text instead of the value: `[CORREO 1]`. */
  tag: string;
  value: string;
}

/** `known`, and after it the tags that only `found` has: what a tag stood for in a text that has left does not change. */
export const mergeEquivalences = (
  known: readonly Equivalence[],
  found: readonly Equivalence[],
): Equivalence[] =>
  [...known, ...found].filter(({ tag }, index, all) => all.findIndex((one) => one.tag === tag) === index);

export interface NotebookValues {
  /** What was typed into the fields of a prompt, by variable; and what stands in it for personal data. */
  filling: { values: Record<string, string>; equivalences: Equivalence[] };
  /** A prompt that the learner keeps. */
  prompt: {
    title: string;
    text: string;
    note: string;
    /** Where it comes from: an address of the school and how that place is called. */
    from: { to: string; label: string };
    savedAt: number;
    verdict: 'worked' | 'with-changes' | 'failed' | null;
    equivalences: Equivalence[];
  };
  /** The answer to a question that a lesson asks. */
  note: { text: string };
  /** The two context profiles: a text, or a list of them, by the specification's field names. */
  profile: { fields: Record<string, string | string[]> };
  /** The seven days of the guide: when they begin (YYYY-MM-DD), and which are done (1 to 7). */
  week: { start: string | null; done: number[] };
  /** One day of a trade's week: `trade-day/ventas/2` (1 is Monday). A tick taken back stays, newer than older copies. */
  'trade-day': { isDone: boolean };
  /** A prompt of the workshop: its boxes by name, the best score (0 to 10), and which of three questions are settled. */
  workshop: {
    boxes: Record<string, string>;
    best: number;
    isModelOpen: boolean;
    settled: number[];
    equivalences: Equivalence[];
    /** What the rules made of the boxes the last time, so that a page that is only looked at does without them. */
    verdict?: WorkshopVerdict;
  };
  /** A case of 'Caza del error', by its slug. */
  hunt: {
    /** The sentences marked in the current go, word for word: an edited case loses those that it changed, no others. */
    marked: string[];
    /** The current go has been judged. */
    isChecked: boolean;
    /** In any go. */
    isSolved: boolean;
    best: HuntScore | null;
    last: HuntScore | null;
  };
  /** Whose certificate it is: one record, `certificate/name`. */
  certificate: { name: string };
  /** A question of 'Repaso', by its name: the last answer, and what the scheduler remembers of it. */
  review: {
    answeredAt: number;
    /** The words of the option: an edited question forgets what was chosen, and nothing else. */
    chosen: string;
    isRight: boolean;
    /** The day on which it comes back (YYYY-MM-DD). */
    due: string;
    stability: number;
    difficulty: number;
  };
  /** `review-plan/hoy`: which lesson the questions come from, and what belongs to one day only (YYYY-MM-DD). */
  'review-plan': {
    lesson: string | null;
    day: string;
    /** How many questions the learner wants on that day; null stands for the usual number. */
    goal: number | null;
    /** The question whose reasons are on the screen. */
    open: string | null;
  };
  /** A challenge of 'Retos con datos', by its slug. */
  challenge: {
    /** What stands in the field, judged or not. */
    typed: string;
    /** The answer that was judged last; what is said of it is computed from it. */
    checked: string | null;
    /** Answers that were judged. */
    tries: number;
    /** How many hints are in sight. */
    hints: number;
    /** The day (YYYY-MM-DD, the learner's) on which the solution was looked at before it was found. */
    solutionOn: string | null;
    isSolved: boolean;
    /** Milliseconds since 1970. */
    solvedAt: number | null;
    minutes: ChallengeMinutes;
  };
}

/** Whole minutes, review included; and since when (milliseconds since 1970) which of the two is being timed. */
export interface ChallengeMinutes {
  without: number | null;
  with: number | null;
  timing: 'without' | 'with' | null;
  startedAt: number | null;
}

/** Points and warnings by their names; a later version of the rules may know others. */
export interface WorkshopVerdict {
  missing: string[];
  warnings: { id: string; found: string[] }[];
}

export interface HuntScore {
  points: number;
  outOf: number;
  /** How many faults were found, false alarms aside. */
  found: number;
}

export type RecordKind = keyof NotebookValues;
export type RecordId<Kind extends RecordKind = RecordKind> = `${Kind}/${string}`;

export interface NotebookRecord<Kind extends RecordKind = RecordKind> {
  id: RecordId<Kind>;
  /** Milliseconds since 1970; of two versions the newer one counts. */
  updatedAt: number;
  value: NotebookValues[Kind];
}

/** All records of a kind, e.g. every kept prompt. */
export const recordsOf = <Kind extends RecordKind>(
  records: ReadonlyMap<string, NotebookRecord>,
  kind: Kind,
) => [...records.values()].filter((record): record is NotebookRecord<Kind> => kindOf(record.id) === kind);

export type KindCounts = Partial<Record<RecordKind, number>>;

export function countKinds(ids: Iterable<string>): KindCounts {
  const counts: KindCounts = {};
  for (const id of ids) counts[kindOf(id)] = (counts[kindOf(id)] ?? 0) + 1;
  return counts;
}

/** For a record that needs a name of its own. (`crypto.randomUUID` is for https only.) */
export const newName = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');

export const kindOf = (id: string) => id.slice(0, id.indexOf('/')) as RecordKind;
