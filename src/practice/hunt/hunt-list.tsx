import { Check } from 'lucide-react';
import { fill } from '#common/fill.ts';
import { huntCards, practica } from '#content.ts';
import type { NotebookState } from '#lib/notebook/notebook.ts';
import { useNotebook } from '#lib/notebook/use-notebook.ts';
import type { JudgedState } from '#practice/practice-kind.ts';
import type { UserId } from '#lib/user-id.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Link } from '#ui/link.tsx';
import { HowToSteps } from '#ui/text/how-to-steps.tsx';
import { MarkedText } from '#ui/text/marked-text.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { huntState, type HuntRecord } from './record.ts';

const copy = practica.errores;

/** /practica/errores: the list of cases, with the learner's result in each. */
export function HuntList({ userId }: { userId: UserId }) {
  const state = useNotebook(userId);
  return (
    <div className="shell pt-6 pb-20 md:pt-10 md:pb-28">
      <BackLink to="/practica">{practica.back}</BackLink>
      <div className="grid gap-x-16 gap-y-8 pt-4 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <header>
          <h1 className="text-4xl sm:text-5xl">
            <MarkedText text={copy.title} />
          </h1>
          <p className="mt-5 max-w-[56ch] text-lg text-ink-soft">{copy.lead}</p>
        </header>
        <HowToSteps title={copy.steps.title} steps={copy.steps.items} />
      </div>
      <section aria-labelledby="casos" className="mt-12 md:mt-16">
        <div className="grid gap-x-10 gap-y-3 pb-6 sm:grid-cols-[1fr_auto] sm:items-end">
          <h2 id="casos" className="text-2xl">
            {copy.listTitle}
          </h2>
          <Progress state={state} />
        </div>
        <ol data-loading={state.status === 'loading'} className="border-t-2 border-ink">
          {huntCards.map(({ slug, title, trade, company }, index) => (
            <li
              key={slug}
              className="relative grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3 border-b border-line py-4 has-[a:hover]:bg-surface sm:grid-cols-[3rem_minmax(0,1fr)_auto] sm:items-baseline"
            >
              <span
                aria-hidden="true"
                className="font-heading text-xl font-semibold text-accent tabular-nums"
              >
                {index + 1}
              </span>
              <div className="min-w-0">
                <h3 className="text-xl">
                  <Link
                    to={`/practica/errores/${slug}`}
                    className="after:absolute after:inset-0 hover:underline"
                  >
                    {title}
                  </Link>
                </h3>
                <p className="mt-1 text-sm text-ink-soft">
                  <span className="font-medium text-ink">{trade}</span> · {company}
                </p>
              </div>
              <Standing state={state} slug={slug} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function Progress({ state: { status, records } }: { state: NotebookState }) {
  const solved = huntCards.filter(({ slug }) => huntState(records.get(`hunt/${slug}`)) === 'solved').length;
  const text = fill(copy.progress, { n: solved, total: huntCards.length });
  return (
    <div className={`sm:w-64 ${status === 'loading' ? 'invisible' : ''}`}>
      <p className="mb-1.5 text-sm">{text}</p>
      <ProgressBar label={text} value={solved} max={huntCards.length} />
    </div>
  );
}

const looks: Record<JudgedState, string> = {
  new: 'text-ink-soft',
  started: 'font-medium',
  checked: 'font-medium',
  solved: 'font-medium text-success',
};

/** The learner's result in a case. */
function Standing({ state: { status, records }, slug }: { state: NotebookState; slug: string }) {
  const record = records.get(`hunt/${slug}`);
  const best = (record?.value as HuntRecord | undefined)?.best;
  const standing = huntState(record);
  if (status === 'loading') return <Skeleton className="h-5 w-24 max-sm:col-start-2 max-sm:mt-2" />;
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm max-sm:col-start-2 max-sm:mt-1.5">
      {best && <span className="tabular-nums">{fill(copy.best, { n: best.points, total: best.outOf })}</span>}
      <span className={looks[standing]}>
        {standing === 'solved' && (
          <Check aria-hidden="true" className="mr-1 inline size-4 stroke-[2.5] align-[-0.15em]" />
        )}
        {copy.states[standing]}
      </span>
    </p>
  );
}
