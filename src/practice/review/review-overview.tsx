import { fill } from '#common/fill.ts';
import { repaso, reviewLessons, type ReviewLesson } from '#content.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Select } from '#ui/form/select.tsx';
import { answerOf } from './review-day.ts';
import type { Review } from './use-review.ts';

const copy = repaso.overview;

const nameOf = ({ module, title }: ReviewLesson) =>
  module ? `${fill(repaso.module, { n: module })}: ${title}` : title;

/** How many questions the learner has answered, in total and per lesson, and the choice of a lesson. */
export function ReviewOverview({ review: { records, day, isLoading, chooseLesson } }: { review: Review }) {
  const doneOf = (ids: string[]) => ids.filter((id) => answerOf(records, id)).length;
  const all = reviewLessons.flatMap(({ ids }) => ids);
  const progressText = (text: string, ids: string[]) => fill(text, { n: doneOf(ids), total: ids.length });
  return (
    <section aria-labelledby="todas">
      <h2 id="todas" className="text-xl">
        {copy.title}
      </h2>
      <div className={isLoading ? 'invisible' : ''}>
        <p className="mt-2 mb-1.5">{progressText(copy.all, all)}</p>
        <ProgressBar label={copy.title} value={doneOf(all)} max={all.length} />
        <ul className="mt-5 border-t-2 border-ink">
          {reviewLessons.map((lesson) => (
            <li
              key={lesson.slug}
              className="flex items-baseline justify-between gap-4 border-b border-line py-2"
            >
              <span>{nameOf(lesson)}</span>
              <span className="shrink-0 text-sm text-ink-soft tabular-nums">
                {progressText(copy.lesson, lesson.ids)}
              </span>
            </li>
          ))}
        </ul>
        <div className="mt-6">
          <Select
            label={copy.choose}
            value={day.plan.lesson ?? 'todas'}
            onChange={(value) => chooseLesson(value === 'todas' ? null : value)}
            options={[
              { value: 'todas', label: copy.every },
              ...reviewLessons.map((lesson) => ({ value: lesson.slug, label: nameOf(lesson) })),
            ]}
          />
        </div>
      </div>
    </section>
  );
}
