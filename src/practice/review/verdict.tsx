import { ArrowRight, Check, X } from 'lucide-react';
import { fill } from '#common/fill.ts';
import { repaso, type LessonQuestion } from '#content.ts';
import { isoDay } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { dayName } from './day-name.ts';
import { optionsOn } from './option-order.ts';
import type { ReviewRecord } from './record.ts';

const copy = repaso.verdict;

interface VerdictProps {
  question: LessonQuestion;
  answer: ReviewRecord;
  today: Date;
  isLast: boolean;
  onNext: () => void;
}

/** Whether the answer was right, the reason for each option, and where to read it again. */
export function Verdict({ question, answer, today, isLast, onNext }: VerdictProps) {
  const options = optionsOn(isoDay(new Date(answer.answeredAt)), question);
  return (
    <div className="px-5 py-5 sm:px-6">
      <p className="max-w-[58ch] font-heading text-xl leading-snug font-semibold">{question.text}</p>
      <h3
        data-focus=""
        tabIndex={-1}
        className={`mt-5 flex items-center gap-2.5 text-lg ${answer.isRight ? 'text-success' : 'text-danger'}`}
      >
        <Mark isRight={answer.isRight} />
        {answer.isRight ? copy.right : copy.wrong}
      </h3>
      <ul className="mt-3 space-y-4">
        {options.map(({ text, reason, isRight }) => (
          <Option key={text} {...{ text, reason, isRight }} isChosen={text === answer.chosen} />
        ))}
      </ul>
      <p className="mt-6 border-t border-dashed border-line pt-4">
        {copy.passage}{' '}
        <Link
          to={question.passage.to}
          className="text-link pointer-coarse:inline-block pointer-coarse:py-2.5"
        >
          {question.passage.label}
        </Link>
      </p>
      <p className="text-ink-soft">{fill(copy.back, { fecha: dayName(answer.due, today) })}</p>
      <Button size="lg" className="mt-5" onClick={onNext}>
        {isLast ? copy.finish : copy.next}
        <ArrowRight aria-hidden="true" className="size-5" />
      </Button>
    </div>
  );
}

function Mark({ isRight }: { isRight: boolean }) {
  const Icon = isRight ? Check : X;
  return <Icon aria-hidden="true" className="size-5 shrink-0 stroke-[2.5]" />;
}

interface OptionProps {
  text: string;
  reason: string;
  isRight: boolean;
  isChosen: boolean;
}

/** Looks like a teacher's corrections: the right option is marked, a wrong choice is struck through. */
function Option({ text, reason, isRight, isChosen }: OptionProps) {
  const line = isRight ? 'border-success' : isChosen ? 'border-danger' : 'border-line';
  const labels = [isChosen && copy.yours, isRight && copy.good].filter(Boolean);
  return (
    <li className={`border-l-2 pl-4 ${line}`}>
      {labels.length > 0 && (
        <p className={`text-sm font-semibold ${isRight ? 'text-success' : 'text-danger'}`}>
          {labels.join(' · ')}
        </p>
      )}
      <p className="max-w-[60ch] text-ink-soft">
        <span
          className={`${isRight ? 'marked text-ink' : ''} ${isChosen && !isRight ? 'line-through decoration-danger decoration-1' : ''}`}
        >
          {text}
        </span>
      </p>
      <p className="mt-0.5 max-w-[60ch] text-[1.0625rem]">{reason}</p>
    </li>
  );
}
