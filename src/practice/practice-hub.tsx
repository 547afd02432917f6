import { LockKeyhole } from 'lucide-react';
import { fill } from '#common/fill.ts';
import { practica } from '#content.ts';
import { formatDate } from '#lib/dates.ts';
import { recordsOf } from '#lib/notebook/records.ts';
import { useNotebook } from '#lib/notebook/use-notebook.ts';
import type { WithUser } from '#lib/user-id.ts';
import { CardLink } from '#ui/card-link.tsx';
import { Link } from '#ui/link.tsx';
import { NextStepCard } from '#ui/next-step-card.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { kinds } from './kinds.ts';
import { exercisesOf, nextStep, solvedOf } from './next-step.ts';
import type { PracticeKind, Records } from './practice-kind.ts';

/** /practica: one next step, the learner's figures, and every kind of exercise. */
export function PracticeHub({ userId }: WithUser<object>) {
  const { status, records } = useNotebook(userId);
  const isLoading = status === 'loading';
  // Zeros tell a new learner nothing.
  const hasBegun = kinds.some((kind) => recordsOf(records, kind.record).length > 0);
  return (
    <div data-loading={isLoading} className="shell pt-8 pb-20 md:pt-12 md:pb-28">
      <header>
        <h1 className="text-4xl sm:text-5xl">{practica.title}</h1>
        <p className="mt-4 max-w-[62ch] text-lg text-ink-soft">{practica.lead}</p>
      </header>
      <div
        className={`mt-8 grid gap-x-12 gap-y-10 md:mt-10 ${hasBegun ? 'lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]' : 'max-w-3xl'}`}
      >
        {isLoading ? <Loading /> : <Next records={records} />}
        {hasBegun && <Figures records={records} />}
      </div>
      <section aria-labelledby="clases" className="mt-14 md:mt-20">
        <h2 id="clases" className="text-2xl">
          {practica.kindsTitle}
        </h2>
        <ul className="mt-5 grid gap-6 md:grid-cols-2">
          {kinds.map((kind) => (
            <li key={kind.to} className="md:last:odd:col-span-2">
              <KindCard kind={kind} solved={solvedOf(kind, records)} />
            </li>
          ))}
        </ul>
      </section>
      <p className="mt-10 max-w-[68ch] text-sm text-ink-soft">
        <LockKeyhole aria-hidden="true" className="mr-1.5 inline size-4 align-[-0.15em]" />
        <span className="font-semibold text-ink">{practica.kept}.</span> {practica.keptText}{' '}
        <Link to="/cuaderno#copia" className="text-link">
          {practica.notebook}
        </Link>
        .
      </p>
    </div>
  );
}

function Next({ records }: { records: Records }) {
  const step = nextStep(kinds, records);
  const { title, done } = practica.next;
  const words = step ? practica.next[step.reason] : done;
  const date = step?.updatedAt ? formatDate(new Date(step.updatedAt)) : '';
  return (
    <NextStepCard
      title={title}
      place={step?.kind.title}
      step={step ? step.exercise.title : done.title}
      text={fill(words.text, { fecha: date })}
      to={step ? step.exercise.to : done.to}
      action={words.action}
    />
  );
}

function Figures({ records }: { records: Records }) {
  const solved = exercisesOf(kinds).reduce((sum, kind) => sum + solvedOf(kind, records), 0);
  const figures = [
    { ...practica.figures.solved, value: solved },
    ...kinds.flatMap(({ figure }) =>
      figure ? { ...practica.figures[figure.words], value: figure.value(records) } : [],
    ),
  ];
  return (
    <section aria-labelledby="cifras">
      <h2 id="cifras" className="text-lg">
        {practica.figures.title}
      </h2>
      <dl className="mt-3 key-figures grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] lg:grid-cols-1">
        {figures.map(({ value, one, many }) => (
          <div key={many}>
            <dt>{value === 1 ? one : many}</dt>
            <dd>{String(value).replace('-', '−')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface KindCardProps {
  kind: PracticeKind;
  solved: number;
}

/** Says how long an exercise takes until one is solved, and then how many are. */
function KindCard({ kind, solved }: KindCardProps) {
  const { total } = kind;
  const progress = fill(kind.progress, { n: solved, total });
  return (
    <article className="relative flex h-full flex-col rounded-card border border-line bg-surface p-5 transition-colors has-[a:hover]:border-line-strong sm:p-6">
      <h3 className="text-xl">{kind.title}</h3>
      <p className="mt-2 mb-5 max-w-[56ch] text-ink-soft">{kind.text}</p>
      <div className="mt-auto min-h-8.5">
        <p className="mb-1.5 text-sm">{solved > 0 ? progress : kind.time}</p>
        {solved > 0 && <ProgressBar label={`${kind.title}: ${progress}`} value={solved} max={total} />}
      </div>
      <p className="mt-5 border-t border-dashed border-line pt-4">
        <CardLink to={kind.to}>
          {kind.action}
          <span className="sr-only">: {kind.title}</span>
        </CardLink>
      </p>
    </article>
  );
}

function Loading() {
  return (
    <div role="status">
      <span className="sr-only">{practica.loading}</span>
      <Skeleton className="h-75 w-full sm:h-61" />
    </div>
  );
}
