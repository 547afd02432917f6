import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropFocus } from '#lib/testing/drop-focus.ts';
import { fakeBackend, openAsLearner, openWithExpiredSession } from '#app/testing/fake-backend.ts';

const KEY = 'aplica-ia-session';

let backend: ReturnType<typeof fakeBackend>;

/** The chunk with the backend's client cannot be fetched. */
beforeEach(() => {
  backend = fakeBackend();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.doMock('#lib/backend/backend-client.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
});
afterEach(() => {
  vi.doUnmock('#lib/backend/backend-client.ts');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a learner whose client cannot be loaded stays on the page and can try again', async () => {
  window.showBootFailure = vi.fn();
  const { router } = await openWithExpiredSession('/', '/gpts');
  expect(await screen.findByText(/No hay conexión con la escuela/)).toBeTruthy();
  expect(router.state.location.pathname).toBe('/gpts');
  expect(localStorage.getItem(KEY)).not.toBeNull();
  // Chrome does not fetch it again before a reload.
  expect(window.showBootFailure).toHaveBeenCalled();
  delete window.showBootFailure;

  const retry = screen.getByRole('button', { name: 'Reintentar' });
  let fail: () => void = () => undefined;
  const road = new Promise<never>((_, reject) => (fail = () => reject(new TypeError('Failed to fetch'))));
  const load = vi.fn(() => road);
  vi.doMock('#lib/backend/backend-client.ts', load);
  await userEvent.click(retry);
  await waitFor(() => expect(load).toHaveBeenCalled());
  dropFocus();
  fail();
  await waitFor(() => expect(document.activeElement).toBe(retry));

  vi.doUnmock('#lib/backend/backend-client.ts');
  await userEvent.click(retry);
  await waitFor(() => expect(screen.queryByText(/No hay conexión con la escuela/)).toBeNull());
  expect(router.state.location.pathname).toBe('/gpts');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

test('who leaves a protected page arrives at the root, even when the end of the session is heard of first', async () => {
  vi.doUnmock('#lib/backend/backend-client.ts');
  const { router } = await openAsLearner('/about', '/gpts');
  // The page that waits for its code has a 'Salir' of its own, which goes with it.
  await screen.findByRole('heading', { level: 1, name: 'GPT Personalizados' });
  const visited: string[] = [];
  router.subscribe(({ location }) => visited.push(location.pathname));
  const [leave] = await screen.findAllByRole('button', { name: 'Salir' });
  act(() => leave?.click());
  // As another tab would tell it, while the root is still being fetched.
  act(() => void dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: null })));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Salir' })).toBeNull());
  await screen.findByRole('heading', { level: 1, name: /trabajar contigo/ });
  expect(visited).not.toContain('/auth');
  // A client that is still at work would sign out the learner of the next test.
  await waitFor(() =>
    expect(backend.calls.map(({ path }) => path)).toContain('/auth/v1/logout?scope=global'),
  );
});

test('leaving works all the same: the session is gone before the page is', async () => {
  const { router } = await openWithExpiredSession('/about');
  await screen.findByText(/No hay conexión con la escuela/);
  const [leave] = screen.getAllByRole('button', { name: 'Salir' });
  if (leave) await userEvent.click(leave);
  expect(localStorage.getItem(KEY)).toBeNull();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Salir' })).toBeNull());
});
