import { useEffect, useRef } from 'react';

/** How much of the lesson has been read, drawn by CSS where the browser can tie an animation to scrolling. */
export function ReadingLine() {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (globalThis.CSS?.supports('animation-timeline', 'view()')) return;
    let frame = 0;
    const draw = () => {
      frame = 0;
      const text = document.querySelector('.lesson-text')?.getBoundingClientRect();
      if (!text) return;
      const read = -text.top / Math.max(1, text.height - innerHeight);
      line.current?.style.setProperty('--read', String(Math.min(1, Math.max(0, read))));
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
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-16 z-30 h-1 print:hidden">
      <div ref={line} className="reading-line h-full bg-marker" />
    </div>
  );
}
