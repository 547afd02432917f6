import type { ExerciseState } from '#common/island-contract.ts';
import type { Judgement } from '#common/answers/compare-answer.ts';
import { dateOfDay, daysLater, isoDay } from '#lib/dates.ts';
import type { NotebookRecord } from '#lib/notebook/records.ts';
import type { KindRecordChecks } from '#practice/practice-kind.ts';

declare module '#lib/notebook/records.ts' {
  interface NotebookValues {
    /** A challenge of 'Retos con datos', by its slug. */
    challenge: ChallengeRecord;
  }
}

export interface ChallengeRecord {
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
}

/** Whole minutes, review included; and since when (milliseconds since 1970) which of the two is being timed. */
export interface ChallengeMinutes {
  without: number | null;
  with: number | null;
  timing: 'without' | 'with' | null;
  startedAt: number | null;
}

export const recordChecks: KindRecordChecks<'challenge'> = ({
  hasShape,
  isCount,
  isDay,
  isFlag,
  isOneOf,
  isOrNull,
  isText,
  isTime,
}) => ({
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
});

export const HINTS = 3;

export const untouched: ChallengeRecord = {
  typed: '',
  checked: null,
  tries: 0,
  hints: 0,
  solutionOn: null,
  isSolved: false,
  solvedAt: null,
  minutes: { without: null, with: null, timing: null, startedAt: null },
};

/** The record as it counts on a day: whoever looked at the solution starts anew on another one. Times stay. */
export function onDay(challenge: ChallengeRecord = untouched, today: string): ChallengeRecord {
  const { solutionOn, isSolved, tries, minutes } = challenge;
  if (isSolved || solutionOn === null || solutionOn === today) return challenge;
  return { ...untouched, tries, minutes };
}

/** The solution was looked at today: nothing is judged until another day. */
export const isClosed = ({ isSolved, solutionOn }: ChallengeRecord) => !isSolved && solutionOn !== null;

/** The day on which it can be tried again. */
export const opensOn = (solutionOn: string): Date => daysLater(dateOfDay(solutionOn), 1);

export const typedInto = (challenge: ChallengeRecord, typed: string): ChallengeRecord => ({
  ...challenge,
  typed,
});

/** The same answer twice costs one hint; a trap is told by its name and costs none. */
export function judged(challenge: ChallengeRecord, { kind }: Judgement, now: Date): ChallengeRecord {
  const { typed, checked, tries, hints, isSolved } = challenge;
  if (isSolved || isClosed(challenge) || kind === 'unreadable') return challenge;
  if (kind === 'right')
    return { ...challenge, checked: typed, tries: tries + 1, isSolved: true, solvedAt: now.getTime() };
  if (typed === checked) return challenge;
  return {
    ...challenge,
    checked: typed,
    tries: tries + 1,
    hints: kind === 'wrong' ? Math.min(hints + 1, HINTS) : hints,
  };
}

export const hinted = (challenge: ChallengeRecord): ChallengeRecord => ({
  ...challenge,
  hints: Math.min(challenge.hints + 1, HINTS),
});

export const gaveUp = (challenge: ChallengeRecord, now: Date): ChallengeRecord =>
  challenge.isSolved ? challenge : { ...challenge, solutionOn: isoDay(now) };

export function challengeState(record: NotebookRecord | undefined): ExerciseState {
  const challenge = record?.value as ChallengeRecord | undefined;
  if (challenge?.isSolved) return 'solved';
  if (!challenge) return 'new';
  const { typed, tries, hints, solutionOn, minutes } = challenge;
  const isTimed = Object.values(minutes).some((value) => value !== null);
  return typed.trim() !== '' || tries > 0 || hints > 0 || solutionOn || isTimed ? 'started' : 'new';
}
