import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeBackend, openAsLearner } from '#app/testing/fake-backend.ts';
import { openPage } from '#app/testing/open-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const account = async () => within(await screen.findByRole('navigation', { name: 'Tu cuenta' }));

test('the footer invites a visitor to sign in, and not a learner who has', async () => {
  const { unmount } = openPage('/about');
  expect((await account()).getByRole('link', { name: 'Ingresar o crear cuenta' })).toBeTruthy();
  unmount();
  fakeBackend();
  await openAsLearner('/about');
  const links = await account();
  await waitFor(() => expect(links.queryByRole('link', { name: 'Ingresar o crear cuenta' })).toBeNull());
  expect(links.getByRole('link', { name: 'Tu progreso' })).toBeTruthy();
});

test('styles learn of a session that begins or ends after the first paint', async () => {
  document.documentElement.dataset.session = 'stored';
  const { unmount } = openPage('/about');
  await waitFor(() => expect(document.documentElement.dataset.session).toBeUndefined());
  unmount();
  fakeBackend();
  await openAsLearner('/about');
  await waitFor(() => expect(document.documentElement.dataset.session).toBe('open'));
  delete document.documentElement.dataset.session;
});
