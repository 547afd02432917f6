import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { auth } from '#content.ts';
import { openNext, openPage } from '#pages/testing/open-page.tsx';
import { visits } from '#lib/testing/visits.ts';

const ana = { id: '6f1d2c3b-0000-4000-8000-000000000001', email: 'ana@empresa.com' };
const eva = { id: '6f1d2c3b-0000-4000-8000-000000000002', email: 'eva@otra.com' };
const sessionOf = (user: typeof ana) => ({
  access_token: `token of ${user.email}`,
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user,
});
const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const used = () => json(403, { error_code: 'otp_expired', message: 'Email link is invalid or has expired' });

let verify: () => Response | Promise<Response>;
const calls: { method: string; path: string; body: unknown }[] = [];

beforeEach(() => {
  calls.length = 0;
  verify = () => json(200, sessionOf(ana));
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const method = init?.method ?? 'GET';
    calls.push({ method, path: pathname, body: JSON.parse(String(init?.body ?? 'null')) });
    return pathname === '/auth/v1/verify' ? verify() : json(200, ana);
  });
});
afterEach(() => vi.unstubAllGlobals());

const leavesFor = (address: string) => waitFor(() => expect(visits).toEqual([{ address, isInstead: true }]));
const confirmation = '/auth?modo=confirmar#token_hash=abc&type=signup';
const recovery = '/auth?modo=nueva-contrasena#token_hash=abc&type=recovery';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('opening a mail’s link does not use it up; the button does, and leads to the lesson', async () => {
  await openPage(`${confirmation}&redirect=%2Fcursos%3Fq%3Dprompt`);
  await screen.findByRole('button', { name: 'Confirmar mi cuenta' });
  expect(calls).toEqual([]);
  expect(location.hash).toBe('');
  expect(location.search).toBe('?modo=confirmar');

  await press('Confirmar mi cuenta');
  await leavesFor('/cursos?q=prompt');
  expect(calls).toMatchObject([
    { method: 'POST', path: '/auth/v1/verify', body: { token_hash: 'abc', type: 'signup' } },
  ]);
  await openNext();
  expect(screen.getByText('Has iniciado sesión exitosamente')).toBeTruthy();
});

test.each([
  ['names no place', '', '/about'],
  ['names another site', '&redirect=%2F%2Fevil.example', '/about'],
  ['names the root', '&redirect=%2F', '/about'],
])('a link that %s leads to the page the learner came from at sign-up', async (_case, redirect, path) => {
  localStorage.setItem('aplica-ia-after-confirmation', '/about');
  await openPage(confirmation + redirect);
  await press('Confirmar mi cuenta');
  await leavesFor(path);
  expect(localStorage.getItem('aplica-ia-after-confirmation')).toBeNull();
});

test('a new learner who came from no page, or opens the mail on another device, starts at the dashboard', async () => {
  await openPage(`${confirmation}&redirect=%2F`);
  await press('Confirmar mi cuenta');
  await leavesFor('/dashboard');
});

test('a button to begin leads to the sign-up form, a link to sign in to the other', async () => {
  await openPage('/auth?modo=crear&redirect=%2Fdashboard');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Crear cuenta');
  await openPage('/auth');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Iniciar sesión');
});

test('a signed-in learner who presses a button to begin lands on the dashboard', async () => {
  localStorage.setItem('aplica-ia-session', JSON.stringify(sessionOf(ana)));
  await openPage('/auth?modo=crear&redirect=%2Fdashboard');
  await leavesFor('/dashboard');
});

test('a recovery link leads to the new password; afterwards /auth redirects again', async () => {
  await openPage(recovery);
  await press('Elegir contraseña nueva');
  await leavesFor('/auth?modo=nueva-contrasena');
  await openNext();
  expect(screen.getByRole('heading', { name: 'Elige una contraseña nueva' })).toBeTruthy();
  const fields = ['Contraseña nueva', 'Confirmar contraseña nueva'];
  for (const label of fields)
    await userEvent.type(screen.getByLabelText(label, { selector: 'input' }), 'clave-nueva');
  await press('Guardar contraseña');
  await waitFor(() => expect(visits.at(-1)).toEqual({ address: '/', isInstead: true }));
  expect(calls.at(-1)).toMatchObject({ method: 'PUT', body: { password: 'clave-nueva' } });
  await openNext();
  expect(screen.getByText(/Hemos cerrado tu sesión en los demás dispositivos\./)).toBeTruthy();
  visits.length = 0;
  await openPage('/auth');
  await leavesFor('/');
});

