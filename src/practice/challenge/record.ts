import type { ExerciseState } from '#common/island-contract.ts';
import type { Judgement } from '#common/answers/compare-answer.ts';
import { dateOfDay, daysLater, isoDay } from '#lib/dates.ts';
import { recordsOf, type NotebookRecord } from '#lib/notebook/records.ts';
import type { KindRecordChecks, KindTally } from '#practice/practice-kind.ts';

declare module '#lib/notebook/records.ts' {
  interface NotebookValues {
    /** A challenge of 'Retos con datos', by its slug. */
    challenge: ChallengeRecord;
  }
}

export interface ChallengeRecord {
  /** The field's text, judged or not. */
  typed: string;
  /** The answer judged last; the feedback is computed from it. */
  checked: string | null;
  /** Number of judged answers. */
  tries: number;
  /** Number of hints shown. */
  hints: number;
  /** The learner's local day (YYYY-MM-DD) on which they viewed the solution without having solved it. */
  solutionOn: string | null;
  isSolved: boolean;
  /** Milliseconds since 1970. */
  solvedAt: number | null;
  minutes: ChallengeMinutes;
}

/** Whole minutes, review included; which of the two is being timed, and since when (milliseconds since 1970). */
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

/** The record as of a day: a learner who viewed the solution starts again on another day. Times stay. */
export function onDay(challenge: ChallengeRecord = untouched, today: string): ChallengeRecord {
  const { solutionOn, isSolved, tries, minutes } = challenge;
  if (isSolved || solutionOn === null || solutionOn === today) return challenge;
  return { ...untouched, tries, minutes };
}

/** The learner viewed the solution today, so no answer is judged until another day. */
export const isClosed = ({ isSolved, solutionOn }: ChallengeRecord) => !isSolved && solutionOn !== null;

/** The day from which the learner can try again. */
export const opensOn = (solutionOn: string): Date => daysLater(dateOfDay(solutionOn), 1);

export const typedInto = (challenge: ChallengeRecord, typed: string): ChallengeRecord => ({
  ...challenge,
  typed,
});

/** Repeating an answer costs no further hint; a trap is explained and costs none. */
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

/** Minutes saved in a challenge that is solved and measured both ways; negative if the assistant took longer. */
export function savedIn({ value }: NotebookRecord): number {
  const { isSolved, minutes } = value as ChallengeRecord;
  return isSolved && minutes.without !== null && minutes.with !== null ? minutes.without - minutes.with : 0;
}

/** Lost minutes count too: the figure shows what the learner measured. */
export const tally: KindTally = {
  record: 'challenge',
  total: (totals) => totals.challenges,
  stateOf: challengeState,
  figure: {
    words: 'minutes',
    value: (records) => recordsOf(records, 'challenge').reduce((sum, record) => sum + savedIn(record), 0),
  },
};
