import { useEffect, useState } from 'react';
import { lessonCopy, type TocEntry } from '#content.ts';
import { focusHeading } from '#lib/focus-heading.ts';
import { useIsHydrated } from '#lib/use-is-hydrated.ts';
import { useRootMark } from '#lib/use-root-mark.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { readPosition, savePosition } from './reading-position.ts';

interface ResumeReadingProps {
  slug: string;
  toc: TocEntry[];
  /** The heading that the reader is at now. */
  current: string | undefined;
}

/**
 * Offers the place where the last visit ended; never jumps by itself. It lies over the lower edge, because the text is
 * there before it and must not move, and goes away once the reader has got beyond the first section.
 */
export function ResumeReading({ slug, toc, current }: ResumeReadingProps) {
  const isHydrated = useIsHydrated();
  /** Undefined until the browser's memory can be read, null when there is nothing to resume. */
  const [target, setTarget] = useState<ReturnType<typeof findTarget> | null>();
  if (isHydrated && target === undefined) setTarget((!location.hash && findTarget(slug, toc)) || null);
  useEffect(() => {
    if (current) savePosition(slug, current);
  }, [slug, current]);
  const shown = target && !isBeyondFirst(toc, current) ? target : null;
  useRootMark('data-bottom-bar', shown !== null);
  if (!shown) return null;

  function startOver() {
    savePosition(slug, null);
    setTarget(null);
    focusHeading();
  }
  return (
    <aside className="fixed inset-x-0 bottom-0 z-20 border-t border-line-strong bg-surface print:hidden">
      <div className="shell flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
        <p className="min-w-[14rem] grow">{lessonCopy.resume.text.replace('{titulo}', shown.text)}</p>
        <div className="flex flex-wrap gap-2">
          <a href={`#${shown.id}`} onClick={() => setTarget(null)} className={buttonClass('primary', 'sm')}>
            {lessonCopy.resume.action}
          </a>
          <Button variant="quiet" size="sm" onClick={startOver}>
            {lessonCopy.resume.dismiss}
          </Button>
        </div>
      </div>
    </aside>
  );
}

function isBeyondFirst([first]: TocEntry[], current: string | undefined) {
  if (current === undefined || current === first?.id) return false;
  return !first?.children.some(({ id }) => id === current);
}

/** Nothing to resume at the first section, or at a heading that an editor has removed since. */
function findTarget(slug: string, toc: TocEntry[]) {
  const id = readPosition(slug);
  const entries = toc.flatMap((entry) => [entry, ...entry.children]);
  return id === toc[0]?.id ? undefined : entries.find((entry) => entry.id === id);
}
