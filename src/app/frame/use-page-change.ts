import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusHeading } from '#lib/focus-heading.ts';

function sectionOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // `#100%` is no escape, and no section of ours.
  }
}

/**
 * On every change of path: to the top (or to the fragment's section), and the focus to the new page's heading, so that
 * keyboards start there and screen readers announce it. Not on the first load.
 */
export function usePageChange() {
  const { pathname, hash } = useLocation();
  const previous = useRef({ pathname, hash });
  useEffect(() => {
    const isSamePath = previous.current.pathname === pathname;
    if (isSamePath && previous.current.hash === hash) return;
    previous.current = { pathname, hash };
    const section = hash ? sectionOf(hash) : null;
    if (!isSamePath) focusHeading();
    if (section) section.scrollIntoView();
    else if (!isSamePath) scrollTo(0, 0);
  }, [pathname, hash]);
}
