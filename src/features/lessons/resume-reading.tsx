import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { fill } from '#common/fill.ts';
import { lessonCopy } from '#content.ts';
import { focusHeading } from '#lib/focus-heading.ts';
import { followBottomBar } from '#lib/root-mark.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { ContentsEntry } from './contents-list.ts';
import { findTarget, keyOf, readPosition, savePosition } from './reading-position.ts';

interface ResumeReadingProps {
  userId: string;
  slug: string;
  entries: ContentsEntry[];
  /** The reader's current heading. */
  current: string | undefined;
  /** False once the module is done. */
  mayAsk?: boolean;
  /** The contents list, which serves the same need, is unfolded on a narrow screen. */
  isContentsOpen?: boolean;
}

/**
 * Offers the place where the last visit ended; never jumps by itself. One line at the lower edge, because the text above is
 * already drawn and must not move; it goes away as soon as the reader scrolls or opens the contents list, so it covers
 * nothing of either. Going away is no answer: until the reader answers, only reading beyond that place changes it.
 */
export function ResumeReading(props: ResumeReadingProps) {
  const { userId, slug, entries, current, mayAsk = true, isContentsOpen = false } = props;
  const key = keyOf(userId, slug);
  const [target, setTarget] = useState(() => findTarget(readPosition(key), entries));
  const [isOffered, close] = useOffer(isContentsOpen);
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
      <div className="shell flex items-center gap-x-3 py-1.5">
        <p id="llegaste" className="min-w-0 grow truncate max-md:hidden">
          {fill(lessonCopy.resume.text, { titulo: shown.text })}
        </p>
        <a
          href={`#${shown.id}`}
          aria-describedby="llegaste"
          onClick={() => setTarget(null)}
          className={buttonClass('primary', 'sm', 'whitespace-nowrap')}
        >
          {lessonCopy.resume.action}
        </a>
        <Button variant="quiet" size="sm" className="whitespace-nowrap max-sm:hidden" onClick={startOver}>
          {lessonCopy.resume.dismiss}
        </Button>
        <IconButton label={lessonCopy.resume.close} icon={X} onClick={close} className="ml-auto" />
      </div>
    </aside>
  );
}

/** Whether the place may still be offered on this visit, and how to take the offer away. */
function useOffer(isContentsOpen: boolean) {
  /** A reader who followed a link to a section, or who is already reading, needs no other place. */
  const [isOffered, setIsOffered] = useState(() => !location.hash && scrollY === 0);
  const close = () => setIsOffered(false);
  useEffect(() => {
    addEventListener('scroll', close, { passive: true, once: true });
    return () => removeEventListener('scroll', close);
  }, []);
  useEffect(() => {
    if (isContentsOpen) close();
  }, [isContentsOpen]);
  return [isOffered, close] as const;
}

function isBeyondFirst(entries: ContentsEntry[], current: string | undefined) {
  return entries.some(({ id, isInFirstSection }) => id === current && !isInFirstSection);
}

function isBeyond(entries: ContentsEntry[], id: string, other: string | null) {
  const place = (heading: string | null) => entries.findIndex((entry) => entry.id === heading);
  return place(id) > place(other);
}
