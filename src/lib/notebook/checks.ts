/** Checks for the values of records in an imported file, which anyone may have written. */

/** Why a record of a file is refused. */
export type RecordProblem = 'damaged' | 'long' | 'many' | 'date' | 'count';

/** Titles, names and addresses. */
export const MAX_LINE = 300;
/** Forty pages: more than a learner writes in a field, and still easy for a phone. */
export const MAX_TEXT = 100_000;
const MAX_ITEMS = 500;
const MAX_COUNT = 1_000_000;

export type Check = (value: unknown) => RecordProblem | null;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const firstProblem = (checked: (RecordProblem | null)[]) =>
  checked.find((problem) => problem !== null) ?? null;
export const holds =
  (isRight: (value: unknown) => boolean, problem: RecordProblem = 'damaged'): Check =>
  (value) =>
    isRight(value) ? null : problem;
const textUpTo =
  (most: number): Check =>
  (value) => {
    if (typeof value !== 'string') return 'damaged';
    return value.length > most ? 'long' : null;
  };
export const isLine = textUpTo(MAX_LINE);
export const isText = textUpTo(MAX_TEXT);
export const isListOf =
  (check: Check): Check =>
  (value) => {
    if (!Array.isArray(value)) return 'damaged';
    return value.length > MAX_ITEMS ? 'many' : firstProblem(value.map(check));
  };
export const isMapOf =
  (check: Check): Check =>
  (value) => {
    if (!isObject(value)) return 'damaged';
    return isListOf(isLine)(Object.keys(value)) ?? isListOf(check)(Object.values(value));
  };
export const hasShape =
  (shape: Record<string, Check>): Check =>
  (value) =>
    isObject(value)
      ? firstProblem(Object.entries(shape).map(([name, check]) => check(value[name])))
      : 'damaged';
export const isOrNull =
  (check: Check): Check =>
  (value) =>
    value === null ? null : check(value);

/** `Date.parse` moves 2026-02-31 on to March. */
const isOnCalendar = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};
export const isDay: Check = (value) => {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return 'damaged';
  return isOnCalendar(value) ? null : 'date';
};
export const isBetween = (least: number, most: number) => (value: unknown) =>
  typeof value === 'number' && value >= least && value <= most;
const isTimeUpTo =
  (most: number): Check =>
  (value) =>
    typeof value === 'number' ? holds(isBetween(0, most), 'date')(value) : 'damaged';
export const isTime = isTimeUpTo(Date.UTC(2100, 0));
/** Any time that `Date` can hold: a computer's clock may be wrong. Merging deals with times in the future. */
export const isStamp = isTimeUpTo(8.64e15);
export const isCount: Check = (value) => {
  if (typeof value !== 'number') return 'damaged';
  return Number.isInteger(value) && isBetween(0, MAX_COUNT)(value) ? null : 'count';
};
export const isWhole = (least: number, most: number) =>
  holds((value) => Number.isInteger(value) && isBetween(least, most)(value));
export const isFlag = holds((value) => typeof value === 'boolean');
export const isOneOf = (...choices: unknown[]) => holds((value) => choices.includes(value));
export const areEquivalences = isListOf(hasShape({ tag: isLine, value: isText }));
