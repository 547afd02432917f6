import { useEffect } from 'react';
import { matchRoutes } from 'react-router';
import { fetchDocument } from '#app/document.ts';
import { siteLink } from '#app/site-link.ts';
import type { SiteRoute } from '#app/site-routes.ts';

/** People who pay for every byte get what they ask for and no more. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

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
