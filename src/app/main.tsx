import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router';
import '#ui/styles.css';
import { preloadRoutes } from './preload-routes.ts';
import { routes } from './routes.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

const matches = matchRoutes(routes, location.pathname) ?? [];
const isPrerendered = container.dataset.prerendered === 'true';

// A prerendered page is hydrated with its code at hand; otherwise React would throw the HTML away.
if (isPrerendered) {
  for (const { route } of matches) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }
} else {
  void preloadRoutes(matches).catch(() => undefined);
}

const app = (
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
  </StrictMode>
);
// As a transition React works in short turns, and the page answers to touch in between.
startTransition(() => {
  if (isPrerendered) hydrateRoot(container, app);
  else createRoot(container).render(app);
});
