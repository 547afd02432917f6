import { markRoot } from './root-mark.ts';

/**
 * For a bar that lies over the lower edge of the window: what gets the focus, or is jumped to, is not hidden behind it. Its
 * height changes with its words and with the window. Returns the cleanup.
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
