import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loseCode, replaceCode, restoreCode } from '#lib/testing/code-on-demand.ts';
import { fakeBackend, openAsLearner, openWithExpiredSession } from '#pages/testing/fake-backend.ts';
import { lastVisit, visits } from '#lib/testing/visits.ts';
import { nav } from '#content.ts';

const KEY = 'aplica-ia-session';

let backend: ReturnType<typeof fakeBackend>;

/** The chunk with the backend's client does not load. */
beforeEach(async () => {
  backend = fakeBackend();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await loseCode('#lib/backend/backend-client.ts');
});
afterEach(async () => {
  await restoreCode('#lib/backend/backend-client.ts');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const notice = () => within(document.getElementById('sin-conexion') as HTMLElement);
const findRetry = () => notice().findByRole('button', { name: nav.unreachable.retry });
const leave = () => screen.getAllByRole('button', { name: 'Salir' })[0] as HTMLElement;

test('a learner whose client does not load stays on the page and can try again', async () => {
  window.showBootFailure = vi.fn();
  await openWithExpiredSession('/gpts');
  const retry = await findRetry();
  expect(notice().getByText(/Sin conexión con la escuela/)).toBeTruthy();
  expect(lastVisit()).toBeNull();
  expect(localStorage.getItem(KEY)).not.toBeNull();
  // Chrome does not fetch it again before a reload.
  expect(window.showBootFailure).toHaveBeenCalled();
  delete window.showBootFailure;

  let fail: () => void = () => undefined;
  const road = new Promise<never>((_, reject) => (fail = () => reject(new TypeError('Failed to fetch'))));
  const load = vi.fn(() => road);
  await replaceCode('#lib/backend/backend-client.ts', load);
  await userEvent.click(retry);
  await waitFor(() => expect(load).toHaveBeenCalled());
  expect([retry.textContent, retry.ariaDisabled]).toEqual([nav.unreachable.retrying, 'true']);
  await userEvent.click(retry);
  expect(load).toHaveBeenCalledOnce();
  fail();
  await waitFor(() => expect(retry.textContent).toBe(nav.unreachable.retry));
  expect(document.activeElement).toBe(retry);

  await restoreCode('#lib/backend/backend-client.ts');
  await userEvent.click(retry);
  await waitFor(() => expect(notice().queryByRole('button')).toBeNull());
  expect(lastVisit()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('the page tries again by itself when the connection returns', async () => {
  await openWithExpiredSession('/gpts');
  await findRetry();
  await restoreCode('#lib/backend/backend-client.ts');
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(notice().queryByRole('button')).toBeNull());
  expect(document.documentElement.dataset.session).toBe('open');
});

test('a learner who leaves a protected page arrives at the root, even if the page hears of the end of the session first', async () => {
  await openAsLearner('/gpts');
  leave().click();
  // As if another tab reported it while the root is still being fetched.
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: null }));
  expect(visits).toEqual([{ address: '/', isInstead: false }]);
  expect(backend.calls.map(({ path }) => path)).toEqual(['/auth/v1/logout?scope=global']);
});

test('leaving still works: the session is gone before the page is', async () => {
  await openWithExpiredSession('/about');
  await findRetry();
  await userEvent.click(leave());
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(lastVisit()).toBe('/');
});
