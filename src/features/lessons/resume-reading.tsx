import { useEffect, useState } from 'react';
import { fill } from '#common/fill.ts';
import { lessonCopy } from '#content.ts';
import { focusHeading } from '#lib/focus-heading.ts';
import { followBottomBar } from '#lib/bottom-bar.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import type { ContentsEntry } from './contents-list.ts';
import { findTarget, keyOf, readPosition, savePosition } from './reading-position.ts';

interface ResumeReadingProps {
  userId: string;
  slug: string;
  entries: ContentsEntry[];
  /** The heading that the reader is at now. */
  current: string | undefined;
  /** Not while the contents list, which answers the same question, is unfolded, nor when the module is done. */
  mayAsk?: boolean;
}

/**
 * Offers the place where the last visit ended; never jumps by itself. It lies over the lower edge, because the text is
 * there before it and must not move, and goes away once the reader has got beyond the first section. As long as the
 * offer has no answer, only reading on beyond that place changes it: looking around must not lose it.
 */
export function ResumeReading({ userId, slug, entries, current, mayAsk = true }: ResumeReadingProps) {
  const key = keyOf(userId, slug);
  const [target, setTarget] = useState(() => findTarget(readPosition(key), entries));
  /** A link to a section was followed: nobody is asked whether to go elsewhere. */
  const [isOffered] = useState(() => !location.hash);
  useEffect(() => {
    if (!current) return;
    if (target === null || isBeyond(entries, current, readPosition(key))) savePosition(key, current);
  }, [key, entries, current, target]);
  const shown = mayAsk && isOffered && target && !isBeyondFirst(entries, current) ? target : null;
  const [bar, setBar] = useState<HTMLElement | null>(null);
  useEffect(() => (bar ? followBottomBar(bar) : undefined), [bar]);
  if (!shown) return null;

  function startOver() {
    savePosition(key, null);
    setTarget(null);
    focusHeading();
  }
  return (
    <aside
      ref={setBar}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line-strong bg-surface print:hidden"
    >
      <div className="shell flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
        <p className="min-w-[14rem] grow">{fill(lessonCopy.resume.text, { titulo: shown.text })}</p>
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

function isBeyondFirst(entries: ContentsEntry[], current: string | undefined) {
  return entries.some(({ id, isInFirstSection }) => id === current && !isInFirstSection);
}

function isBeyond(entries: ContentsEntry[], id: string, other: string | null) {
  const place = (wanted: string | null) => entries.findIndex((entry) => entry.id === wanted);
  return place(id) > place(other);
}
