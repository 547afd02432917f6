import { useEffect, useState } from 'react';
import { fill } from '#common/fill.ts';
import { lessonCopy } from '#content.ts';
import { focusHeading } from '#lib/focus-heading.ts';
import { followBottomBar } from '#lib/root-mark.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import type { ContentsEntry } from './contents-list.ts';
import { findTarget, keyOf, readPosition, savePosition } from './reading-position.ts';

interface ResumeReadingProps {
  userId: string;
  slug: string;
  entries: ContentsEntry[];
  /** The reader's current heading. */
  current: string | undefined;
  /** False while the contents list is unfolded, which serves the same need, and when the module is done. */
  mayAsk?: boolean;
}

/**
 * Offers the place where the last visit ended; never jumps by itself. It covers the lower edge, because the text above is
 * already drawn and must not move, and disappears once the reader passes the first section. Until the reader answers, only
 * reading beyond that place changes it, so scrolling around does not lose it.
 */
export function ResumeReading({ userId, slug, entries, current, mayAsk = true }: ResumeReadingProps) {
  const key = keyOf(userId, slug);
  const [target, setTarget] = useState(() => findTarget(readPosition(key), entries));
  /** The reader followed a link to a section, so offer no other place. */
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
  const place = (heading: string | null) => entries.findIndex((entry) => entry.id === heading);
  return place(id) > place(other);
}
