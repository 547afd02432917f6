import { useEffect, useRef } from 'react';

const isTyping = (element: Element | null) =>
  element instanceof HTMLElement && (element.isContentEditable || element.matches('input, textarea, select'));

/**
 * Ctrl+C (⌘C) with nothing selected. A key of its own would be in the way of people who speak to their
 * computer or use a screen reader (WCAG 2.1.4); this one does nothing else in that moment.
 */
export function useCopyShortcut(onCopy: () => void) {
  const copy = useRef(onCopy);
  useEffect(() => {
    copy.current = onCopy;
  }, [onCopy]);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'c' || event.ctrlKey === event.metaKey) return;
      if (event.shiftKey || event.altKey || event.repeat || event.defaultPrevented) return;
      if (isTyping(document.activeElement) || getSelection()?.isCollapsed === false) return;
      event.preventDefault();
      copy.current();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
