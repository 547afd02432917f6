import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { cuaderno } from '#content.ts';
import { notebookOf, useNotebook } from '#lib/notebook/use-notebook.ts';
import { useIsHydrated } from '#lib/use-is-hydrated.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { NotebookCopy } from './notebook-copy.tsx';
import { NotebookRegister } from './notebook-register.tsx';
import { sectionOf, type NotebookSectionId } from './notebook-sections.ts';
import { Notes } from './notes.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SavedMark } from './saved-mark.tsx';
import { SavedPrompts } from './saved-prompts.tsx';
import { StorageNotice } from './storage-notice.tsx';
import { Week } from './week.tsx';

interface NotebookViewProps {
  /** Undefined until the session is known. */
  userId: string | null | undefined;
  /** 'Tu cuenta', which is another feature's. */
  account: ReactNode;
}

/** A binder: its register on the left (on a phone above), one part open at a time. On paper all of them. */
export function NotebookView({ userId, account }: NotebookViewProps) {
  const state = useNotebook(userId);
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  const current = sectionOf(isHydrated ? hash : '');
  const isReady = userId && state.status === 'ready';

  return (
    <div className="shell pt-8 pb-20 md:pt-12 md:pb-28 print:p-0">
      <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div>
          <h1 className="text-4xl sm:text-5xl">{cuaderno.title}</h1>
          <p className="mt-3 max-w-[62ch] text-ink-soft print:hidden">
            <LockKeyhole aria-hidden="true" className="mr-1.5 inline size-4 align-[-0.15em]" />
            <span className="font-semibold text-ink">{cuaderno.kept}.</span> {cuaderno.keptText}
          </p>
        </div>
        <SavedMark state={state} />
      </header>
      {isReady && <StorageNotice notebook={notebookOf(userId)} state={state} />}
      <div className="mt-8 md:mt-10 lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:items-start">
        <NotebookRegister current={current} state={state} />
        <div
          data-loading={!isReady}
          className="min-w-0 rounded-card border border-line bg-surface px-4 py-7 max-lg:rounded-t-none sm:px-8 sm:py-9 lg:min-h-[34rem] print:border-0 print:p-0"
        >
          {isReady ? (
            <>
              <Part id="perfil" current={current}>
                <ProfileSection userId={userId} />
              </Part>
              <Part id="prompts" current={current}>
                <SavedPrompts notebook={notebookOf(userId)} state={state} />
              </Part>
              <Part id="notas" current={current}>
                <Notes notebook={notebookOf(userId)} state={state} />
              </Part>
              <Part id="semana" current={current}>
                <Week userId={userId} />
              </Part>
              <Part id="copia" current={current} isOnPaper={false}>
                <NotebookCopy notebook={notebookOf(userId)} state={state} />
              </Part>
            </>
          ) : (
            current !== 'cuenta' && <Loading />
          )}
          <Part id="cuenta" current={current} isOnPaper={false}>
            {account}
          </Part>
        </div>
      </div>
    </div>
  );
}

interface PartProps {
  id: NotebookSectionId;
  current: NotebookSectionId;
  isOnPaper?: boolean;
  children: ReactNode;
}

/** Whoever opens a part sees the page from its top: the margin is more than all that stands above it. */
function Part({ id, current, isOnPaper = true, children }: PartProps) {
  const whenClosed = isOnPaper ? 'hidden print:block print:mt-10' : 'hidden';
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titulo`}
      className={`scroll-mt-[40rem] ${id === current ? (isOnPaper ? '' : 'print:hidden') : whenClosed}`}
    >
      <h2 id={`${id}-titulo`} className="text-2xl sm:text-3xl">
        {cuaderno.sections[id]}
      </h2>
      {children}
    </section>
  );
}

function Loading() {
  return (
    <div role="status" className="space-y-5">
      <span className="sr-only">{cuaderno.loading}</span>
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-5 w-full max-w-xl" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  );
}
