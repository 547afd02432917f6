import type { KindRecordChecks, KindTally } from '#practice/practice-kind.ts';

declare module '#lib/notebook/records.ts' {
  interface NotebookValues {
    review: ReviewRecord;
    'review-plan': ReviewPlan;
  }
}

/** A question of 'Repaso', by its name: the last answer, and the scheduler's state. */
export interface ReviewRecord {
  answeredAt: number;
  /** The option's words: if an editor changes them, only the choice is lost. */
  chosen: string;
  isRight: boolean;
  /** The day on which it comes back (YYYY-MM-DD). */
  due: string;
  stability: number;
  difficulty: number;
}

/** `review-plan/hoy`: the chosen lesson, and the fields that apply to one day only (YYYY-MM-DD). */
export interface ReviewPlan {
  lesson: string | null;
  day: string;
  /** How many questions the learner wants that day; null means the usual number. */
  goal: number | null;
  /** The question whose reasons are shown. */
  open: string | null;
}

export const recordChecks: KindRecordChecks<'review' | 'review-plan'> = (checks) => {
  const { hasShape, holds, isBetween, isCount, isDay, isFlag, isLine, isOrNull, isText, isTime } = checks;
  return {
    review: hasShape({
      answeredAt: isTime,
      chosen: isText,
      isRight: isFlag,
      due: isDay,
      // The scheduler throws outside these limits.
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
};

/** An answered question counts as solved, right or wrong. */
export const tally: KindTally = {
  record: 'review',
  total: (totals) => totals.questions,
  stateOf: (record) => (record ? 'solved' : 'new'),
};
