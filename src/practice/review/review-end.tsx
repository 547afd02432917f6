import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { fill } from '#common/fill.ts';
import { repaso, type LessonQuestion } from '#content.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { dayName } from './day-name.ts';
import { answerOf } from './review-day.ts';
import type { Review } from './use-review.ts';

const copy = repaso.end;

interface ReviewEndProps {
  review: Review;
  questions: ReadonlyMap<string, LessonQuestion>;
  onMore: () => void;
}

/** After the last question: the score, the day of the next ones, and the links onward. */
export function ReviewEnd({ review: { day, records, today }, questions, onMore }: ReviewEndProps) {
  const { answered, next, hasMore } = day;
  const right = answered.filter((id) => answerOf(records, id)?.isRight).length;
  const isIdle = answered.length === 0;
  return (
    <div className="px-5 py-5 sm:px-6">
      <h3 data-focus="" tabIndex={-1} className="text-xl">
        {isIdle ? copy.nothing.title : copy.title}
      </h3>
      {isIdle ? (
        <p className="mt-2 max-w-[58ch]">{copy.nothing.text}</p>
      ) : (
        <p className="mt-1">{fill(copy.score, { n: right, total: answered.length })}</p>
      )}
      {next && (
        <p className="mt-1 max-w-[58ch]">
          {fill(next.count === 1 ? copy.next.one : copy.next.many, {
            n: next.count,
            fecha: dayName(next.day, today),
          })}
        </p>
      )}
      {!isIdle && (
        <Answered>
          {answered.map((id) => (
            <AnsweredRow
              key={id}
              passage={questions.get(id)?.passage}
              isRight={answerOf(records, id)?.isRight ?? false}
            />
          ))}
        </Answered>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {hasMore && (
          <Button variant="secondary" onClick={onMore}>
            {copy.more}
          </Button>
        )}
        <Link to="/practica" className={buttonClass('primary')}>
          {copy.practice}
        </Link>
      </div>
    </div>
  );
}

function Answered({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="respondido" className="mt-6">
      <h4 id="respondido" className="text-base">
        {copy.list}
      </h4>
      <ol className="mt-2 border-t border-line">{children}</ol>
    </section>
  );
}

interface AnsweredRowProps {
  /** Undefined until its lesson's questions are loaded. */
  passage: LessonQuestion['passage'] | undefined;
  isRight: boolean;
}

function AnsweredRow({ passage, isRight }: AnsweredRowProps) {
  const Icon = isRight ? Check : X;
  return (
    <li className="flex items-center justify-between gap-x-5 border-b border-line py-1">
      {passage && (
        <Link to={passage.to} className="inline-flex min-h-11 items-center text-link">
          {passage.label}
        </Link>
      )}
      <span
        className={`inline-flex shrink-0 items-center gap-1.5 text-sm font-semibold ${isRight ? 'text-success' : 'text-danger'}`}
      >
        <Icon aria-hidden="true" className="size-4 stroke-[2.5]" />
        {isRight ? copy.isRight : copy.isWrong}
      </span>
    </li>
  );
}
