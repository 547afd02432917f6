import { StrictMode, startTransition, useEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router';
import { pause } from '#lib/pause.ts';
import { PageLinksContext } from '#ui/page-links.ts';
import '#ui/styles.css';
import { createPageLinks } from './create-page-links.ts';
import { repeatEarlyInput, takeEarlyPress } from './early-input.ts';
import { protectedHandle } from './is-protected.ts';
import { loadCode, preloadRoutes } from './preload-routes.ts';
import { routes } from './routes.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

const matches = matchRoutes(routes, location.pathname) ?? [];
const { prerendered } = container.dataset;
const isReadable =
  prerendered === 'public' ||
  (prerendered === 'private' && document.documentElement.dataset.session === 'stored');

/**
 * A prerendered page is hydrated with its code and its content at hand; otherwise React would throw the HTML away.
 * Its guard does not run: the page is there already, and SessionWatch leaves it if the stored session is no good.
 */
async function hydrationData() {
  const loaderData: Record<string, unknown> = {};
  for (const { route, params } of matches) {
    const content = protectedHandle(route.handle)?.loadContent?.(params);
    await loadCode(route);
    if (route.id && route.loader) loaderData[route.id] = (await content) ?? null;
  }
  await pause();
  return { loaderData };
}

/** Tells when everything in it has been hydrated. */
function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(onAlive, [onAlive]);
  return children;
}

if (!isReadable) {
  delete container.dataset.prerendered;
  void preloadRoutes(matches);
}
const router = createBrowserRouter(routes, isReadable ? { hydrationData: await hydrationData() } : {});

const links = createPageLinks(router);

const app = (
  <StrictMode>
    <PageLinksContext.Provider value={links}>
      <RouterProvider router={router} flushSync={(update) => void flushSync(update)} />
    </PageLinksContext.Provider>
  </StrictMode>
);

/** What had to wait until the page answers. */
function wake(press: HTMLElement | null) {
  delete document.documentElement.dataset.query;
  repeatEarlyInput(press);
}

if (isReadable) {
  await pause();
  const press = takeEarlyPress();
  // Once it has drawn what only the browser knows, and before the next key can arrive.
  const onAlive = () => queueMicrotask(() => wake(press));
  // As a transition React works in short turns, and the page answers to touch in between.
  startTransition(() => void hydrateRoot(container, <Alive onAlive={onAlive}>{app}</Alive>));
} else {
  wake(null);
  createRoot(container).render(app);
}
