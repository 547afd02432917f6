import type { ChallengeMinutes } from './record.ts';

export type Way = 'without' | 'with';

/** A larger value means a forgotten stopwatch or a typing error. */
const MOST = 999;

/** The field's text in whole minutes; null without a number. Decimals are rounded. */
export function readMinutes(typed: string): number | null {
  const [number] = /\d+([.,]\d+)?/.exec(typed) ?? [];
  return number === undefined ? null : Math.min(Math.round(Number(number.replace(',', '.'))), MOST);
}

export const elapsedSeconds = ({ startedAt }: ChallengeMinutes, now: number) =>
  startedAt === null ? 0 : Math.max(0, Math.floor((now - startedAt) / 1000));

export const formatElapsed = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** One stopwatch at a time: starting one stops the other. */
export const started = (minutes: ChallengeMinutes, way: Way, now: number): ChallengeMinutes => ({
  ...stopped(minutes, now),
  timing: way,
  startedAt: now,
});

/** Adds the measured time, at least one minute, to the minutes entered, so a learner can pause. */
export function stopped(minutes: ChallengeMinutes, now: number): ChallengeMinutes {
  const { timing } = minutes;
  if (timing === null) return minutes;
  const measured = Math.max(1, Math.round(elapsedSeconds(minutes, now) / 60));
  return {
    ...minutes,
    [timing]: Math.min((minutes[timing] ?? 0) + measured, MOST),
    timing: null,
    startedAt: null,
  };
}
