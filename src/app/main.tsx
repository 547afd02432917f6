import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, matchRoutes, RouterProvider, type RouteObject } from 'react-router';
import '#ui/styles.css';
import './document-styles.ts';
import { drawnDocument } from './document.ts';
import { repeatEarlyInput, takeEarlyPress } from '#boot/early-input.ts';
import { showBootFailure } from '#lib/boot-failure.ts';
import { routes } from './routes.tsx';
import type { SiteRoute } from './site-routes.ts';

/** As React Router asks for it: the code of the first page is at hand before the router is made. */
async function loadCode(route: RouteObject) {
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
}

/** A page that the build drew is not fetched again; if its stored session is no good, SessionWatch leaves it. */
function drawnData(route: RouteObject) {
  return (route.handle as SiteRoute | undefined)?.kind === 'document' ? drawnDocument() : null;
}

async function hydrate(container: HTMLElement) {
  const matches = (matchRoutes(routes, location.pathname) ?? []).map(({ route }) => route);
  await Promise.all(matches.map(loadCode));
  // To read the code and to bring the page to life are two tasks: in between the page responds.
  await new Promise((resolve) => setTimeout(resolve));
  const withData = matches.filter(({ id, loader }) => id !== undefined && loader !== undefined);
  const loaderData = Object.fromEntries(withData.map((route) => [route.id, drawnData(route)]));
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } });
  const press = takeEarlyPress();
  // A transition lets React work in slices, so that the page responds to input in between.
  startTransition(() => void hydrateRoot(container, <App router={router} press={press} />));
}

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Code that is gone after a deploy (vite names every file after its contents): the page that somebody is on the way to is
 * loaded again. What is only prefetched may fail in silence.
 */
function reloadAfterDeploy(router: Router) {
  addEventListener('vite:preloadError', () => {
    const target = router.state.navigation.location;
    if (target) window.showBootFailure?.(() => location.assign(createPath(target)));
  });
}

interface AppProps {
  router: Router;
  press: HTMLElement | null;
}

function App({ router, press }: AppProps) {
  useEffect(() => {
    // From now on the page responds: dots move, the query string has been read, early input is repeated.
    const root = document.documentElement;
    root.dataset.alive = '';
    delete root.dataset.query;
    queueMicrotask(() => repeatEarlyInput(press));
  }, [press]);
  useEffect(() => reloadAfterDeploy(router), [router]);
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
}

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
if (container.dataset.prerendered === undefined) {
  createRoot(container).render(<App router={createBrowserRouter(routes)} press={null} />);
} else {
  hydrate(container).catch(showBootFailure);
}
