import { safeRedirect } from '#lib/safe-redirect.ts';
import { cleanName, nameProblem } from './holder-name.ts';
import { kindOf, type NotebookRecord, type RecordKind } from './records.ts';

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

const isWorkshopVerdict = hasShape({
  missing: isListOf(isText),
  warnings: isListOf(hasShape({ id: isText, found: isListOf(isText) })),
});
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
    from: hasShape({ to: (to) => typeof to === 'string' && to === safeRedirect(to), label: isText }),
    savedAt: isTime,
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
    verdict: (verdict) => verdict === undefined || isWorkshopVerdict(verdict),
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
      timing: (timing) => [null, 'without', 'with'].includes(timing as null),
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
  return isTime(record.updatedAt) && Object.hasOwn(isValue, kind) && isValue[kind](record.value);
}
