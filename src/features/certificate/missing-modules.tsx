import { Check } from 'lucide-react';
import { fill, counted } from '#common/fill.ts';
import { constancia, modules } from '#content.ts';
import { formatDate, parseTimestamp } from '#lib/dates.ts';
import { Link } from '#ui/link.tsx';

/** Module 6 has no lesson: learners do it in practice (open point 22). */
const PRACTICE = '/practica/retos';

interface MissingModulesProps {
  count: number;
  completedAt: (module: number) => string | undefined;
}

/** The six modules, with links to the open ones. */
export function MissingModules({ count, completedAt }: MissingModulesProps) {
  const { text, ...words } = constancia.missing;
  return (
    <div className="max-w-3xl">
      <p className="max-w-[58ch] text-lg text-ink-soft">{text}</p>
      <h2 className="mt-10 text-2xl">{counted(count, words)}</h2>
      <ol className="mt-4">
        {modules.map((module) => (
          <Row key={module.number} {...module} completedAt={completedAt(module.number)} />
        ))}
      </ol>
    </div>
  );
}

type RowProps = (typeof modules)[number] & { completedAt: string | undefined };

function Row({ number, name, to = PRACTICE, completedAt }: RowProps) {
  const copy = constancia.missing;
  const isDone = completedAt !== undefined;
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-x-4 gap-y-1 border-t border-line py-3 last:border-b sm:grid-cols-[3rem_minmax(0,1fr)_auto]">
      <span
        aria-hidden="true"
        className={`grid size-11 place-items-center rounded-full border-2 font-heading text-lg font-bold ${isDone ? 'border-ink bg-marker' : 'border-line-strong text-ink-soft'}`}
      >
        {isDone ? <Check className="size-5" /> : number}
      </span>
      <p className="leading-snug">
        <span className="sr-only">{fill(copy.module, { n: number })}: </span>
        <span className="font-semibold">{name}</span>
        <span className="block text-sm text-ink-soft">
          {isDone ? fill(copy.doneOn, { fecha: formatDate(parseTimestamp(completedAt)) }) : copy.pending}
        </span>
      </p>
      {!isDone && (
        <Link to={to} className="inline-flex min-h-11 items-center text-link max-sm:col-start-2">
          {fill(copy.action, { n: number })}
        </Link>
      )}
    </li>
  );
}
