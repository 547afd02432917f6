import { useEffect } from 'react';

const holders = { 'data-dialog': 0, 'data-bottom-bar': 0 };

/**
 * Marks the document for as long as a component asks for it, for the styles of what is around that. `html:has(…)` would
 * say the same in CSS, but have the browser search the whole page at every change of page.
 */
export function useRootMark(mark: keyof typeof holders, isOn = true) {
  useEffect(() => {
    if (!isOn) return;
    holders[mark] += 1;
    document.documentElement.toggleAttribute(mark, true);
    return () => {
      holders[mark] -= 1;
      document.documentElement.toggleAttribute(mark, holders[mark] > 0);
    };
  }, [mark, isOn]);
}
