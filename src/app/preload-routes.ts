import type { RouteMatch, RouteObject } from 'react-router';

/** Fetches the code of matched pages; a lost connection is the navigation's to report. */
export function preloadRoutes(matches: RouteMatch<string, RouteObject>[]) {
  return Promise.all(
    matches.map(({ route }) => (typeof route.lazy === 'function' ? route.lazy() : undefined)),
  );
}
