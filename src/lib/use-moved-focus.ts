import { useEffect, useRef } from 'react';

/**
 * Where the button that was pressed is gone afterwards, the focus goes to what came of it: `moveFocus` says where, and it
 * moves when `change` has been drawn.
 */
export function useMovedFocus(change: unknown) {
  const box = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current) box.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = null;
  }, [change]);
  const moveFocus = (selector: string) => {
    wanted.current = selector;
  };
  return { box, moveFocus };
}
