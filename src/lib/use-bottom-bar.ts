import { useEffect } from 'react';
import { useRootMark } from './use-root-mark.ts';

/**
 * For a bar that lies over the lower edge of the window: what gets the focus, or is jumped to, is not hidden behind it. Its
 * height changes with its words and with the window.
 */
export function useBottomBar(bar: Element | null) {
  useRootMark('data-bottom-bar', bar !== null);
  useEffect(() => {
    if (!bar || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--bottom-bar', `${bar.getBoundingClientRect().height}px`),
    );
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty('--bottom-bar');
    };
  }, [bar]);
}
