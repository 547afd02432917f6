import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { routes } from '#app/routes.tsx';
import { documentFile } from '#app/site-routes.ts';
import { holdToast, subscribeToToasts } from '#lib/toasts.ts';

/** On a busy machine the four seconds of a message pass between two lines of a test. */
subscribeToToasts(() => holdToast('pointer'));

/** Opens a path in the real route table, in memory. */
export function openPage(...entries: string[]) {
  vi.stubGlobal('fetch', withDocuments(globalThis.fetch));
  const router = createMemoryRouter(routes, { initialEntries: entries, initialIndex: entries.length - 1 });
  return { router, ...render(<RouterProvider router={router} />) };
}

/** The build's documents, drawn when a test asks for one; every other request goes on to `others`. */
export function withDocuments(others: typeof fetch): typeof fetch {
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
    if (!pathname.startsWith('/documents/')) return others(input, init);
    const address = pathname.replace(/^\/documents/, '').replace(/\.json$/, '');
    const { renderDocument } = await import('#documents/documents.tsx');
    const found = await renderDocument(documentFile('/') === pathname ? '/' : address);
    return found ? Response.json(found) : new Response('', { status: 404 });
  };
}
