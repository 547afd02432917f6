import { daysLater, isoDay } from '#lib/dates.ts';
import type { Records } from '#practice/practice-kind.ts';
import type { ReviewPlan, ReviewRecord } from './record.ts';

/** At most so many a day (record 0026), unless the learner asks for more. */
export const DAY_LIMIT = 10;
export const ONE_MORE_ROUND = 5;
export const PLAN_ID = 'review-plan/hoy';

export const answerOf = (records: Records, id: string) =>
  records.get(`review/${id}`)?.value as ReviewRecord | undefined;

/** What was planned for another day is over; the lesson that was chosen stays. */
export function planOn(day: string, plan: ReviewPlan | undefined): ReviewPlan {
  if (plan?.day === day) return plan;
  return { lesson: plan?.lesson ?? null, day, goal: null, open: null };
}

export interface ReviewDay {
  plan: ReviewPlan;
  /** What was answered today, in that order, of whatever lesson. */
  answered: string[];
  /** What is still to be answered today, in that order. */
  queue: string[];
  /** Of the queue, what was answered on an earlier day and is due. */
  due: string[];
  /** Whether another round has anything to ask. */
  hasMore: boolean;
  /** The day on which the next ones come, and how many of them; null when there are no questions at all. */
  next: { day: string; count: number } | null;
}

interface ReviewLessonIds {
  slug: string;
  ids: string[];
}

/**
 * The round of one day, read from the records alone: what is due comes first, the oldest first, then what was never asked,
 * in the order of the lessons. Who asks for more than the usual number also gets what would come later. Nobody counts the
 * days on which nothing was answered.
 */
export function reviewDay(lessons: ReviewLessonIds[], records: Records, now: Date): ReviewDay {
  const day = isoDay(now);
  const plan = planOn(day, records.get(PLAN_ID)?.value as ReviewPlan | undefined);
  const dueOf = (id: string) => answerOf(records, id)?.due;
  const isToday = (id: string) => {
    const answer = answerOf(records, id);
    return answer !== undefined && isoDay(new Date(answer.answeredAt)) === day;
  };
  const byDue = (a: string, b: string) => (dueOf(a) ?? '').localeCompare(dueOf(b) ?? '');
  const byTime = (a: string, b: string) =>
    (answerOf(records, a)?.answeredAt ?? 0) - (answerOf(records, b)?.answeredAt ?? 0);

  const answered = lessons
    .flatMap(({ ids }) => ids)
    .filter(isToday)
    .sort(byTime);
  // A lesson that is gone by now restricts nothing.
  const chosen = lessons.filter(({ slug }) => slug === plan.lesson);
  const pool = (chosen.length > 0 ? chosen : lessons).flatMap(({ ids }) => ids);
  const open = pool.filter((id) => !isToday(id));
  const unseen = open.filter((id) => !answerOf(records, id));
  const isDue = (id: string) => (dueOf(id) ?? '9') <= day;
  const allDue = open.filter(isDue).sort(byDue);
  const later = open.filter((id) => answerOf(records, id) && !isDue(id)).sort(byDue);

  const candidates = [...allDue, ...unseen, ...(plan.goal === null ? [] : later)];
  const queue = candidates.slice(0, Math.max(0, (plan.goal ?? DAY_LIMIT) - answered.length));

  const tomorrow = isoDay(daysLater(now, 1));
  const comesOn = (id: string) => {
    const due = dueOf(id);
    return due === undefined || due < tomorrow ? tomorrow : due;
  };
  const days = pool.filter((id) => !queue.includes(id)).map(comesOn);
  const first = days.toSorted()[0];
  return {
    plan,
    answered,
    queue,
    due: queue.filter((id) => allDue.includes(id)),
    hasMore: open.length > queue.length,
    next: first
      ? { day: first, count: Math.min(DAY_LIMIT, days.filter((one) => one === first).length) }
      : null,
  };
}

/** The question on the screen: the one whose reasons are being read, then those that a lesson asked for, then today's. */
export function shownQuestion({ plan, answered, queue }: ReviewDay, wanted: string[]): string | undefined {
  const { open } = plan;
  if (open && answered.includes(open) && (wanted.length === 0 || wanted.includes(open))) return open;
  return wanted.find((id) => !answered.includes(id)) ?? wanted.at(-1) ?? queue[0];
}
