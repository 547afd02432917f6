import { Check } from 'lucide-react';
import { fill } from '#common/fill.ts';
import { dashboard, type DashboardPage } from '#content.ts';
import { formatDate, parseTimestamp } from '#lib/dates.ts';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import type { UserId } from '#lib/user-id.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useProgress, type Progress } from './progress.ts';

/** Progress from the server: the percentage in the highlighter's colour, then the modules. */
export function ModuleProgress({ userId }: { userId: UserId }) {
  const progress = useProgress(userId);
  const keptFocus = useKeptFocus<HTMLElement>();
  const copy = dashboard.progress;
  return (
    <section aria-labelledby="progreso" {...keptFocus}>
      <h2 id="progreso" className="text-2xl">
        {copy.title}
      </h2>
      {progress.isLoading && <Loading />}
      {progress.hasFailed && (
        <div className="mt-5 flex flex-wrap items-center gap-4 rounded-card border border-dashed border-line-strong p-5">
          <p className="grow">{copy.failed}</p>
          <Button variant="secondary" size="sm" onClick={progress.retry}>
            {copy.retry}
          </Button>
        </div>
      )}
      {!progress.isLoading && !progress.hasFailed && (
        <>
          <div className="mt-4 mb-6 grid grid-cols-[auto_1fr] items-center gap-x-5">
            <p className="font-heading text-4xl font-bold">
              {fill(copy.percentage, { n: progress.percentage })}
            </p>
            <div>
              <p className="mb-1.5 text-sm text-ink-soft">{fill(copy.count, { n: progress.rows.length })}</p>
              <ProgressBar label={copy.title} value={progress.percentage} />
            </div>
          </div>
          <ModuleLadder progress={progress} />
          <p className="mt-4">
            <Link to="/constancia" className="inline-flex min-h-11 items-center text-link">
              {progress.percentage === 100 ? copy.certificate.ready : copy.certificate.missing}
            </Link>
          </p>
        </>
      )}
    </section>
  );
}

function Loading() {
  return (
    <div role="status" className="mt-5 space-y-4">
      <span className="sr-only">{dashboard.progress.loading}</span>
      <Skeleton className="h-10 w-full" />
      {dashboard.modules.map(({ number }) => (
        <Skeleton key={number} className="h-12 w-full" />
      ))}
    </div>
  );
}

type Module = DashboardPage['modules'][number];

/** The six modules, done or pending; each links to its lesson, the sixth to the challenges. */
function ModuleLadder({ progress }: { progress: Progress }) {
  return (
    <ol>
      {dashboard.modules.map((module) => (
        <Rung key={module.number} module={module} completedAt={progress.completedAt(module.number)} />
      ))}
    </ol>
  );
}

function Rung({ module, completedAt }: { module: Module; completedAt: string | undefined }) {
  const copy = dashboard.progress;
  const isDone = completedAt !== undefined;
  return (
    <li className="relative grid grid-cols-[3rem_1fr] items-center gap-x-4 border-t border-line py-4 last:border-b has-[a:hover]:bg-ink/4 sm:grid-cols-[3rem_1fr_auto]">
      <span
        aria-hidden="true"
        className={`grid size-11 place-items-center rounded-full border-2 font-heading text-lg font-bold max-sm:row-span-2 ${isDone ? 'border-ink bg-marker' : 'border-line-strong text-ink-soft'}`}
      >
        {isDone ? <Check className="size-5" /> : module.number}
      </span>
      <div className="min-w-0">
        <p className="leading-snug font-semibold text-balance">
          <span className="sr-only">{fill(copy.module, { n: module.number })}: </span>
          <Link to={module.to} className="after:absolute after:inset-0 hover:text-accent">
            {module.name}
          </Link>
        </p>
        {isDone && (
          <p className="text-sm text-ink-soft">
            {fill(copy.doneOn, { fecha: formatDate(parseTimestamp(completedAt)) })}
          </p>
        )}
      </div>
      {/* On a phone the line above begins with the same word. */}
      <p
        className={`text-sm font-semibold max-sm:col-start-2 ${isDone ? 'text-success max-sm:sr-only' : 'text-ink-soft'}`}
      >
        {isDone ? copy.done : copy.pending}
      </p>
    </li>
  );
}
