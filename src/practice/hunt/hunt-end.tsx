import { ArrowRight, RotateCcw } from 'lucide-react';
import { practica } from '#content.ts';
import { counted } from '#common/fill.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import type { HuntResult } from '#common/hunt-score.ts';
import type { IslandProps } from '#common/island-contract.ts';

const copy = practica.case;

type Hunt = IslandProps['hunt'];

interface HuntEndProps {
  answer?: Hunt['answer'];
  lesson?: Hunt['lesson'];
  /** Address of the following case. */
  next?: Hunt['next'];
  result?: HuntResult | null;
  count?: number;
  onCheck?: (() => void) | undefined;
  onRetry?: () => void;
}

/** Below the answer: 'Comprobar' or, once judged, what to learn from it and the links onward. */
export function HuntEnd({ answer = [], lesson, next, result, count = 0, onCheck, onRetry }: HuntEndProps) {
  if (!result)
    return (
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
        <Button size="lg" onClick={onCheck} disabled={!onCheck}>
          {copy.check}
        </Button>
        <p role="status" className="min-w-0 grow basis-48 text-sm text-ink-soft">
          {describeMarks(count)}
        </p>
      </div>
    );
  return (
    <>
      <LookFor answer={answer} />
      {lesson && (
        <p className="mt-5">
          {copy.lesson}{' '}
          <Link to={lesson.to} className="text-link pointer-coarse:inline-block pointer-coarse:py-3">
            {lesson.label}
          </Link>
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <Button variant="secondary" onClick={onRetry}>
          <RotateCcw aria-hidden="true" className="size-4.5" />
          {copy.retry}
        </Button>
        {next && (
          <Link to={next} className={buttonClass('primary')}>
            {copy.next}
            <ArrowRight aria-hidden="true" className="size-4.5" />
          </Link>
        )}
      </div>
    </>
  );
}

const describeMarks = (count: number) => (count === 0 ? copy.marked.none : counted(count, copy.marked));

/** How to find each kind of fault in this case next time; each kind once. */
function LookFor({ answer }: { answer: Hunt['answer'] }) {
  const kinds = new Map(answer.flatMap(({ fault }) => (fault ? [[fault.name, fault.lookFor] as const] : [])));
  if (kinds.size === 0) return null;
  return (
    <section aria-labelledby="la-proxima-vez" className="mt-6 border-y-2 border-ink py-4">
      <h3 id="la-proxima-vez" className="text-lg">
        <span className="marked">{copy.lookFor}</span>
      </h3>
      <dl className="mt-2 space-y-2.5">
        {[...kinds].map(([name, how]) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="max-w-[60ch]">{how}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
