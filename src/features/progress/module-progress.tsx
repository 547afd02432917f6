import { dashboard } from '#content.ts';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ModuleLadder } from './module-ladder.tsx';
import { useProgress, type UserId } from './use-progress.ts';

/** Real progress, from the server: the percentage drawn with the highlighter, then the modules. */
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
              {copy.percentage.replace('{n}', String(progress.percentage))}
            </p>
            <div>
              <p className="mb-1.5 text-sm text-ink-soft">
                {copy.count.replace('{n}', String(progress.rows.length))}
              </p>
              <ProgressBar label={copy.title} value={progress.percentage} />
            </div>
          </div>
          <ModuleLadder progress={progress} />
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
