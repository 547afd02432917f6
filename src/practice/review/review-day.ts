import { QUESTIONS_A_DAY } from '#common/exercise-kinds.ts';
import { daysLater, isoDay } from '#lib/dates.ts';
import type { Records } from '#practice/practice-kind.ts';
import type { ReviewPlan, ReviewRecord } from './record.ts';

export const ONE_MORE_ROUND = 5;
export const PLAN_ID = 'review-plan/hoy';

export const answerOf = (records: Records, id: string) =>
  records.get(`review/${id}`)?.value as ReviewRecord | undefined;

/** A plan from another day no longer applies, except for the chosen lesson. */
export function planOn(day: string, plan: ReviewPlan | undefined): ReviewPlan {
  if (plan?.day === day) return plan;
  return { lesson: plan?.lesson ?? null, day, goal: null, open: null };
}

export interface ReviewDay {
  plan: ReviewPlan;
  /** Questions answered today, in order, of any lesson. */
  answered: string[];
  /** Questions left for today, in order. */
  queue: string[];
  /** The part of the queue that was answered on an earlier day and is due. */
  due: string[];
  /** Whether another round would have questions. */
  hasMore: boolean;
  /** The day of the next questions, and how many; null if there are no questions at all. */
  next: { day: string; count: number } | null;
}

interface ReviewLessonIds {
  slug: string;
  ids: string[];
}

/**
 * The round of one day, computed from the records alone: due questions first, the oldest first, then new ones in the order
 * of the lessons. A learner who asks for more also gets questions due later. Missed days are not counted.
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
  // Ignore a chosen lesson that no longer exists.
  const chosen = lessons.filter(({ slug }) => slug === plan.lesson);
  const pool = (chosen.length > 0 ? chosen : lessons).flatMap(({ ids }) => ids);
  const open = pool.filter((id) => !isToday(id));
  const unseen = open.filter((id) => !answerOf(records, id));
  const isDue = (id: string) => (dueOf(id) ?? '9') <= day;
  const allDue = open.filter(isDue).sort(byDue);
  const later = open.filter((id) => answerOf(records, id) && !isDue(id)).sort(byDue);

  const candidates = [...allDue, ...unseen, ...(plan.goal === null ? [] : later)];
  const queue = candidates.slice(0, Math.max(0, (plan.goal ?? QUESTIONS_A_DAY) - answered.length));

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
      ? { day: first, count: Math.min(QUESTIONS_A_DAY, days.filter((one) => one === first).length) }
      : null,
  };
}

/** The question to show: the one whose reasons are open, else those a lesson linked to, else today's. */
export function shownQuestion(
  { plan, answered, queue }: ReviewDay,
  fromLesson: string[],
): string | undefined {
  const { open } = plan;
  if (open && answered.includes(open) && (fromLesson.length === 0 || fromLesson.includes(open))) return open;
  return fromLesson.find((id) => !answered.includes(id)) ?? fromLesson.at(-1) ?? queue[0];
}
