import { safeRedirect } from '#lib/safe-redirect.ts';
import { cleanName, nameProblem } from './holder-name.ts';
import { kindOf, type NotebookRecord, type RecordKind } from './records.ts';

/** Why a record is not taken from a file. */
export type RecordProblem = 'damaged' | 'long' | 'many' | 'date' | 'count';

/** Titles, names and addresses. */
export const MAX_LINE = 300;
/** Forty pages: more than anybody writes in a field, and still no trouble for a phone. */
export const MAX_TEXT = 100_000;
export const MAX_ITEMS = 500;
/** All of a record together. */
const MAX_RECORD = 3 * MAX_TEXT;
const MAX_COUNT = 1_000_000;

type Check = (value: unknown) => RecordProblem | null;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const firstProblem = (checked: (RecordProblem | null)[]) =>
  checked.find((problem) => problem !== null) ?? null;
const holds =
  (isRight: (value: unknown) => boolean, problem: RecordProblem = 'damaged'): Check =>
  (value) =>
    isRight(value) ? null : problem;
const textUpTo =
  (most: number): Check =>
  (value) => {
    if (typeof value !== 'string') return 'damaged';
    return value.length > most ? 'long' : null;
  };
const isLine = textUpTo(MAX_LINE);
const isText = textUpTo(MAX_TEXT);
const isListOf =
  (check: Check): Check =>
  (value) => {
    if (!Array.isArray(value)) return 'damaged';
    return value.length > MAX_ITEMS ? 'many' : firstProblem(value.map(check));
  };
const isMapOf =
  (check: Check): Check =>
  (value) => {
    if (!isObject(value)) return 'damaged';
    return isListOf(isLine)(Object.keys(value)) ?? isListOf(check)(Object.values(value));
  };
const hasShape =
  (shape: Record<string, Check>): Check =>
  (value) =>
    isObject(value)
      ? firstProblem(Object.entries(shape).map(([name, check]) => check(value[name])))
      : 'damaged';
const isOrNull =
  (check: Check): Check =>
  (value) =>
    value === null ? null : check(value);

/** `Date.parse` moves 2026-02-31 on to March. */
const isOnCalendar = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};
const isDay: Check = (value) => {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return 'damaged';
  return isOnCalendar(value) ? null : 'date';
};
const isBetween = (least: number, most: number) => (value: unknown) =>
  typeof value === 'number' && value >= least && value <= most;
const isTimeUpTo =
  (most: number): Check =>
  (value) =>
    typeof value === 'number' ? holds(isBetween(0, most), 'date')(value) : 'damaged';
const isTime = isTimeUpTo(Date.UTC(2100, 0));
/** Also from a computer whose clock is wrong: what `Date` can hold. Merging knows what is in the future. */
const isStamp = isTimeUpTo(8.64e15);
const isCount: Check = (value) => {
  if (typeof value !== 'number') return 'damaged';
  return Number.isInteger(value) && isBetween(0, MAX_COUNT)(value) ? null : 'count';
};
const isWhole = (least: number, most: number) =>
  holds((value) => Number.isInteger(value) && isBetween(least, most)(value));
const isFlag = holds((value) => typeof value === 'boolean');
const isOneOf = (...choices: unknown[]) => holds((value) => choices.includes(value));
const areEquivalences = isListOf(hasShape({ tag: isLine, value: isText }));

const isWorkshopVerdict = hasShape({
  missing: isListOf(isLine),
  warnings: isListOf(hasShape({ id: isLine, found: isListOf(isText) })),
});
const isHuntScore = hasShape({ points: isCount, outOf: isCount, found: isCount });

const isHolderName = holds(
  (name) => typeof name === 'string' && name === cleanName(name) && nameProblem(name) === null,
);

/** A file that is brought along may have been written by anybody. */
const valueChecks: Record<RecordKind, Check> = {
  filling: hasShape({ values: isMapOf(isText), equivalences: areEquivalences }),
  prompt: hasShape({
    title: isLine,
    text: isText,
    note: isText,
    // An address of this site only: the notebook draws a link from it.
    from: hasShape({
      to: (to) => isLine(to) ?? (to === safeRedirect(String(to)) ? null : 'damaged'),
      label: isLine,
    }),
    savedAt: isTime,
    verdict: isOneOf(null, 'worked', 'with-changes', 'failed'),
    equivalences: areEquivalences,
  }),
  note: hasShape({ text: isText }),
  profile: hasShape({
    fields: isMapOf((field) => (Array.isArray(field) ? isListOf(isText)(field) : isText(field))),
  }),
  week: hasShape({
    start: isOrNull(isDay),
    done: isListOf(isWhole(1, 7)),
  }),
  'trade-day': hasShape({ isDone: isFlag }),
  workshop: hasShape({
    boxes: isMapOf(isText),
    best: isWhole(0, 10),
    isModelOpen: isFlag,
    settled: isListOf(isCount),
    equivalences: areEquivalences,
    verdict: (verdict) => (verdict === undefined ? null : isWorkshopVerdict(verdict)),
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
    solvedAt: isOrNull(isTime),
    minutes: hasShape({
      without: isOrNull(isCount),
      with: isOrNull(isCount),
      timing: isOneOf(null, 'without', 'with'),
      startedAt: isOrNull(isTime),
    }),
  }),
  certificate: hasShape({ name: isHolderName }),
  review: hasShape({
    answeredAt: isTime,
    chosen: isText,
    isRight: isFlag,
    due: isDay,
    // Outside of these the scheduler refuses to work.
    stability: holds(isBetween(0.001, 36500)),
    difficulty: holds(isBetween(1, 10)),
  }),
  'review-plan': hasShape({
    lesson: isOrNull(isLine),
    day: isDay,
    goal: isOrNull(isCount),
    open: isOrNull(isLine),
  }),
};

export const isKind = (kind: string): kind is RecordKind => Object.hasOwn(valueChecks, kind);

/** What speaks against a record of a file; null for one that is right. */
export function recordProblem(record: unknown): RecordProblem | null {
  if (!isObject(record) || typeof record.id !== 'string') return 'damaged';
  const kind = kindOf(record.id);
  if (!isKind(kind)) return 'damaged';
  const isShort = JSON.stringify(record).length <= MAX_RECORD;
  return (
    isLine(record.id) ??
    isStamp(record.updatedAt) ??
    valueChecks[kind](record.value) ??
    (isShort ? null : 'long')
  );
}

export const isRecord = (record: unknown): record is NotebookRecord => recordProblem(record) === null;
