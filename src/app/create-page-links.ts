import { matchRoutes, type createBrowserRouter } from 'react-router';
import type { PageLinks } from '#ui/page-links.ts';
import { preloadRoutes } from './preload-routes.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Links that show the next page as fast as the router lets them (docs/decisions/0010). */
export function createPageLinks(router: Router): PageLinks {
  let isFollowing = false;
  let hasRehearsed = false;

  // The router has everything drawn in short turns, between frames of the page that is being left. Behind a followed
  // link the next page is drawn in one go, and that it is on its way only if it is not there by the next turn.
  const subscribe = router.subscribe.bind(router);
  router.subscribe = (listener) => {
    let loading: ReturnType<typeof setTimeout> | undefined;
    return subscribe((state, options) => {
      clearTimeout(loading);
      if (!isFollowing) listener(state, options);
      else if (state.navigation.state === 'idle') listener(state, { ...options, flushSync: true });
      else loading = setTimeout(() => listener(state, options));
    });
  };

  /** The first change of page runs much code for the first time. Most of it does so here, while nobody waits. */
  function rehearse() {
    if (hasRehearsed) return;
    hasRehearsed = true;
    void router.revalidate();
  }

  return {
    prefetch(path) {
      rehearse();
      void preloadRoutes(matchRoutes(router.routes, path.split(/[?#]/)[0] || '/') ?? []);
    },
    follow(path) {
      const { pathname, search, hash } = location;
      isFollowing = true;
      void router
        .navigate(path, { replace: path === pathname + search + hash })
        .finally(() => (isFollowing = false));
    },
  };
}
