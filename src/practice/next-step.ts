import { recordsOf } from '#lib/notebook/records.ts';
import type { Exercise, PracticeKind, PracticeTally, Records } from './practice-kind.ts';

export const exercisesOf = (kinds: PracticeKind[]) => kinds.filter(({ isPath }) => !isPath);

/** Removed exercises keep their records, so the count stops at the total. */
export const solvedOf = ({ record, total, stateOf }: PracticeTally, records: Records): number =>
  Math.min(recordsOf(records, record).filter((one) => stateOf(one) === 'solved').length, total);

export interface NextStep {
  /** `first`: the learner has done no exercise yet. */
  reason: 'first' | 'resume' | 'due' | 'another' | 'repeat';
  exercise: Exercise;
  kind: PracticeKind;
  /** When the learner last worked on it; only if started or checked. */
  updatedAt: number | undefined;
}

/**
 * One suggestion: the exercise started last and not solved; else the questions due today; else a new exercise of the kind
 * with the smallest share solved; else one that was checked and not solved.
 */
export function nextStep(all: PracticeKind[], records: Records): NextStep | null {
  const kinds = exercisesOf(all);
  const steps = kinds.flatMap((kind) =>
    kind.exercises.map((exercise) => {
      const record = records.get(exercise.record);
      return { exercise, kind, state: kind.stateOf(record), updatedAt: record?.updatedAt };
    }),
  );
  const begun = steps
    .filter(({ state }) => state === 'started')
    .sort((a, b) => (b.updatedAt ?? 0) - (a.updatedAt ?? 0))[0];
  if (begun) return { ...begun, reason: 'resume' };
  for (const kind of all) {
    const exercise = kind.dueToday?.(records);
    if (exercise) return { reason: 'due', exercise, kind, updatedAt: undefined };
  }
  const share = (kind: PracticeKind) => solvedOf(kind, records) / kind.total;
  const byShare = steps.toSorted((a, b) => share(a.kind) - share(b.kind));
  const fresh = byShare.find(({ state }) => state === 'new');
  const isFirst = steps.every(({ state }) => state === 'new');
  if (fresh) return { ...fresh, reason: isFirst ? 'first' : 'another' };
  const checked = byShare.find(({ state }) => state === 'checked');
  return checked ? { ...checked, reason: 'repeat' } : null;
}
