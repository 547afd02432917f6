import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { auth } from '#content.ts';
import { openPage } from '#pages/testing/open-page.tsx';

type Answer = () => Response | Promise<Response>;

const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });
let answer: Answer;
const calls: { path: string; body: unknown }[] = [];

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input);
    calls.push({ path: url.pathname + url.search, body: JSON.parse(String(init?.body ?? 'null')) });
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function openAuth(tab: 'Iniciar sesión' | 'Crear cuenta', path = '/auth') {
  await openPage(path);
  await screen.findByRole('heading', { level: 1, name: /Tu cuaderno/ });
  await userEvent.click(screen.getByRole('tab', { name: tab }));
}

const fill = async (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.type(screen.getByLabelText(label, { selector: 'input' }), value);
  }
};

test('both forms require their fields, the address as an e-mail', async () => {
  await openAuth('Crear cuenta');
  const inputs = ['Correo electrónico', 'Contraseña', 'Confirmar contraseña'].map((label) =>
    screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' }),
  );
  expect(inputs.every((input) => input.required)).toBe(true);
  expect(inputs[0]?.type).toBe('email');
  expect(inputs.map((input) => input.autocomplete)).toEqual(['email', 'new-password', 'new-password']);
});

test('the button beside a password says what it does, without a contradicting state', async () => {
  await openAuth('Iniciar sesión');
  await userEvent.click(screen.getByRole('button', { name: auth.showPassword }));
  expect(screen.getByRole('button', { name: auth.hidePassword }).ariaPressed).toBeNull();
  expect(screen.getByLabelText('Contraseña', { selector: 'input' })).toHaveProperty('type', 'text');
});

test('a failed sign-in shows the provider’s message and an explanation, and keeps the typed text', async () => {
  answer = () => json(400, { error_code: 'invalid_credentials', message: 'Invalid login credentials' });
  await openAuth('Iniciar sesión');
  await fill({ 'Correo electrónico': 'ana@empresa.com', Contraseña: 'equivocada' });
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(await screen.findByText('Error al iniciar sesión')).toBeTruthy();
  expect(screen.getByText('Invalid login credentials')).toBeTruthy();
  expect(screen.getByText(auth.explain.invalid_credentials ?? '')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Contraseña', { selector: 'input' }).value).toBe(
    'equivocada',
  );
  expect(calls[0]).toMatchObject({
    path: '/auth/v1/token?grant_type=password',
    body: { email: 'ana@empresa.com', password: 'equivocada' },
  });
});

test('while signing in, the form disables its fields and the button says so', async () => {
  let finish: (response: Response) => void = () => undefined;
  answer = () => new Promise((resolve) => (finish = resolve));
  await openAuth('Iniciar sesión');
  await fill({ 'Correo electrónico': 'ana@empresa.com', Contraseña: 'secreta-1' });
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Iniciando sesión...' });
  // The other form would replace this one, and with it the answer still to come.
  for (const tab of screen.getAllByRole<HTMLButtonElement>('tab')) expect(tab.disabled).toBe(true);
  expect(button.disabled).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').disabled).toBe(true);
  await waitFor(() => expect(calls).toHaveLength(1));
  finish(json(400, { error_code: 'invalid_credentials', message: 'no' }));
  await screen.findByRole('button', { name: 'Iniciar sesión' });
});

async function signUp() {
  await fill({
    'Correo electrónico': 'ana@empresa.com',
    Contraseña: 'una-clave-1',
    'Confirmar contraseña': 'una-clave-1',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));
}

