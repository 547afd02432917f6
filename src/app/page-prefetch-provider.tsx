import { useCallback, type ReactNode } from 'react';
import { matchRoutes } from 'react-router';
import { PagePrefetchContext } from '#ui/page-prefetch.ts';
import { preloadRoutes } from './preload-routes.ts';

/** Links report that somebody points at them; the page's code is then fetched ahead of the click. */
export function PagePrefetchProvider({ children }: { children: ReactNode }) {
  const prefetch = useCallback((path: string) => {
    // Imported when needed: the route table imports the layout, which imports this file.
    void import('./routes.tsx').then(({ routes }) => {
      void preloadRoutes(matchRoutes(routes, path.split(/[?#]/)[0] || '/') ?? []).catch(() => undefined);
    });
  }, []);
  return <PagePrefetchContext.Provider value={prefetch}>{children}</PagePrefetchContext.Provider>;
}
