import { ArrowRight, ChevronDown, CircleCheck } from 'lucide-react';
import { fill } from '#common/fill.ts';
import { reto as copy } from '#content.ts';
import type { ChallengeAnswer } from '#common/answers/challenge-answer.ts';
import { formatDate } from '#lib/dates.ts';
import { buttonClass } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { opensOn, type ChallengeRecord } from './record.ts';

/** An answer in words: for a choice, the option's text instead of its id. */
const inWords = (answer: ChallengeAnswer, typed: string) =>
  (answer.kind === 'opcion' && answer.options.find(({ id }) => id === typed)?.text) || typed.trim();

interface SolvedAnswerProps {
  record: ChallengeRecord;
  answer: ChallengeAnswer;
  solution: string;
}

export function SolvedAnswer({ record: { checked, solvedAt }, answer, solution }: SolvedAnswerProps) {
  const words = solvedAt === null ? copy.solvedText : copy.solvedOn;
  return (
    <div className="mt-3">
      <div className="border-l-4 border-marker pl-4">
        <h3 data-result="" tabIndex={-1} className="flex items-center gap-2.5 text-xl">
          <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-success" />
          {copy.solved}
        </h3>
        <p className="mt-1 max-w-[58ch]">
          {fill(words, {
            fecha: formatDate(new Date(solvedAt ?? 0)),
            respuesta: inWords(answer, checked ?? '').replace(/\.$/, ''),
          })}
        </p>
      </div>
      <details className="group mt-4">
        <summary className="inline-flex min-h-11 list-none items-center gap-1.5 font-medium text-accent hover:underline [&::-webkit-details-marker]:hidden">
          <ChevronDown aria-hidden="true" className="size-4.5 group-open:rotate-180" />
          {copy.way}
        </summary>
        <Solution html={solution} />
      </details>
    </div>
  );
}

export function ClosedAnswer({ solutionOn, solution }: { solutionOn: string; solution: string }) {
  return (
    <div className="mt-3">
      <p className="border-l-4 border-line-strong pl-4">
        {fill(copy.solution.closed, { fecha: formatDate(opensOn(solutionOn)) })}
      </p>
      <h3 data-result="" tabIndex={-1} className="mt-5 text-xl">
        {copy.solution.title}
      </h3>
      <Solution html={solution} />
    </div>
  );
}

const Solution = ({ html }: { html: string }) => (
  <div
    className="practice-text mt-2 rounded-card border border-line bg-surface px-4 py-4 sm:px-5"
    dangerouslySetInnerHTML={{ __html: html }}
  />
);

interface ChallengeEndProps {
  lesson: { label: string; to: string };
  /** Address of the following challenge. */
  next: string | null;
}

/** The links onward, once the learner can answer no more today. */
export function ChallengeEnd({ lesson, next }: ChallengeEndProps) {
  return (
    <div className="mt-6 border-t-2 border-ink pt-4">
      <p>
        {copy.lesson}{' '}
        <Link to={lesson.to} className="text-link pointer-coarse:inline-block pointer-coarse:py-3">
          {lesson.label}
        </Link>
      </p>
      {next && (
        <p className="mt-4 print:hidden">
          <Link to={next} className={buttonClass('primary')}>
            {copy.next}
            <ArrowRight aria-hidden="true" className="size-4.5" />
          </Link>
        </p>
      )}
    </div>
  );
}
