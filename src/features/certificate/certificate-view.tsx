import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { constancia, modules } from '#content.ts';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Link } from '#ui/link.tsx';
import { Button } from '#ui/button.tsx';
import { MarkedText } from '#ui/text/marked-text.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { fill, counted } from '#common/fill.ts';
import { formatDate, parseTimestamp } from '#lib/dates.ts';

interface CertificateViewProps {
  /** The learner's modules, as the server has them. */
  progress: {
    isLoading: boolean;
    hasFailed: boolean;
    retry: () => void;
    completedAt: (module: number) => string | undefined;
  };
  /** The certificate itself, for learners who have completed all six. */
  earned: ReactNode;
}

/** /constancia: the missing modules or, with six of six, the sheet. */
export function CertificateView({ progress, earned }: CertificateViewProps) {
  const { isLoading, hasFailed, retry, completedAt } = progress;
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const missing = modules.filter(({ number }) => completedAt(number) === undefined).length;
  const isKnown = !isLoading && !hasFailed;
  return (
    <div className="shell pt-8 pb-20 md:pt-12 md:pb-28 print:p-0" data-loading={isLoading}>
      <header className="print:hidden">
        <BackLink to="/dashboard">{constancia.back}</BackLink>
        <h1 className="mt-2 text-4xl sm:text-5xl">
          <MarkedText text={constancia.title} />
        </h1>
      </header>
      {/* Padding, so that the contents' margins do not collapse through it. */}
      <div {...keptFocus} className="pt-4 print:pt-0">
        {isLoading && <CertificateLoading />}
        {hasFailed && (
          <div className="mt-4 flex max-w-3xl flex-wrap items-center gap-4 rounded-card border border-dashed border-line-strong p-5">
            <p className="grow basis-56">{constancia.failed.text}</p>
            <Button variant="secondary" onClick={retry}>
              {constancia.failed.action}
            </Button>
          </div>
        )}
        {isKnown && (missing > 0 ? <MissingModules count={missing} completedAt={completedAt} /> : earned)}
      </div>
    </div>
  );
}

export function CertificateLoading() {
  return (
    <div role="status" data-loading="true" className="max-w-3xl space-y-4 print:hidden">
      <span className="sr-only">{constancia.loading}</span>
      <Skeleton className="h-6 w-full max-w-xl" />
      {modules.map(({ number }) => (
        <Skeleton key={number} className="h-12 w-full" />
      ))}
    </div>
  );
}

/** Module 6 has no lesson: learners do it in practice (open point 22). */
const PRACTICE = '/practica/retos';

interface MissingModulesProps {
  count: number;
  completedAt: (module: number) => string | undefined;
}

/** The six modules, with links to the open ones. */
function MissingModules({ count, completedAt }: MissingModulesProps) {
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
