import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { routes } from '#app/routes.tsx';
import { PageLinksContext } from '#ui/page-links.ts';

/** Opens a path in the real route table, in memory. */
export function openPage(...entries: string[]) {
  const router = createMemoryRouter(routes, { initialEntries: entries, initialIndex: entries.length - 1 });
  const links = {
    prefetch: () => undefined,
    follow: (path: string) => void router.navigate(path),
  };
  const app = (
    <PageLinksContext.Provider value={links}>
      <RouterProvider router={router} />
    </PageLinksContext.Provider>
  );
  return { router, ...render(app) };
}
