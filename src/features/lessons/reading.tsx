import { useEffect, useMemo, useState } from 'react';
import { findEntries, useContentsList } from './contents-list.ts';
import { ResumeReading } from './resume-reading.tsx';

/** What a lesson does for its reader: shows where they are, and remembers it for the next visit. */
export function Reading({ slug }: { slug: string }) {
  const entries = useMemo(() => findEntries(), []);
  const current = useCurrentSection(useMemo(() => entries.map(({ id }) => id), [entries]));
  useContentsList(current);
  useReadingLine();
  useOpenWhenPrinting();
  return <ResumeReading slug={slug} entries={entries} current={current} />;
}

/** Distance from the top of the window at which a heading counts as reached: beyond where a jump to it ends. */
const READING_LINE = 180;

/** The last heading above the reading line; none before the first. */
export function useCurrentSection(ids: string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const headings = ids.map((id) => document.getElementById(id)).filter((heading) => heading !== null);
    const reached = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          // A heading that takes no room (a hidden one) is nowhere.
          if (isIntersecting || boundingClientRect.width === 0) reached.delete(target);
          else reached.add(target);
        }
        setCurrent(headings.findLast((heading) => reached.has(heading))?.id);
      },
      // Everything below the line counts as seen: a jump over several headings must not go unnoticed.
      { rootMargin: `-${READING_LINE}px 0px 1000000px` },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}

/** How much of the lesson has been read: CSS draws it where it can tie an animation to scrolling, this elsewhere. */
export function useReadingLine() {
  useEffect(() => {
    if (globalThis.CSS?.supports('animation-timeline', 'view()')) return;
    let frame = 0;
    const draw = () => {
      frame = 0;
      const text = document.querySelector('.lesson-text')?.getBoundingClientRect();
      const line = document.querySelector<HTMLElement>('.reading-line');
      if (!text || !line) return;
      const read = -text.top / Math.max(1, text.height - innerHeight);
      line.style.setProperty('--read', String(Math.min(1, Math.max(0, read))));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(draw);
    };
    draw();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, []);
}

/** Folded answers belong on paper too: nobody can open them there. */
export function useOpenWhenPrinting() {
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
