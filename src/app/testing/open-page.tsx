import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { routes } from '#app/routes.tsx';
import { withDocuments } from './serve-documents.ts';

/** Opens a path in the real route table, in memory. */
export function openPage(...entries: string[]) {
  vi.stubGlobal('fetch', withDocuments(globalThis.fetch));
  const router = createMemoryRouter(routes, { initialEntries: entries, initialIndex: entries.length - 1 });
  return { router, ...render(<RouterProvider router={router} />) };
}
