import { createPath, type createBrowserRouter } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Code that is gone after a deploy (vite names every file after its contents): the page that somebody is on the way to is
 * loaded again. What is only prefetched may fail in silence.
 */
export function reloadAfterDeploy(router: Router) {
  addEventListener('vite:preloadError', () => {
    const target = router.state.navigation.location;
    if (target) window.showBootFailure?.(() => location.assign(createPath(target)));
  });
}
