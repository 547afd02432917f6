import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { auth } from '#content.ts';
import { openPage } from '#pages/testing/open-page.tsx';
import { env } from '#lib/env.ts';

const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });
let answer: () => Response;
const { isOwnServer } = env;

beforeEach(() => void vi.stubGlobal('fetch', async () => answer()));
afterEach(() => {
  env.isOwnServer = isOwnServer;
  vi.unstubAllGlobals();
});

/** Submits with Enter, so that a field has the focus. */
async function submitForm(tab: string, labels: string[]) {
  await openPage('/auth');
  await screen.findByRole('heading', { level: 1, name: /Tu cuaderno/ });
  await userEvent.click(screen.getByRole('tab', { name: tab }));
  for (const label of labels)
    await userEvent.type(screen.getByLabelText(label, { selector: 'input' }), 'ana@empresa.com');
  await userEvent.keyboard('{Enter}');
}

/** The texts that a screen reader announces at once. */
const announcements = () =>
  screen.getAllByRole('alert').flatMap(({ textContent }) => (textContent === '' ? [] : [textContent]));

const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });
const marked = (...labels: string[]) =>
  labels.filter((label) => field(label).getAttribute('aria-invalid') === 'true');
const description = (control: Element) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;

test.each([
  ['invalid_credentials', ['Correo electrónico', 'Contraseña']],
  ['email_not_confirmed', []],
])('a sign-in that fails with %s is announced once, and marks %j as wrong', async (code, wrong) => {
  answer = () => json(400, { error_code: code, message: 'No' });
  await submitForm('Iniciar sesión', ['Correo electrónico', 'Contraseña']);
  await screen.findByText(auth.explain[code] ?? '');
  expect(announcements()).toEqual(['Error al iniciar sesiónNo']);
  const labels = ['Correo electrónico', 'Contraseña'];
  expect(marked(...labels)).toEqual(wrong);
  // The explanation describes the element that has the focus again.
  for (const control of [...labels.map(field), screen.getByRole('button', { name: 'Iniciar sesión' })])
    expect(description(control)).toBe(auth.explain[code]);
});

const signUpLabels = ['Correo electrónico', 'Contraseña', 'Confirmar contraseña'] as const;

test.each([
  [422, 'weak_password', 'La contraseña debe tener al menos 8 caracteres.', 'Contraseña'],
  [400, 'validation_failed', 'Escribe una dirección de correo válida.', 'Correo electrónico'],
])('our server’s refusal %i %s shows at its field only, in the server’s words', async (...slip) => {
  const [status, code, sentence, label] = slip;
  env.isOwnServer = true;
  answer = () => json(status, { error_code: code, message: sentence });
  await submitForm('Crear cuenta', [...signUpLabels]);
  expect(await screen.findByText('Error al registrarse')).toBeTruthy();
  expect(announcements()).toEqual([`Error al registrarse${sentence}`]);
  expect(marked(...signUpLabels)).toEqual([label]);
  // It replaces the hint and also describes the button; nothing else is announced.
  expect(description(field(label))).toBe(sentence);
  expect(description(screen.getByRole('button', { name: 'Crear cuenta' }))).toBe(sentence);
  expect(screen.getAllByText(sentence)).toHaveLength(2);
  expect(screen.queryByText(auth.explain[code] ?? '')).toBeNull();
});

test('the field explains a Supabase project’s English refusal in Spanish', async () => {
  env.isOwnServer = false;
  answer = () => json(422, { error_code: 'weak_password', message: 'Password is too weak' });
  await submitForm('Crear cuenta', [...signUpLabels]);
  expect(await screen.findByText('Password is too weak')).toBeTruthy();
  expect(marked(...signUpLabels)).toEqual(['Contraseña']);
  expect(description(field('Contraseña'))).toBe(auth.explain.weak_password);
});
