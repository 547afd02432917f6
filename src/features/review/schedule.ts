import { createEmptyCard, fsrs, Rating, State, type Card } from 'ts-fsrs';
import type { ReviewRecord } from './review-day.ts';

/**
 * FSRS with its own parameters. Without its steps of minutes: a question comes once a day at most, so an interval is a
 * number of days. Nothing is put off for more than about a year: what the school teaches ages.
 */
const scheduler = fsrs({ enable_short_term: false, maximum_interval: 365 });

function cardOf(record: ReviewRecord): Card {
  return {
    due: new Date(record.due),
    stability: record.stability,
    difficulty: record.difficulty,
    reps: record.reps,
    lapses: record.lapses,
    last_review: new Date(record.answeredAt),
    state: State.Review,
    // The scheduler works these out again.
    elapsed_days: 0,
    scheduled_days: 0,
    learning_steps: 0,
  };
}

interface Answer {
  chosen: string;
  isRight: boolean;
}

/** What is kept after an answer: right is 'Good', wrong is 'Again'. */
export function afterAnswer(
  before: ReviewRecord | undefined,
  { chosen, isRight }: Answer,
  now: Date,
): ReviewRecord {
  // The clock of another device may be ahead; the scheduler knows no answers from the future.
  const at = before && before.answeredAt > now.getTime() ? new Date(before.answeredAt) : now;
  const card = before ? cardOf(before) : createEmptyCard(at);
  const { due, stability, difficulty, reps, lapses } = scheduler.next(
    card,
    at,
    isRight ? Rating.Good : Rating.Again,
  ).card;
  return {
    answeredAt: now.getTime(),
    chosen,
    isRight,
    due: due.getTime(),
    stability,
    difficulty,
    reps,
    lapses,
  };
}
