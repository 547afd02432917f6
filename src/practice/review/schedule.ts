import { FSRSAlgorithm, Rating } from 'ts-fsrs';
import { daysBetween, daysLater, isoDay } from '#lib/dates.ts';
import type { ReviewRecord } from './record.ts';

/**
 * FSRS with its default parameters, and only its memory model: its cards and steps of minutes are for people who sit
 * down to learn by heart. Here a question comes at most once a day, so we only need a number of days; about a
 * year at most, because our content ages.
 */
const memory = new FSRSAlgorithm({ enable_short_term: false, maximum_interval: 365 });

interface Answer {
  chosen: string;
  isRight: boolean;
}

/** The record after an answer: right is FSRS's 'Good', wrong its 'Again'. */
export function afterAnswer(before: ReviewRecord | undefined, answer: Answer, now: Date): ReviewRecord {
  // Another device's clock may be ahead: treat an answer from the future as given now.
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
