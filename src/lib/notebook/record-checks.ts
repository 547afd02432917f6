import { safeRedirect } from '#lib/safe-redirect.ts';
import {
  areEquivalences,
  hasShape,
  holds,
  isDay,
  isLine,
  isListOf,
  isMapOf,
  isObject,
  isOneOf,
  isOrNull,
  isStamp,
  isText,
  isTime,
  isWhole,
  MAX_TEXT,
  type Check,
  type RecordProblem,
} from './checks.ts';
import { cleanName, nameProblem } from './holder-name.ts';
import { kindOf, type RecordKind } from './records.ts';

/** For the whole record. */
const MAX_RECORD = 3 * MAX_TEXT;

/** Checks the value of each kind of record. */
export type RecordChecks = Readonly<Record<string, Check>>;

const isHolderName = holds(
  (name) => typeof name === 'string' && name === cleanName(name) && nameProblem(name) === null,
);

/** For all kinds but those of exercises, which src/practice/record-checks.ts adds. */
export const ownRecordChecks = {
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
  'sections-read': hasShape({ sections: isListOf(isLine) }),
  certificate: hasShape({ name: isHolderName }),
} satisfies RecordChecks;

/** The kind of a record, if it has a check. */
export function knownKind(id: string, checks: RecordChecks): RecordKind | null {
  const kind = kindOf(id);
  return Object.hasOwn(checks, kind) ? kind : null;
}

/** What is wrong with a record of a file; null if it is right. */
export function recordProblem(record: unknown, checks: RecordChecks): RecordProblem | null {
  if (!isObject(record) || typeof record.id !== 'string') return 'damaged';
  const kind = knownKind(record.id, checks);
  const check = kind && checks[kind];
  if (!check) return 'damaged';
  const isShort = JSON.stringify(record).length <= MAX_RECORD;
  return isLine(record.id) ?? isStamp(record.updatedAt) ?? check(record.value) ?? (isShort ? null : 'long');
}
