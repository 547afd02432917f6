import { useEffect, useState } from 'react';

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
