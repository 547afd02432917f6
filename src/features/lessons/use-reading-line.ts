import { useEffect } from 'react';

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
