import { useEffect, useRef } from 'react';

/**
 * The button that was pressed is gone afterwards: the focus goes to what came of it, once that is there. Nothing else that
 * changes the box (another lesson, another tab) takes the focus away from where it is.
 */
export function useMovedFocus<Box extends HTMLElement>() {
  const box = useRef<Box>(null);
  const wanted = useRef<{ selector: string; before: Element | null } | null>(null);
  useEffect(() => {
    if (!wanted.current) return;
    const { selector, before } = wanted.current;
    const target = box.current?.querySelector<HTMLElement>(selector);
    if (!target || target === before) return;
    wanted.current = null;
    target.focus();
  });
  const moveFocus = (selector = '[data-focus]') => {
    wanted.current = { selector, before: box.current?.querySelector(selector) ?? null };
  };
  return { box, moveFocus };
}
