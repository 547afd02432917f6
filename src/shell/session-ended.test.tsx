import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loseCode, restoreCode } from '#lib/testing/code-on-demand.ts';
import { fakeBackend, openAsLearner, openWithExpiredSession } from '#pages/testing/fake-backend.ts';
import { openNext, openPage } from '#pages/testing/open-page.tsx';
import { lastVisit, visits } from '#lib/testing/visits.ts';
import { sessionStore } from '#features/auth/session-store.ts';
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

test('a learner who returns with an expired session reads so, and comes back to the page', async () => {
  const { token } = backend.answers;
  backend.answers.token = refused;
  await openWithExpiredSession('/gpts?q=datos');
  await waitFor(() => expect(lastVisit()).toBe('/auth?redirect=%2Fgpts%3Fq%3Ddatos'));
  expect(visits.every(({ isInstead }) => isInstead)).toBe(true);
  await openNext();
  expect((await findNotice()).closest('[role="alert"]')?.textContent).toContain(auth.sessionEnded.text);
  backend.answers.token = token;
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'ana@empresa.com');
  await userEvent.type(screen.getByLabelText('Contraseña', { selector: 'input' }), 'secreta-1');
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  await waitFor(() => expect(visits.at(-1)).toEqual({ address: '/gpts?q=datos', isInstead: true }));
  await openNext();
  expect(screen.getByRole('heading', { level: 1, name: 'GPT Personalizados' })).toBeTruthy();
});

test('a session that ends while a page is open says so at /auth, once', async () => {
  await openAsLearner('/gpts');
  localStorage.removeItem('aplica-ia-session');
  dispatchEvent(new StorageEvent('storage', { key: 'aplica-ia-session', newValue: null }));
  // A client that loads afterwards finds nothing stored either.
  await sessionStore().connect();
  expect(lastVisit()).toBe('/auth?redirect=%2Fgpts');
  await openNext();
  expect(await findNotice()).toBeTruthy();
  await openPage('/auth?redirect=%2Fgpts');
  expect(screen.queryByText(auth.sessionEnded.title)).toBeNull();
});

test('a session that turns out to have ended while the learner signs in leaves what they have typed', async () => {
  await loseCode('#lib/backend/backend-client.ts');
  await openWithExpiredSession('/auth?redirect=%2Fgpts');
  const email = screen.getByLabelText<HTMLInputElement>('Correo electrónico');
  await userEvent.type(email, 'ana@empresa.com');
  const retry = await within(document.getElementById('sin-conexion') as HTMLElement).findByRole('button');
  await restoreCode('#lib/backend/backend-client.ts');
  backend.answers.token = refused;
  await userEvent.click(retry);
  await findNotice();
  expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe('ana@empresa.com');
});

test('a learner who has pressed «Salir» does not read that the session ended', async () => {
  await openAsLearner('/gpts');
  const [leave] = screen.getAllByRole('button', { name: 'Salir' });
  if (leave) await userEvent.click(leave);
  await openPage('/gpts');
  expect(lastVisit()).toBe('/auth?redirect=%2Fgpts');
  await openNext();
  expect(screen.getByRole('tab', { name: 'Iniciar sesión' })).toBeTruthy();
  expect(screen.queryByText(auth.sessionEnded.title)).toBeNull();
});

test('a visitor reads nothing of a session', async () => {
  await openPage('/gpts');
  await openNext();
  expect(screen.getByRole('tab', { name: 'Iniciar sesión' })).toBeTruthy();
  expect(screen.queryByText(auth.sessionEnded.title)).toBeNull();
});
