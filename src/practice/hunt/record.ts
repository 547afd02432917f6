import type { HuntResult } from '#common/hunt-score.ts';
import { recordsOf, type NotebookRecord } from '#lib/notebook/records.ts';
import type { JudgedState, KindRecordChecks, KindTally } from '#practice/practice-kind.ts';

declare module '#lib/notebook/records.ts' {
  interface NotebookValues {
    /** A case of 'Caza del error', by its slug. */
    hunt: HuntRecord;
  }
}

export interface HuntScore {
  points: number;
  outOf: number;
  /** Faults found, not counting false alarms. */
  found: number;
}

export interface HuntRecord {
  /** Sentences marked in this attempt, word for word: if an editor changes a sentence, only its mark is lost. */
  marked: string[];
  /** This attempt has been judged. */
  isChecked: boolean;
  /** In any attempt. */
  isSolved: boolean;
  best: HuntScore | null;
  last: HuntScore | null;
}

export const recordChecks: KindRecordChecks<'hunt'> = ({
  hasShape,
  isCount,
  isFlag,
  isListOf,
  isOrNull,
  isText,
}) => {
  const isScore = hasShape({ points: isCount, outOf: isCount, found: isCount });
  return {
    hunt: hasShape({
      marked: isListOf(isText),
      isChecked: isFlag,
      isSolved: isFlag,
      best: isOrNull(isScore),
      last: isOrNull(isScore),
    }),
  };
};

export const untouched: HuntRecord = {
  marked: [],
  isChecked: false,
  isSolved: false,
  best: null,
  last: null,
};

export function huntState(record: NotebookRecord | undefined): JudgedState {
  const hunt = record?.value as HuntRecord | undefined;
  if (hunt?.isSolved) return 'solved';
  if (hunt && hunt.marked.length > 0 && !hunt.isChecked) return 'started';
  return hunt?.last ? 'checked' : 'new';
}

export function toggled(hunt: HuntRecord = untouched, sentence: string): HuntRecord {
  if (hunt.isChecked) return hunt;
  const others = hunt.marked.filter((one) => one !== sentence);
  return { ...hunt, marked: others.length < hunt.marked.length ? others : [...others, sentence] };
}

/** With equal points, the attempt that found more faults is better. */
const isBetter = (one: HuntScore, other: HuntScore | null) =>
  other === null || one.points > other.points || (one.points === other.points && one.found > other.found);

export function judged(hunt: HuntRecord = untouched, result: HuntResult): HuntRecord {
  const last: HuntScore = { points: result.points, outOf: result.outOf, found: result.found };
  return {
    ...hunt,
    isChecked: true,
    isSolved: hunt.isSolved || result.isSolved,
    best: isBetter(last, hunt.best) ? last : hunt.best,
    last,
  };
}

export const tryAgain = (hunt: HuntRecord = untouched): HuntRecord => ({
  ...hunt,
  marked: [],
  isChecked: false,
});

const foundIn = (record: NotebookRecord): number => (record.value as HuntRecord).best?.found ?? 0;

export const tally: KindTally = {
  record: 'hunt',
  total: (totals) => totals.hunts,
  stateOf: huntState,
  figure: {
    words: 'faults',
    value: (records) => recordsOf(records, 'hunt').reduce((sum, record) => sum + foundIn(record), 0),
  },
};
