import { useEffect, useRef, useState } from 'react';

/** About one screen ahead, so that nobody scrolls or tabs into something that is not drawn yet. */
const AHEAD = '1000px 0px';

interface Nearness {
  isNear: boolean;
  /** Height in pixels when it was last drawn. */
  height?: number;
}

/**
 * Says whether an element is on screen or about to be. What holds the focus counts as near: taking it away
 * would throw a keyboard back to the start of the page.
 */
export function useNearViewport({ isAlways }: { isAlways: boolean }) {
  const element = useRef<HTMLDivElement>(null);
  const [nearness, setNearness] = useState<Nearness>({ isNear: false });
  useEffect(() => {
    const target = element.current;
    if (isAlways || !target) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (!last) return;
        if (last.isIntersecting) setNearness((known) => ({ ...known, isNear: true }));
        else if (!target.contains(document.activeElement)) {
          const { height } = last.boundingClientRect;
          setNearness((known) => (known.isNear ? { isNear: false, height } : known));
        }
      },
      { rootMargin: AHEAD },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [isAlways]);
  return { element, isNear: isAlways || nearness.isNear, height: nearness.height };
}
