import { act } from '@testing-library/react';
import type * as client from 'react-dom/client';
import { vi } from 'vitest';

const kept = globalThis as { islandRoots?: client.Root[] };
const roots = (kept.islandRoots ??= []);

/** Notes the roots that React makes in islands: no page of a test is closed by itself. */
vi.doMock('react-dom/client', async (load) => {
  const { createRoot, hydrateRoot } = await load<typeof client>();
  const note = (place: unknown, root: client.Root) => {
    if (place instanceof HTMLElement && place.dataset.island) roots.push(root);
    return root;
  };
  return {
    createRoot: (...[place, options]: Parameters<typeof createRoot>) =>
      note(place, createRoot(place, options)),
    hydrateRoot: (...[place, ...rest]: Parameters<typeof hydrateRoot>) =>
      note(place, hydrateRoot(place, ...rest)),
  };
});

export const endIslands = () => act(async () => roots.splice(0).forEach((root) => root.unmount()));
