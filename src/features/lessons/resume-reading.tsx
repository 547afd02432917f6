import { useEffect, useState } from 'react';
import { lessonCopy, type TocEntry } from '#content.ts';
import { focusHeading } from '#lib/focus-heading.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { readPosition, savePosition } from './reading-position.ts';

interface ResumeReadingProps {
  slug: string;
  toc: TocEntry[];
  /** The heading that the reader is at now. */
  current: string | undefined;
}

/** Offers the place where the last visit ended; never jumps by itself. */
export function ResumeReading({ slug, toc, current }: ResumeReadingProps) {
  const [target, setTarget] = useState(() => (location.hash ? undefined : findTarget(slug, toc)));
  useEffect(() => {
    if (current) savePosition(slug, current);
  }, [slug, current]);
  if (!target) return null;

  function startOver() {
    savePosition(slug, null);
    setTarget(undefined);
    focusHeading();
  }
  return (
    <aside className="mb-10 flex max-w-[46rem] flex-wrap items-center gap-x-6 gap-y-4 rounded-card border border-dashed border-line-strong p-5 max-lg:mt-8 print:hidden">
      <p className="min-w-[14rem] grow">{lessonCopy.resume.text.replace('{titulo}', target.text)}</p>
      <div className="flex flex-wrap gap-2">
        <a
          href={`#${target.id}`}
          onClick={() => setTarget(undefined)}
          className={buttonClass('primary', 'sm')}
        >
          {lessonCopy.resume.action}
        </a>
        <Button variant="quiet" size="sm" onClick={startOver}>
          {lessonCopy.resume.dismiss}
        </Button>
      </div>
    </aside>
  );
}

/** Nothing to resume at the first section, or at a heading that an editor has removed since. */
function findTarget(slug: string, toc: TocEntry[]) {
  const id = readPosition(slug);
  const entries = toc.flatMap((entry) => [entry, ...entry.children]);
  return id === toc[0]?.id ? undefined : entries.find((entry) => entry.id === id);
}
