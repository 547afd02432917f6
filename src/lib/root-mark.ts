const holders = { 'data-dialog': 0, 'data-bottom-bar': 0 };

/**
 * Marks the document while any caller needs it, for styles outside the caller's own element. `html:has(…)` would say the same
 * in CSS, but the browser would search the whole page at every change. Returns the release.
 */
export function markRoot(mark: keyof typeof holders): () => void {
  const show = () => document.documentElement.toggleAttribute(mark, holders[mark] > 0);
  holders[mark] += 1;
  show();
  return () => {
    holders[mark] -= 1;
    show();
  };
}

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
