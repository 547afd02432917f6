import { FSRSAlgorithm, Rating } from 'ts-fsrs';
import { daysBetween, daysLater, isoDay } from '#lib/dates.ts';
import type { ReviewRecord } from './record.ts';

/**
 * FSRS with its own parameters, and only the part that knows memory: its cards and steps of minutes are for people who sit
 * down to learn by heart. Here a question comes once a day at most, so all there is to know is a number of days; about a
 * year at most, because what the school teaches ages.
 */
const memory = new FSRSAlgorithm({ enable_short_term: false, maximum_interval: 365 });

interface Answer {
  chosen: string;
  isRight: boolean;
}

/** What is kept after an answer: right is 'Good', wrong is 'Again'. */
export function afterAnswer(before: ReviewRecord | undefined, answer: Answer, now: Date): ReviewRecord {
  // The clock of another device may have been ahead: no answer comes from the future.
  const elapsed = before ? Math.max(0, daysBetween(new Date(before.answeredAt), now)) : 0;
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
