import { act, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { currentSession } from '#features/auth/session-store.ts';
import { notebookOf } from '#lib/notebook/use-notebook.ts';

/** Every place of the document has come to life, and the notebook is open: until then those that write into it do not answer. */
export async function islandsMounted() {
  await waitFor(() => expect(document.querySelectorAll('[data-island]:not([data-mounted])')).toHaveLength(0));
  const userId = currentSession().session?.user.id;
  if (userId) await act(() => notebookOf(userId).ready);
}

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
