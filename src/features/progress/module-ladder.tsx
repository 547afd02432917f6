import { Check } from 'lucide-react';
import { dashboard, type DashboardPage } from '#content.ts';
import { formatDate, parseTimestamp } from '#lib/dates.ts';
import { Link } from '#ui/link.tsx';
import type { Progress } from './use-progress.ts';

type Module = DashboardPage['modules'][number];

/** The six modules as rungs, done or pending; those with a lesson lead to it. */
export function ModuleLadder({ progress }: { progress: Progress }) {
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
        className={`grid size-11 place-items-center rounded-full border-2 font-heading text-lg font-bold ${isDone ? 'border-ink bg-marker' : 'border-line-strong text-ink-soft'}`}
      >
        {isDone ? <Check className="size-5" /> : module.number}
      </span>
      <div className="min-w-0">
        <p className="leading-snug font-semibold">
          <span className="sr-only">{copy.module.replace('{n}', String(module.number))}: </span>
          {module.to ? (
            <Link to={module.to} className="after:absolute after:inset-0 hover:text-accent">
              {module.name}
            </Link>
          ) : (
            module.name
          )}
        </p>
        {isDone && (
          <p className="text-sm text-ink-soft">
            {copy.doneOn.replace('{fecha}', formatDate(parseTimestamp(completedAt)))}
          </p>
        )}
        {!module.to && <p className="text-sm text-ink-soft">{copy.withoutPage}</p>}
      </div>
      <p className={`text-sm font-semibold max-sm:col-start-2 ${isDone ? 'text-success' : 'text-ink-soft'}`}>
        {isDone ? copy.done : copy.pending}
      </p>
    </li>
  );
}
