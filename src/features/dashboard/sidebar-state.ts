import { useState } from 'react';
import { useIsHydrated } from '#lib/use-is-hydrated.ts';

const KEY = 'aplica-ia-panel';
const WIDE = '(min-width: 48rem)';

function initial(): boolean {
  try {
    const saved = localStorage.getItem(KEY);
    if (saved) return saved === 'expanded';
  } catch {
    // Without storage the choice lasts for the visit.
  }
  // On a phone the open list would push everything else down.
  return matchMedia(WIDE).matches;
}

/** Expanded or collapsed, remembered in this browser; undefined while only the width of the screen can decide. */
export function useSidebarState() {
  const isHydrated = useIsHydrated();
  const [isExpanded, setIsExpanded] = useState(() => (isHydrated ? initial() : undefined));
  if (isHydrated && isExpanded === undefined) setIsExpanded(initial());
  function toggle() {
    const next = !isExpanded;
    setIsExpanded(next);
    try {
      localStorage.setItem(KEY, next ? 'expanded' : 'collapsed');
    } catch {
      // See above.
    }
  }
  return { isExpanded, toggle };
}
