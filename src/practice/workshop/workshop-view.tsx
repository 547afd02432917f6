import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { fill } from '#common/fill.ts';
import { taller, type WorkshopExercise } from '#content.ts';
import { reload } from '#lib/go.ts';
import { useNotebook } from '#lib/notebook/use-notebook.ts';
import type { UserId } from '#lib/user-id.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Link } from '#ui/link.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { MarkedText } from '#ui/text/marked-text.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { findExercise, useExercise } from './use-exercise.ts';
import { WorkshopBench, type WorkshopTools } from './workshop-bench.tsx';
import { OWN_TASK } from './record.ts';
import { WorkshopList } from './workshop-list.tsx';

const OWN_TASK_PATH = '/practica/taller#tarea-propia';

interface WorkshopViewProps {
  userId: UserId;
  /** The exercise in the address; null means the learner's own task. */
  slug: string | null;
  tools: WorkshopTools;
}

export function WorkshopView({ userId, slug, tools }: WorkshopViewProps) {
  const { status, records } = useNotebook(userId);
  const bench = (name: string, exercise?: WorkshopExercise) =>
    userId && status === 'ready' ? (
      <WorkshopBench key={name} {...{ userId, name, exercise, tools }} loading={<BenchLoading />} />
    ) : (
      <BenchLoading />
    );
  return (
    <div className="shell pt-8 pb-20 md:pt-12 md:pb-28" data-from-query="">
      {slug === null ? <WorkshopHead /> : <Exercise slug={slug} bench={bench} />}
      <WorkshopList current={slug} records={records} />
      {slug === null && (
        <section
          id="tarea-propia"
          aria-labelledby="tarea-propia-titulo"
          className="mt-16 scroll-mt-20 md:mt-24"
        >
          <h2 id="tarea-propia-titulo" className="text-3xl">
            {taller.own.title}
          </h2>
          <p className="mt-2 mb-8 max-w-[62ch] text-ink-soft">{taller.own.text}</p>
          {bench(OWN_TASK)}
        </section>
      )}
    </div>
  );
}

/** Exercises come first: an empty form asks a new learner for a task that they have not thought of. */
function WorkshopHead() {
  return (
    <header>
      <BackLink to="/practica">{taller.back}</BackLink>
      <h1 className="mt-2 text-4xl sm:text-5xl">
        <MarkedText text={taller.title} />
      </h1>
      <p className="mt-4 max-w-[58ch] text-lg text-ink-soft">{taller.lead}</p>
      <p className="mt-2">
        <Link to={OWN_TASK_PATH} className="inline-flex min-h-11 items-center text-link">
          {taller.own.link}
          <ArrowDown aria-hidden="true" className="ml-1.5 inline size-4" />
        </Link>
      </p>
    </header>
  );
}

interface ExerciseProps {
  slug: string;
  bench: (name: string, exercise: WorkshopExercise) => ReactNode;
}

function Exercise({ slug, bench }: ExerciseProps) {
  const found = findExercise(slug);
  if (!found) return <UnknownExercise name={slug} />;
  return (
    <>
      <header>
        <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
          <BackLink to="/practica/taller">{taller.exercise.back}</BackLink>
          <span aria-hidden="true">·</span>
          {found.trade.name}
        </p>
        <h1 className="mt-1 text-4xl sm:text-5xl">{found.entry.title}</h1>
      </header>
      <OpenExercise slug={slug} bench={bench} />
    </>
  );
}

function OpenExercise({ slug, bench }: ExerciseProps) {
  const loading = useExercise(slug);
  const { failed, loading: loadingText } = taller.exercise;
  if (loading.status === 'loading') return <BenchLoading text={loadingText} />;
  if (loading.status === 'failed')
    return (
      <div className="mt-8">
        <EmptyState title={failed.title} text={failed.text}>
          {/* Reload the page: after a deploy the file has a new name, which this page does not know. */}
          <Button onClick={reload}>{failed.action}</Button>
        </EmptyState>
      </div>
    );
  return (
    <>
      <TaskSheet exercise={loading.exercise} />
      {bench(slug, loading.exercise)}
    </>
  );
}

/** The situation, and a weak prompt for it. */
function TaskSheet({ exercise: { situation, weak } }: { exercise: WorkshopExercise }) {
  const copy = taller.exercise;
  return (
    <div className="mt-6 mb-8 rounded-card border border-line bg-surface p-5 sm:p-8">
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <section aria-labelledby="situacion">
          <h2 id="situacion" className="text-lg">
            {copy.situation}
          </h2>
          <p className="mt-2 max-w-[58ch] text-lg">{situation}</p>
        </section>
        <section aria-labelledby="debil">
          <h2 id="debil" className="text-lg">
            {copy.weak}
          </h2>
          <blockquote className="mt-2 border-l-2 border-line-strong pl-4 font-mono text-[0.95rem] leading-relaxed text-ink-soft">
            {weak}
          </blockquote>
        </section>
      </div>
      <p className="mt-6 border-t border-dashed border-line pt-4">{copy.task}</p>
    </div>
  );
}

function UnknownExercise({ name }: { name: string }) {
  const { title, text, action } = taller.unknown;
  return (
    <header>
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      <p className="mt-4 max-w-[62ch] text-lg wrap-anywhere text-ink-soft">{fill(text, { nombre: name })}</p>
      <Link to={OWN_TASK_PATH} className={buttonClass('primary', 'md', 'mt-6')}>
        {action}
      </Link>
    </header>
  );
}

function BenchLoading({ text = taller.loading }: { text?: string }) {
  return (
    // As high as the screen, so that the content below does not show and then jump.
    <div role="status" data-loading="true" className="mt-8 min-h-svh space-y-6">
      <span className="sr-only">{text}</span>
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-28 w-full max-w-xl" />
      <Skeleton className="h-28 w-full max-w-xl" />
    </div>
  );
}
