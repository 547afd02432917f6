import { useMemo } from 'react';
import { repaso, reviewLessons, type LessonQuestion } from '#content.ts';
import { isoDay } from '#lib/dates.ts';
import { notebookOf } from '#lib/notebook/notebook-of.ts';
import { useNotebook } from '#lib/notebook/use-notebook.ts';
import { toast } from '#lib/toasts.ts';
import { useToday } from '#lib/use-today.ts';
import type { UserId } from '#lib/user-id.ts';
import { ONE_MORE_ROUND, PLAN_ID, answerOf, planOn, reviewDay, shownQuestion } from './review-day.ts';
import type { ReviewPlan } from './record.ts';
import { lessonOf } from './use-questions.ts';

/** Loads once the learner selects an option, so visitors who only look do not download it. */
export const loadSchedule = () => import('./schedule.ts');

/** Today's round: what to show, and what the learner can do. The notebook stores every step at once. */
export function useReview(userId: UserId, requested: string[]) {
  const { status, records } = useNotebook(userId);
  const { today, lookAgain } = useToday();
  const day = useMemo(() => reviewDay(reviewLessons, records, today), [records, today]);
  const fromLesson = requested.filter((id) => lessonOf(id));
  const shown = shownQuestion(day, fromLesson);

  function change(part: (plan: ReviewPlan) => Partial<ReviewPlan>) {
    if (!userId) return;
    const todayNow = isoDay(new Date());
    lookAgain();
    void notebookOf(userId).update(PLAN_ID, (stored) => {
      const plan = planOn(todayNow, stored);
      return { ...plan, ...part(plan) };
    });
  }

  return {
    isLoading: status === 'loading',
    records,
    today,
    day,
    fromLesson,
    shown,
    /** Today's answer to what is shown; undefined until the learner answers. */
    answer: shown !== undefined && day.answered.includes(shown) ? answerOf(records, shown) : undefined,
    async giveAnswer(
      { id }: LessonQuestion,
      given: { chosen: string; isRight: boolean },
      onGiven: () => void,
    ) {
      if (!userId) return;
      const now = new Date();
      const schedule = await loadSchedule().catch(() => null);
      // Offline: keep the question and the selected option.
      if (!schedule) return toast({ ...repaso.answerFailed, variant: 'destructive' });
      onGiven();
      void notebookOf(userId).update(`review/${id}`, (stored) =>
        // A second press while the scheduler was loading is the same answer.
        stored && isoDay(new Date(stored.answeredAt)) === isoDay(now)
          ? stored
          : schedule.afterAnswer(stored, given, now),
      );
      change(() => ({ open: id }));
    },
    nextQuestion: () => change(() => ({ open: null })),
    askForMore: () => change(() => ({ goal: day.answered.length + ONE_MORE_ROUND })),
    chooseLesson: (lesson: string | null) => change(() => ({ lesson })),
  };
}

export type Review = ReturnType<typeof useReview>;
