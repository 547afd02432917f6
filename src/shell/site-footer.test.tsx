import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeBackend, openAsLearner } from '#pages/testing/fake-backend.ts';
import { openPage } from '#pages/testing/open-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const session = () => document.documentElement.dataset.session;

test('the footer invites a visitor to sign in, and not a learner who has', async () => {
  await openPage('/about');
  const account = within(screen.getByRole('navigation', { name: 'Tu cuenta' }));
  const isForVisitors = (name: string) =>
    account.getByRole('link', { name }).closest('.when-signed-out') !== null;
  expect(isForVisitors('Ingresar o crear cuenta')).toBe(true);
  expect(isForVisitors('Tu progreso')).toBe(false);
});

test('the newsletter says before its field that it is not sent yet, and its button is not the first of the page', async () => {
  await openPage('/about');
  const footer = within(screen.getByRole('contentinfo'));
  const answer = footer.getByText(/^Aún no enviamos boletín\./);
  const field = footer.getByLabelText('Tu correo electrónico');
  expect(answer.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(footer.getByRole('button', { name: 'Me interesa' }).className).not.toContain('bg-accent');
});

test('styles follow a session, and its end in another tab', async () => {
  await openPage('/about');
  await waitFor(() => expect(session()).toBeUndefined());
  fakeBackend();
  await openAsLearner('/about');
  await waitFor(() => expect(session()).toBe('open'));
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: 'aplica-ia-session', newValue: null }));
  expect(session()).toBeUndefined();
});

test('learners’ pages keep only the last line of the footer, with the libraries', async () => {
  fakeBackend();
  await openAsLearner('/dashboard');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/privacidad',
    '/prompts',
    '/gpts',
    '/cuaderno',
    '/practica',
    expect.stringMatching(/^mailto:/),
  ]);
});
