import { cleanName, nameProblem } from './holder-name.ts';

/**
 * What the notebook keeps in the learner's browser. A record is the smallest thing that two tabs may write at the same
 * time; its id is its kind and a name: `note/tareas`, `profile/company`, `prompt/3f2a…`.
 */
export interface Equivalence {
  /** Stands in the text instead of the value: `[CORREO 1]`. */
  tag: string;
  value: string;
}

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

export const kindOf = (id: string) => id.slice(0, id.indexOf('/')) as RecordKind;

const isText = (value: unknown) => typeof value === 'string';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOf = (isItem: (item: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(isItem);
const isMapOf = (isItem: (item: unknown) => boolean) => (value: unknown) =>
  isObject(value) && Object.values(value).every(isItem);

type Shape = Record<string, (value: unknown) => boolean>;
const hasShape = (shape: Shape) => (value: unknown) =>
  isObject(value) && Object.entries(shape).every(([name, isRight]) => isRight(value[name]));

const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
const isBetween = (least: number, most: number) => (value: unknown) =>
  typeof value === 'number' && value >= least && value <= most;
/** What a `Date` can hold. */
const isTime = isBetween(-8.64e15, 8.64e15);
const isCount = (value: unknown) => Number.isInteger(value) && (value as number) >= 0;
const isFlag = (value: unknown) => typeof value === 'boolean';
const areEquivalences = isListOf(hasShape({ tag: isText, value: isText }));

const isHuntScore = hasShape({ points: isCount, outOf: isCount, found: isCount });
const isOrNull = (isRight: (value: unknown) => boolean) => (value: unknown) =>
  value === null || isRight(value);

const isHolderName = (name: unknown) =>
  typeof name === 'string' && name === cleanName(name) && nameProblem(name) === null;

/** A file that is brought along may have been written by anybody. */
const isValue: Record<RecordKind, (value: unknown) => boolean> = {
  filling: hasShape({ values: isMapOf(isText), equivalences: areEquivalences }),
  prompt: hasShape({
    title: isText,
    text: isText,
    note: isText,
    // An address of this site only: the notebook draws a link from it.
    from: hasShape({ to: (to) => typeof to === 'string' && /^\/(?!\/)/.test(to), label: isText }),
    savedAt: Number.isFinite,
    verdict: (verdict) => [null, 'worked', 'with-changes', 'failed'].includes(verdict as null),
    equivalences: areEquivalences,
  }),
  note: hasShape({ text: isText }),
  profile: hasShape({ fields: isMapOf((field) => isText(field) || isListOf(isText)(field)) }),
  week: hasShape({
    start: isOrNull(isDay),
    done: isListOf((day) => Number.isInteger(day) && (day as number) >= 1 && (day as number) <= 7),
  }),
  'trade-day': hasShape({ isDone: (isDone) => typeof isDone === 'boolean' }),
  workshop: hasShape({
    boxes: isMapOf(isText),
    best: (best) => Number.isInteger(best) && (best as number) >= 0 && (best as number) <= 10,
    isModelOpen: (isOpen) => typeof isOpen === 'boolean',
    settled: isListOf(Number.isInteger),
    equivalences: areEquivalences,
  }),
  hunt: hasShape({
    marked: isListOf(isText),
    isChecked: isFlag,
    isSolved: isFlag,
    best: isOrNull(isHuntScore),
    last: isOrNull(isHuntScore),
  }),
  challenge: hasShape({
    typed: isText,
    checked: isOrNull(isText),
    tries: isCount,
    hints: isCount,
    solutionOn: isOrNull(isDay),
    isSolved: isFlag,
    solvedAt: isOrNull(Number.isFinite),
    minutes: hasShape({
      without: isOrNull(isCount),
      with: isOrNull(isCount),
      timing: (timing) => [null, 'without', 'with'].includes(timing as null),
      startedAt: isOrNull(Number.isFinite),
    }),
  }),
  certificate: hasShape({ name: isHolderName }),
  review: hasShape({
    answeredAt: isTime,
    chosen: isText,
    isRight: isFlag,
    due: isDay,
    // Outside of these the scheduler refuses to work.
    stability: isBetween(0.001, 36500),
    difficulty: isBetween(1, 10),
  }),
  'review-plan': hasShape({
    lesson: isOrNull(isText),
    day: isDay,
    goal: isOrNull(isCount),
    open: isOrNull(isText),
  }),
};

export function isRecord(record: unknown): record is NotebookRecord {
  if (!isObject(record) || typeof record.id !== 'string') return false;
  const kind = kindOf(record.id);
  return Number.isFinite(record.updatedAt) && Object.hasOwn(isValue, kind) && isValue[kind](record.value);
}
