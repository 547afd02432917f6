import { useEffect, useMemo, useState } from 'react';
import type { UserId } from '#lib/user-id.ts';
import { findEntries, useContentsList } from './contents-list.ts';
import { ResumeReading } from './resume-reading.tsx';

interface ReadingProps {
  slug: string;
  userId: UserId;
  /** A completed module offers no place to go on from; undefined until that is known. */
  isCompleted: boolean | undefined;
}

/** What a lesson does for its reader: shows where they are, and remembers it for the next visit. */
export function Reading({ slug, userId, isCompleted }: ReadingProps) {
  const entries = useMemo(() => findEntries(), []);
  const current = useCurrentSection(useMemo(() => entries.map(({ id }) => id), [entries]));
  const isContentsOpen = useContentsList(current);
  useReadingLine();
  useOpenWhenPrinting();
  const mayAsk = isCompleted === false && !isContentsOpen;
  return userId ? <ResumeReading {...{ userId, slug, entries, current, mayAsk }} /> : null;
}

/** Distance from the top of the window at which a heading counts as reached: beyond where a jump to it ends. */
const READING_LINE = 180;

/** Calls back in the next frame after the page was scrolled or its window resized. */
function onMove(draw: () => void): () => void {
  let frame = 0;
  const request = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      draw();
    });
  };
  addEventListener('scroll', request, { passive: true });
  addEventListener('resize', request);
  return () => {
    removeEventListener('scroll', request);
    removeEventListener('resize', request);
    cancelAnimationFrame(frame);
  };
}

/** Asks for the place of a heading only where its part is in sight: elsewhere the browser would have to lay it out. */
function isReached(heading: Element): boolean {
  const part = heading.closest('.lesson-part')?.getBoundingClientRect();
  if (part && part.top > READING_LINE) return false;
  if (part && part.bottom < 0) return true;
  const { top, width } = heading.getBoundingClientRect();
  // A heading that takes no room (a hidden one) is nowhere.
  return width > 0 && top <= READING_LINE;
}

/** The last heading above the reading line; none before the first. */
function useCurrentSection(ids: string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = ids.map((id) => document.getElementById(id)).filter((heading) => heading !== null);
    const find = () => setCurrent(headings.findLast(isReached)?.id);
    find();
    return onMove(find);
  }, [ids]);
  return current;
}

/** How much of the lesson has been read: CSS draws it where it can tie an animation to scrolling, this elsewhere. */
function useReadingLine() {
  useEffect(() => {
    if (globalThis.CSS?.supports('animation-timeline', 'view()')) return;
    const draw = () => {
      const text = document.querySelector('.lesson-text')?.getBoundingClientRect();
      const line = document.querySelector<HTMLElement>('.reading-line');
      if (!text || !line) return;
      const read = -text.top / Math.max(1, text.height - innerHeight);
      line.style.setProperty('--read', String(Math.min(1, Math.max(0, read))));
    };
    draw();
    return onMove(draw);
  }, []);
}

/** Folded answers belong on paper too: nobody can open them there. */
function useOpenWhenPrinting() {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('.lesson-text details:not([open])')];
      for (const details of opened) details.open = true;
    };
    const close = () => {
      for (const details of opened) details.open = false;
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', close);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', close);
    };
  }, []);
}
