import { FULL_SCORE } from '#common/craft/boxes.ts';
import type { ExerciseState } from '#common/island-contract.ts';
import type { Equivalence, NotebookRecord, RecordId } from '#lib/notebook/records.ts';
import type { KindRecordChecks, KindTally } from '#practice/practice-kind.ts';

declare module '#lib/notebook/records.ts' {
  interface NotebookValues {
    workshop: WorkshopRecord;
  }
}

/** A workshop prompt: its boxes by name, the best score (0 to 10), and which of three questions are ticked. */
export interface WorkshopRecord {
  boxes: Record<string, string>;
  best: number;
  isModelOpen: boolean;
  settled: number[];
  equivalences: Equivalence[];
  /** The last verdict, so that a page that is only viewed need not load the rules. */
  verdict?: WorkshopVerdict;
}

/** Points and warnings by name; a later version of the rules may have others. */
export interface WorkshopVerdict {
  missing: string[];
  warnings: { id: string; found: string[] }[];
}

export const recordChecks: KindRecordChecks<'workshop'> = (checks) => {
  const { areEquivalences, hasShape, isCount, isFlag, isLine, isListOf, isMapOf, isText, isWhole } = checks;
  const isVerdict = hasShape({
    missing: isListOf(isLine),
    warnings: isListOf(hasShape({ id: isLine, found: isListOf(isText) })),
  });
  return {
    workshop: hasShape({
      boxes: isMapOf(isText),
      best: isWhole(0, 10),
      isModelOpen: isFlag,
      settled: isListOf(isCount),
      equivalences: areEquivalences,
      verdict: (verdict) => (verdict === undefined ? null : isVerdict(verdict)),
    }),
  };
};

/** The record for the learner's own task: not an exercise, and never solved. */
export const OWN_TASK = 'libre';
const ownTaskRecord: RecordId<'workshop'> = `workshop/${OWN_TASK}`;

export function workshopState(record: NotebookRecord | undefined): ExerciseState {
  if (!record || record.id === ownTaskRecord) return 'new';
  const { best, boxes } = record.value as WorkshopRecord;
  if (best === FULL_SCORE) return 'solved';
  return Object.values(boxes).some((text) => text.trim()) ? 'started' : 'new';
}

/** Solved means all ten points, which the model answer reaches. */
export const tally: KindTally = {
  record: 'workshop',
  total: (totals) => totals.workshop,
  stateOf: workshopState,
};
