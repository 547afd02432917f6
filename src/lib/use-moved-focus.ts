import { useEffect, useRef } from 'react';

/**
 * When a pressed button disappears, the focus moves to what replaces it, once that is drawn. Other changes of the box
 * (another lesson, another tab) leave the focus where it is.
 */
export function useMovedFocus<Box extends HTMLElement>() {
  const box = useRef<Box>(null);
  const pending = useRef<{ selector: string; before: Element | null } | null>(null);
  useEffect(() => {
    if (!pending.current) return;
    const { selector, before } = pending.current;
    const target = box.current?.querySelector<HTMLElement>(selector);
    if (!target || target === before) return;
    pending.current = null;
    target.focus();
  });
  const moveFocus = (selector = '[data-focus]') => {
    pending.current = { selector, before: box.current?.querySelector(selector) ?? null };
  };
  return { box, moveFocus };
}
