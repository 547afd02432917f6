import { waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** Every place of the document has come to life. */
export const islandsMounted = () =>
  waitFor(() => expect(document.querySelectorAll('[data-island]:not([data-mounted])')).toHaveLength(0));

/** The code of islands does not arrive before it is let. */
export function holdIslandsBack() {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  vi.doMock('#app/islands/islands.tsx', async (load) => {
    await arrival;
    return load();
  });
  return async function letIslandsArrive() {
    arrive();
    await islandsMounted();
    vi.doUnmock('#app/islands/islands.tsx');
  };
}
