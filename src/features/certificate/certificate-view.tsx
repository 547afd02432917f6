import type { ReactNode } from 'react';
import { constancia, modules } from '#content.ts';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import { BackLink } from '#ui/link.tsx';
import { Button } from '#ui/button.tsx';
import { MarkedText } from '#ui/text/marked-text.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { MissingModules } from './missing-modules.tsx';

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
