import { FSRSAlgorithm, Rating } from 'ts-fsrs';
import { daysLater, isoDay } from '#lib/dates.ts';
import type { ReviewRecord } from './review-day.ts';

/**
 * FSRS with its own parameters, and only the part that knows memory: its cards and steps of minutes are for people who sit
 * down to learn by heart. Here a question comes once a day at most, so all there is to know is a number of days; about a
 * year at most, because what the school teaches ages.
 */
const memory = new FSRSAlgorithm({ enable_short_term: false, maximum_interval: 365 });

const atNoon = (date: Date) => new Date(date).setHours(12, 0, 0, 0);

/** By the calendar where the learner is. The clock of another device may have been ahead: no answer comes from the future. */
const daysBetween = (before: Date, now: Date) =>
  Math.max(0, Math.round((atNoon(now) - atNoon(before)) / 86_400_000));

interface Answer {
  chosen: string;
  isRight: boolean;
}

/** What is kept after an answer: right is 'Good', wrong is 'Again'. */
export function afterAnswer(before: ReviewRecord | undefined, answer: Answer, now: Date): ReviewRecord {
  const elapsed = before ? daysBetween(new Date(before.answeredAt), now) : 0;
  const grade = answer.isRight ? Rating.Good : Rating.Again;
  const { stability, difficulty } = memory.next_state(before ?? null, elapsed, grade);
  const days = memory.next_interval(stability, elapsed);
  return {
    answeredAt: now.getTime(),
    chosen: answer.chosen,
    isRight: answer.isRight,
    due: isoDay(daysLater(now, days)),
    stability,
    difficulty,
  };
}
