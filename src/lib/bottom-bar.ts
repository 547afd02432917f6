import { markRoot } from './root-mark.ts';

/**
 * Tells the styles how high a bar at the lower edge is, so that it never hides a focused element or the target of a link.
 * The height changes with the bar's words and with the window. Returns the cleanup.
 */
export function followBottomBar(bar: Element): () => void {
  const release = markRoot('data-bottom-bar');
  if (typeof ResizeObserver === 'undefined') return release;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
    style.setProperty('--bottom-bar', `${height}px`);
  });
  observer.observe(bar, { box: 'border-box' });
  return () => {
    observer.disconnect();
    style.removeProperty('--bottom-bar');
    release();
  };
}
