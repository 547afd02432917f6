import { useEffect, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { matchRoutes, useLocation } from 'react-router';
import { fetchDocument } from '#app/document.ts';
import type { SiteRoute } from '#app/site-routes.ts';
import { focusHeading } from '#lib/focus-heading.ts';

function sectionOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // `#100%` is no escape, and no section of ours.
  }
}

/** What has to be true when somebody sees the page, and may press something in it. The build paints nothing. */
export const useBeforePaint = import.meta.env.SSR ? useEffect : useLayoutEffect;

/**
 * On every change of page: to the top and its heading, or to the fragment's section; the focus goes along, so that keyboards
 * start there and screen readers announce it. Not on the first load.
 */
export function usePageChange() {
  const { pathname, hash } = useLocation();
  const previous = useRef({ pathname, hash });
  // It would be seen for a moment where the last one was left.
  useBeforePaint(() => {
    const isSamePath = previous.current.pathname === pathname;
    if (isSamePath && previous.current.hash === hash) return;
    previous.current = { pathname, hash };
    const section = sectionOf(hash);
    if (!isSamePath) {
      if (!section) focusHeading();
      scrollTo(0, 0);
    }
    if (!section) return;
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
    section.scrollIntoView();
  }, [pathname, hash]);
}

/** People who pay for every byte get what they ask for and no more. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

/** Fetches what a page needs ahead of the click; a lost connection is the navigation's to report. */
async function prefetch(address: string) {
  // Imported late: the routes import the frame.
  const { routes } = await import('#app/routes.tsx');
  const path = address.replace(/[?#].*/, '');
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (typeof route.lazy === 'function') await route.lazy();
    if ((route.handle as SiteRoute | undefined)?.kind === 'document') await fetchDocument(path);
  }
}

/** The next page is fetched as soon as somebody points at a link to it, focuses or touches it. */
export function usePrefetch() {
  useEffect(() => {
    if (savesData()) return;
    const onIntent = ({ target }: Event) => {
      const address = target instanceof Element ? siteLink(target) : null;
      if (address !== null) prefetch(address).catch(() => undefined);
    };
    const events = ['pointerover', 'focusin', 'touchstart'];
    for (const name of events) addEventListener(name, onIntent, { passive: true });
    return () => {
      for (const name of events) removeEventListener(name, onIntent);
    };
  }, []);
}

/** The site's own address on the link around an element; null for other links, new tabs and files. */
export function siteLink(element: Element): string | null {
  const link = element.closest('a');
  const address = link?.getAttribute('href') ?? '';
  if (!link || !/^\/(?!\/)/.test(address) || link.target !== '' || link.hasAttribute('download')) return null;
  return /\.\w+$/.test(link.pathname) ? null : address;
}

/** A click that would change this tab; the others open a new one, or save the page. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
