import type { Judgement } from '#common/answers/compare-answer.ts';
import { dateOfDay, daysLater, isoDay } from '#lib/dates.ts';
import type { NotebookValues } from '#lib/notebook/records.ts';

export type ChallengeRecord = NotebookValues['challenge'];

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
