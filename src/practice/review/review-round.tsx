import { fill, counted } from '#common/fill.ts';
import { repaso } from '#content.ts';
import { reload } from '#lib/go.ts';
import { isoDay } from '#lib/dates.ts';
import { useMovedFocus } from '#lib/use-moved-focus.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { QuestionForm } from './question-form.tsx';
import { ReviewEnd } from './review-end.tsx';
import { useQuestions } from './use-questions.ts';
import { loadSchedule, type Review } from './use-review.ts';
import { Verdict } from './verdict.tsx';

interface ReviewRoundProps {
  review: Review;
  /** A link named a question that no longer exists. */
  isUnknown: boolean;
  onRequestedDone: () => void;
}

/** Today's round: a question, its reasons, the next question; at the end the result. */
export function ReviewRound({ review, isUnknown, onRequestedDone }: ReviewRoundProps) {
  const { isLoading, shown, answer, day, fromLesson, today } = review;
  const { questions, hasFailed } = useQuestions(
    shown === undefined ? day.answered : [shown, ...fromLesson, ...day.queue],
  );
  const question = shown === undefined ? undefined : questions.get(shown);
  const { box, moveFocus } = useMovedFocus<HTMLElement>();

  function onNext() {
    moveFocus();
    review.nextQuestion();
    if (fromLesson.length > 0 && fromLesson.every((id) => day.answered.includes(id))) onRequestedDone();
  }

  if (hasFailed) return <LoadFailed />;
  if (isLoading || (shown !== undefined && !question)) return <RoundLoading />;
  return (
    <section
      ref={box}
      aria-labelledby="hoy"
      className="overflow-hidden rounded-card border-2 border-ink bg-surface"
    >
      <RoundHead review={review} />
      {isUnknown && <p className="border-b border-line px-5 py-3 sm:px-6">{repaso.unknown}</p>}
      {!question ? (
        <ReviewEnd
          review={review}
          questions={questions}
          onMore={() => {
            moveFocus();
            review.askForMore();
          }}
        />
      ) : answer ? (
        <Verdict
          {...{ question, answer, today, onNext }}
          isLast={fromLesson.length === 0 && day.queue.length === 0}
        />
      ) : (
        <QuestionForm
          key={question.id}
          question={question}
          day={isoDay(today)}
          onChoose={() => void loadSchedule().catch(() => undefined)}
          onAnswer={(given) => void review.giveAnswer(question, given, moveFocus)}
        />
      )}
    </section>
  );
}

/** 'Hoy: 10 preguntas', and the position of the current question. */
function RoundHead({ review: { day, fromLesson, shown, answer } }: { review: Review }) {
  const total = fromLesson.length || day.answered.length + day.queue.length;
  const words = fromLesson.length > 0 ? repaso.fromLesson : repaso.today;
  const place =
    fromLesson.length > 0 ? fromLesson.indexOf(shown ?? '') + 1 : day.answered.length + (answer ? 0 : 1);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-ink bg-marker px-5 py-2.5 sm:px-6">
      <h2 id="hoy" className="text-base">
        {counted(total, words)}
      </h2>
      {shown !== undefined && total > 1 && (
        <p className="text-sm">{fill(repaso.position, { n: place, total })}</p>
      )}
    </div>
  );
}

function LoadFailed() {
  const { title, text, action } = repaso.failed;
  return (
    <EmptyState title={title} text={text}>
      {/* Reload the page: after a deploy the file has a new name, which this page does not know. */}
      <Button onClick={reload}>{action}</Button>
    </EmptyState>
  );
}

function RoundLoading() {
  return (
    <div role="status" data-loading="true">
      <span className="sr-only">{repaso.loading}</span>
      <Skeleton className="h-144 w-full" />
    </div>
  );
}
