import type { RouteMatch, RouteObject } from 'react-router';
import { protectedHandle } from './is-protected.ts';

/**
 * Puts a page's code into its route. The router then changes to it at once; as long as it might have to fetch code it
 * first draws the page that is being left once more, in the state of loading.
 */
export async function loadCode(route: RouteObject) {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

/** Fetches code and content of matched pages; a lost connection is the navigation's to report. */
export function preloadRoutes(matches: RouteMatch<string, RouteObject>[]) {
  return Promise.all(
    matches.flatMap(({ route, params }) => [
      loadCode(route),
      protectedHandle(route.handle)?.loadContent?.(params),
    ]),
  ).catch(() => undefined);
}
