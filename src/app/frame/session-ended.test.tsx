import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBackend, openAsLearner, openWithExpiredSession } from '#app/testing/fake-backend.ts';
import { auth } from '#content.ts';

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const refused = () => backend.json(400, { error_code: 'refresh_token_not_found', msg: 'gone' });
const findNotice = () => screen.findByText(auth.sessionEnded.title);

test('a learner who comes back with a session that has run out is told so, and comes back to the page', async () => {
  const { token } = backend.answers;
  backend.answers.token = refused;
  const { router } = await openWithExpiredSession('/', '/gpts?q=datos');
  expect((await findNotice()).closest('[role="alert"]')?.textContent).toContain(auth.sessionEnded.text);
  expect(router.state.location.pathname).toBe('/auth');
  backend.answers.token = token;
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'ana@empresa.com');
  await userEvent.type(screen.getByLabelText('Contraseña', { selector: 'input' }), 'secreta-1');
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  await screen.findByRole('heading', { level: 1, name: 'GPT Personalizados' });
  expect(router.state.location.search).toBe('?q=datos');
});

test('a session that ends while a page is open says so at /auth', async () => {
  const { router } = await openAsLearner('/', '/gpts');
  await screen.findByRole('heading', { level: 1, name: 'GPT Personalizados' });
  localStorage.removeItem('aplica-ia-session');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'aplica-ia-session', newValue: null })));
  // A client that comes to life afterwards finds nothing stored either.
  const { connect } = await import('#features/auth/session-store.ts');
  await connect();
  expect(await findNotice()).toBeTruthy();
  expect(router.state.location.search).toBe('?redirect=%2Fgpts');
});

test('a session that is found to have ended while somebody signs in leaves what they have typed', async () => {
  vi.doMock('#lib/backend/backend-client.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await openWithExpiredSession('/auth?redirect=%2Fgpts');
  const email = await screen.findByLabelText<HTMLInputElement>('Correo electrónico');
  await userEvent.type(email, 'ana@empresa.com');
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  vi.doUnmock('#lib/backend/backend-client.ts');
  backend.answers.token = refused;
  await userEvent.click(retry);
  await findNotice();
  expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe('ana@empresa.com');
});

test('whoever has pressed «Salir» is not told that the session ended', async () => {
  const { router } = await openAsLearner('/', '/gpts');
  await screen.findByRole('heading', { level: 1, name: 'GPT Personalizados' });
  const [leave] = await screen.findAllByRole('button', { name: 'Salir' });
  if (leave) await userEvent.click(leave);
  await waitFor(() =>
    expect(backend.calls.map(({ path }) => path)).toContain('/auth/v1/logout?scope=global'),
  );
  await act(() => router.navigate('/gpts'));
  await screen.findByRole('tab', { name: 'Iniciar sesión' });
  expect(screen.queryByText(auth.sessionEnded.title)).toBeNull();
});

test('a visitor is told nothing of a session', async () => {
  vi.resetModules();
  const { openPage } = await import('#app/testing/open-page.tsx');
  openPage('/', '/gpts');
  await screen.findByRole('tab', { name: 'Iniciar sesión' });
  expect(screen.queryByText(auth.sessionEnded.title)).toBeNull();
});