test('a used confirmation link gets an explanation, and a way to sign in or get another mail', async () => {
  verify = used;
  await openPage(confirmation);
  await press('Confirmar mi cuenta');
  await leavesFor('/auth');
  await openNext();
  expect(screen.getByText(auth.linkExpired.text)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reenviar correo de confirmación' })).toBeTruthy();
});

test('the notice about a used link offers another mail, and the focus follows', async () => {
  verify = used;
  await openPage(confirmation);
  await press('Confirmar mi cuenta');
  await leavesFor('/auth');
  await openNext();
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'ana@empresa.com');
  await press('Pide otro correo');
  expect(await screen.findByRole('button', { name: 'Reenviar correo' })).toBeTruthy();
  expect(screen.queryByText(auth.linkExpired.title)).toBeNull();
  const field = screen.getByLabelText<HTMLInputElement>('Correo electrónico');
  expect(field.value).toBe('ana@empresa.com');
  expect(document.activeElement).toBe(field);
});

test('a used recovery link gets an explanation and the form for another', async () => {
  verify = used;
  await openPage(recovery);
  await press('Elegir contraseña nueva');
  await leavesFor('/auth');
  await openNext();
  expect(screen.getByText(auth.newPassword.expired)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Enviar enlace' })).toBeTruthy();
});

test.each([
  ['/auth?modo=confirmar', auth.linkExpired.text],
  ['/auth?modo=nueva-contrasena', auth.newPassword.expired],
])('explains a link without its token: %s', async (path, text) => {
  await openPage(path);
  expect(await screen.findByText(text)).toBeTruthy();
});

test('without a connection the link is not used up: the same button works later', async () => {
  // The backend's client reports a lost connection on the console as well.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  verify = () => Promise.reject(new TypeError('Failed to fetch'));
  await openPage(`${confirmation}&redirect=%2Fabout`);
  await press('Confirmar mi cuenta');
  expect(await screen.findByText(auth.explain.network)).toBeTruthy();
  verify = () => json(200, sessionOf(ana));
  await press('Confirmar mi cuenta');
  await leavesFor('/about');
});

test('tells a learner signed in to another account, who may keep that session', async () => {
  localStorage.setItem('aplica-ia-session', JSON.stringify(sessionOf(eva)));
  await openPage(confirmation);
  expect(await screen.findByText(new RegExp(`la sesión de ${eva.email}`))).toBeTruthy();
  await press(`Seguir como ${eva.email}`);
  await leavesFor('/');
  expect(calls.filter(({ path }) => path === '/auth/v1/verify')).toEqual([]);
  expect(localStorage.getItem('aplica-ia-session')).toContain(eva.email);
});

test('asks a learner signed in to another account before replacing the session', async () => {
  localStorage.setItem('aplica-ia-session', JSON.stringify(sessionOf(eva)));
  await openPage(`${confirmation}&redirect=%2Fabout`);
  await screen.findByText(new RegExp(`la sesión de ${eva.email}`));
  await press('Confirmar mi cuenta');
  expect((await screen.findByText(/¿Quieres cambiar de cuenta\?/)).textContent).toContain(eva.email);
  // A double click or Enter changes nothing.
  expect(document.activeElement?.textContent).toBe(`Seguir como ${eva.email}`);
  expect(calls).toEqual([]);
  expect(localStorage.getItem('aplica-ia-session')).toContain(eva.email);
  await press('Cambiar a la cuenta del enlace');
  await leavesFor('/about');
  expect(localStorage.getItem('aplica-ia-session')).toContain(ana.email);
});

test('a session alone does not allow a new password', async () => {
  localStorage.setItem('aplica-ia-session', JSON.stringify(sessionOf(eva)));
  await openPage('/auth?modo=nueva-contrasena&redirect=%2Fabout');
  await leavesFor('/about');
  expect(screen.queryByText('Elige una contraseña nueva')).toBeNull();
});
