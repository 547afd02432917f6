import type { RouteMatch, RouteObject } from 'react-router';
import { protectedHandle } from './is-protected.ts';

/** Fetches code and content of matched pages; a lost connection is the navigation's to report. */
export function preloadRoutes(matches: RouteMatch<string, RouteObject>[]) {
  return Promise.all(
    matches.flatMap(({ route, params }) => [
      typeof route.lazy === 'function' ? route.lazy() : undefined,
      protectedHandle(route.handle)?.loadContent?.(params),
    ]),
  );
}
