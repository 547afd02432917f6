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
