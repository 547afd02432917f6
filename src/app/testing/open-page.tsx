import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { routes } from '#app/routes.tsx';

/** Opens a path in the real route table, in memory. */
export function openPage(...entries: string[]) {
  const router = createMemoryRouter(routes, { initialEntries: entries, initialIndex: entries.length - 1 });
  return { router, ...render(<RouterProvider router={router} />) };
}