test('the page refuses differing passwords without submitting', async () => {
  await openAuth('Crear cuenta');
  await fill({
    'Correo electrónico': 'ana@empresa.com',
    Contraseña: 'una-clave-1',
    'Confirmar contraseña': 'otra-clave-2',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  expect(await screen.findByText('Error')).toBeTruthy();
  expect(screen.getAllByText('Las contraseñas no coinciden').length).toBeGreaterThan(0);
  expect(calls).toEqual([]);
});

test('a new error replaces the one of the last try', async () => {
  answer = () => json(422, { error_code: 'weak_password', message: 'Password is too weak' });
  await openAuth('Crear cuenta');
  await signUp();
  expect(await screen.findByText(/^Esa contraseña no sirve/)).toBeTruthy();
  await fill({ Contraseña: 'otra-clave-2' });
  await userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  expect(screen.getAllByText('Las contraseñas no coinciden').length).toBeGreaterThan(0);
  expect(screen.queryByText(/^Esa contraseña no sirve/)).toBeNull();
});

test('after sign-up the page says to check the mail, and remembers the lesson the visitor came from', async () => {
  answer = () => json(200, { id: 'u1', email: 'ana@empresa.com', identities: [{}] });
  await openAuth('Crear cuenta', '/auth?redirect=%2Fmodulo-3');
  await signUp();
  expect(await screen.findByText('¡Cuenta creada!')).toBeTruthy();
  expect(screen.getByText('Revisa tu email para confirmar tu cuenta')).toBeTruthy();
  expect(calls[0]?.path).toBe(`/auth/v1/signup?redirect_to=${encodeURIComponent(`${location.origin}/`)}`);
  expect(localStorage.getItem('aplica-ia-after-confirmation')).toBe('/modulo-3');
});

const late = (body: object) =>
  new Response(JSON.stringify(body), { status: 200, headers: { 'x-mail-delivery': 'later' } });

test('the page does not send learners to look for a mail that is not sent yet', async () => {
  answer = () => late({ id: 'u1', email: 'ana@empresa.com', identities: [{}] });
  await openAuth('Crear cuenta');
  await signUp();
  expect(await screen.findByText('¡Cuenta creada!')).toBeTruthy();
  expect(screen.getByText(auth.signUp.mailIsLate)).toBeTruthy();
  expect(screen.getByText(/Te lo enviaremos en unos minutos a ana@empresa\.com/)).toBeTruthy();
  expect(screen.queryByText(/Revisa tu email/)).toBeNull();
});

test.each([
  ['¿Olvidaste tu contraseña?', 'Enviar enlace', auth.recover],
  ['Reenviar correo de confirmación', 'Reenviar correo', auth.resend],
])('«%s» says whether the server sends the mail now or later', async (link, action, text) => {
  const email = 'ana$&co@empresa.com';
  await openAuth('Iniciar sesión');
  await fill({ 'Correo electrónico': email });
  await userEvent.click(screen.getByRole('button', { name: link }));
  const findNotice = (words: string) => screen.findByText(words.replace('{email}', () => email));
  answer = () => late({});
  await userEvent.click(screen.getByRole('button', { name: action }));
  expect(await findNotice(text.late)).toBeTruthy();
  answer = () => new Response('{}', { status: 200, headers: { 'x-mail-delivery': 'now' } });
  await userEvent.click(screen.getByRole('button', { name: action }));
  expect(await findNotice(text.done)).toBeTruthy();
});

test('going to another view and back keeps the focus in the form', async () => {
  await openAuth('Iniciar sesión');
  for (const link of ['¿Olvidaste tu contraseña?', 'Volver a iniciar sesión']) {
    await userEvent.click(screen.getByRole('button', { name: link }));
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(screen.getByRole('region', { name: auth.tabsLabel }).contains(document.activeElement)).toBe(true);
  }
});

test.each([
  'weak_password',
  'validation_failed',
  'over_request_rate_limit',
  'email_not_confirmed',
  'invalid_credentials',
  'otp_expired',
  'current_password_invalid',
])('the code %s has its own explanation', (code) => {
  const texts: Record<string, string> = auth.explain;
  expect(texts[code]).toMatch(/^[A-ZÁÉÍÓÚ¿].{20,}\.$/);
});

test.each([
  [
    'User already registered',
    'Usuario ya registrado',
    'Este email ya está registrado. Intenta iniciar sesión.',
  ],
  ['Signups not allowed', 'Error al registrarse', 'Signups not allowed'],
])('sign-up refused with «%s» says «%s»', async (message, title, text) => {
  answer = () => json(422, { error_code: 'x', message });
  await openAuth('Crear cuenta');
  await fill({
    'Correo electrónico': 'a@b.co',
    Contraseña: 'una-clave-1',
    'Confirmar contraseña': 'una-clave-1',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});

test.each([500, 503])('explains a server error %i in Spanish, in the toast too', async (status) => {
  answer = () => json(status, { code: 'server_busy', message: 'Ocupado' });
  await openAuth('Iniciar sesión');
  await fill({ 'Correo electrónico': 'ana@empresa.com', Contraseña: 'secreta-1' });
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(await screen.findAllByText(auth.explain.server_busy)).toHaveLength(2);
});

test('changing the tab keeps the typed address', async () => {
  await openAuth('Iniciar sesión');
  await fill({ 'Correo electrónico': 'ana@empresa.com' });
  await userEvent.click(screen.getByRole('tab', { name: 'Crear cuenta' }));
  expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe('ana@empresa.com');
});

test('the learner can show and hide the password', async () => {
  await openAuth('Iniciar sesión');
  const field = screen.getByLabelText<HTMLInputElement>('Contraseña', { selector: 'input' });
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
  expect(field.type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar contraseña' }));
  expect(field.type).toBe('password');
});

test('explains a lost connection and keeps the typed text', async () => {
  // The backend's client reports a lost connection on the console as well.
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await openAuth('Iniciar sesión');
  await fill({ 'Correo electrónico': 'ana@empresa.com', Contraseña: 'secreta-1' });
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  // Below the form and in the message, as there is no provider's message.
  expect(await screen.findAllByText(auth.explain.network)).toHaveLength(2);
  expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe('ana@empresa.com');
  log.mockRestore();
});
