import { Check, LockKeyhole } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { cuaderno, storageCopy } from '#content.ts';
import { useHash } from '#lib/address.ts';
import type { Notebook } from '#lib/notebook/notebook.ts';
import { notebookOf } from '#lib/notebook/notebook-of.ts';
import { useNotebookPart } from '#lib/notebook/use-notebook.ts';
import { useStorageProblem } from '#lib/notebook/use-storage-problem.ts';
import { preloadPersonalData } from '#lib/personal-data/leaving.ts';
import type { UserId } from '#lib/user-id.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Spoken } from '#ui/spoken.tsx';
import { StorageProblem } from '#ui/storage-problem.tsx';
import { NotebookRegister, sectionOf, type NotebookSectionId } from './notebook-register.tsx';
import { Notes } from './notes.tsx';
import { ProfileSection } from './profile-section.tsx';
import { emptySections } from './empty-sections.ts';
import { SavedPrompts, type PromptTools } from './saved-prompts.tsx';
import { Week } from './week.tsx';

interface NotebookViewProps {
  userId: UserId;
  /** The export part, which knows the records of every kind of exercise. */
  copy: (notebook: Notebook) => ReactNode;
  /** 'Tu cuenta', from another feature, with its heading. */
  account: ReactNode;
  /** 'Abrir en…' and 'Reponer datos', from another feature. */
  promptTools?: PromptTools;
}

/** The notebook: tabs on the left (on a phone above), one part open at a time. Prints all of them. */
export function NotebookView({ userId, copy, account, promptTools }: NotebookViewProps) {
  const storage = useStorageProblem(userId);
  const isReady = useNotebookPart(userId, ({ status }) => status === 'ready');
  const hash = useHash();
  const current = sectionOf(hash);
  // As text: an unchanged part of the notebook must stay the same value.
  const empty = useNotebookPart(userId, ({ records }) => emptySections(records).join(' '));
  const isOnPaper = (id: NotebookSectionId) => !empty.split(' ').includes(id);
  const notebook = userId && isReady ? notebookOf(userId) : null;
  useJump(hash, notebook !== null);

  return (
    <div className="shell pt-5 pb-20 sm:pt-8 md:pt-12 md:pb-28 print:p-0">
      <header>
        <div className="flex flex-wrap items-end justify-between gap-x-6">
          <h1 className="text-3xl sm:text-5xl">{cuaderno.title}</h1>
          <SavedMark userId={userId} />
        </div>
        <p className="mt-2 max-w-[62ch] text-ink-soft sm:mt-3 print:hidden">
          <LockKeyhole aria-hidden="true" className="mr-1.5 inline size-4 align-[-0.15em]" />
          <span className="font-semibold text-ink">{cuaderno.kept}.</span>{' '}
          {/* On a phone the part 'Copia' says it. */}
          <span className="max-sm:hidden">{cuaderno.keptText}</span>
        </p>
      </header>
      <StorageProblem {...storage} texts={storageCopy} />
      <div className="mt-3 sm:mt-6 lg:mt-10 lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:items-start">
        <NotebookRegister current={current} userId={userId} />
        <div
          data-loading={!notebook}
          // Load the check before the click that copies, while there is a connection.
          onFocus={preloadPersonalData}
          className="min-w-0 rounded-card border border-line bg-surface px-4 py-5 sm:px-8 sm:py-9 lg:min-h-[34rem] print:border-0 print:p-0"
        >
          {!notebook && current !== 'cuenta' && <NotebookLoading />}
          {notebook && (
            <>
              <Part id="perfil" current={current} isOnPaper={isOnPaper('perfil')}>
                <ProfileSection userId={notebook.userId} />
              </Part>
              <Part id="prompts" current={current} isOnPaper={isOnPaper('prompts')}>
                <SavedPrompts notebook={notebook} tools={promptTools} />
              </Part>
              <Part id="notas" current={current} isOnPaper={isOnPaper('notas')}>
                <Notes userId={notebook.userId} />
              </Part>
              <Part id="semana" current={current}>
                <Week userId={notebook.userId} />
              </Part>
              <Part id="copia" current={current} isOnPaper={false}>
                {copy(notebook)}
              </Part>
            </>
          )}
          {current === 'cuenta' && <div className="print:hidden">{account}</div>}
        </div>
      </div>
    </div>
  );
}

/**
 * The browser looks for the fragment's target before the part is drawn, so focus the part here. Opening another part
 * shows the page from its top.
 */
function useJump(hash: string, isDrawn: boolean) {
  const isArriving = useRef(true);
  useEffect(() => {
    if (!isDrawn) return;
    const part = document.getElementById(hash.slice(1));
    const hasArrived = !isArriving.current;
    isArriving.current = false;
    // Also where the part's code is still on its way.
    if (hasArrived) scrollTo({ top: 0, behavior: 'instant' });
    if (!part) return;
    // The learner may have focused something else while the notebook loaded.
    if (!hasArrived && document.activeElement !== document.body) return;
    part.tabIndex = -1;
    part.focus({ preventScroll: true });
  }, [hash, isDrawn]);
}

/** Tells learners who changed something that the notebook saves itself, as there is no save button. */
function SavedMark({ userId }: { userId: UserId }) {
  const isWorking = useNotebookPart(userId, ({ status, problem }) => status === 'ready' && problem === null);
  const isSaving = useNotebookPart(userId, ({ unstored }) => unstored.size > 0);
  const [hasChanged, setHasChanged] = useState(false);
  if (isSaving && !hasChanged) setHasChanged(true);
  const isShown = isWorking && hasChanged;
  return (
    <div className="min-h-6 text-sm text-ink-soft print:hidden">
      {isShown && (
        <p>
          <Check
            aria-hidden="true"
            className={`mr-1 inline size-4 text-success ${isSaving ? 'invisible' : ''}`}
          />
          {isSaving ? cuaderno.saving : cuaderno.saved}
        </p>
      )}
      <Spoken text={isShown && !isSaving ? cuaderno.saved : ''} written={String(isSaving)} />
    </div>
  );
}

interface PartProps {
  id: NotebookSectionId;
  current: NotebookSectionId;
  isOnPaper?: boolean;
  children: ReactNode;
}

/** A margin larger than all above the part, so that opening it scrolls to the top of the page. */
function Part({ id, current, isOnPaper = true, children }: PartProps) {
  const isIdle = useIsIdle();
  const isOpen = id === current;
  const whenClosed = isOnPaper ? 'hidden print:mt-10 print:block' : 'hidden';
  const whenOpen = isOnPaper ? '' : 'print:hidden';
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titulo`}
      className={`scroll-mt-[40rem] ${isOpen ? whenOpen : whenClosed}`}
    >
      <h2 id={`${id}-titulo`} className="text-2xl sm:text-3xl">
        {cuaderno.sections[id]}
      </h2>
      {(isOpen || isIdle) && children}
    </section>
  );
}

export function NotebookLoading() {
  return (
    <div role="status" className="mt-2 space-y-5">
      <span className="sr-only">{cuaderno.loading}</span>
      <Skeleton className="h-5 w-full max-w-xl" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  );
}

/** For browsers without idle callbacks (Safari): long enough to draw the open part first. */
const A_MOMENT_MS = 500;

/** True once the browser is idle. */
function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const rest = () => setIsIdle(true);
    if (typeof requestIdleCallback === 'function') {
      const id = requestIdleCallback(rest, { timeout: 2000 });
      return () => cancelIdleCallback(id);
    }
    const timer = setTimeout(rest, A_MOMENT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
