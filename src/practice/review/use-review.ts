import { useMemo } from 'react';
import { repaso, reviewLessons, type LessonQuestion } from '#content.ts';
import { isoDay } from '#lib/dates.ts';
import { notebookOf, useNotebook } from '#lib/notebook/use-notebook.ts';
import { toast } from '#lib/toasts.ts';
import { useToday } from '#lib/use-today.ts';
import type { UserId } from '#lib/user-id.ts';
import { ONE_MORE_ROUND, PLAN_ID, answerOf, planOn, reviewDay, shownQuestion } from './review-day.ts';
import type { ReviewPlan } from './record.ts';
import { lessonOf } from './use-questions.ts';

/** Comes when somebody chooses an answer: whoever only looks does not pay for it. */
export const loadSchedule = () => import('./schedule.ts');

/** Today's round: what is on the screen, and what the learner can do. All of it is in the notebook at once. */
export function useReview(userId: UserId, asked: string[]) {
  const { status, records } = useNotebook(userId);
  const { today, lookAgain } = useToday();
  const day = useMemo(() => reviewDay(reviewLessons, records, today), [records, today]);
  const wanted = asked.filter((id) => lessonOf(id));
  const shown = shownQuestion(day, wanted);

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
    wanted,
    shown,
    /** Today's answer to what is shown; undefined while it is being asked. */
    answer: shown !== undefined && day.answered.includes(shown) ? answerOf(records, shown) : undefined,
    async giveAnswer(
      { id }: LessonQuestion,
      given: { chosen: string; isRight: boolean },
      onGiven: () => void,
    ) {
      if (!userId) return;
      const now = new Date();
      const schedule = await loadSchedule().catch(() => null);
      // Without a connection it does not come. The question stays, with what was chosen.
      if (!schedule) return toast({ ...repaso.answerFailed, variant: 'destructive' });
      onGiven();
      void notebookOf(userId).update(`review/${id}`, (stored) =>
        // A second press while the scheduler was on its way is the same answer.
        stored && isoDay(new Date(stored.answeredAt)) === isoDay(now)
          ? stored
          : schedule.afterAnswer(stored, given, now),
      );
      change(() => ({ open: id }));
    },
    goOn: () => change(() => ({ open: null })),
    askForMore: () => change(() => ({ goal: day.answered.length + ONE_MORE_ROUND })),
    chooseLesson: (lesson: string | null) => change(() => ({ lesson })),
  };
}

export type Review = ReturnType<typeof useReview>;
