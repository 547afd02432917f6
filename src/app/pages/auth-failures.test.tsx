import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { auth } from '#content.ts';
import { openPage } from '#app/testing/open-page.tsx';
import { dismissToast } from '#lib/toasts.ts';

const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });
let answer: () => Response;

beforeEach(() => void vi.stubGlobal('fetch', async () => answer()));
afterEach(() => {
  dismissToast();
  vi.unstubAllGlobals();
});

/** With Enter, so that a field has the focus. */
async function submitForm(tab: string, labels: string[]) {
  openPage('/auth');
  await screen.findByRole('heading', { level: 1, name: /Tu cuaderno/ });
  await userEvent.click(screen.getByRole('tab', { name: tab }));
  for (const label of labels)
    await userEvent.type(screen.getByLabelText(label, { selector: 'input' }), 'ana@empresa.com');
  await userEvent.keyboard('{Enter}');
}

/** What a screen reader is told at once. */
const announcements = () =>
  screen.getAllByRole('alert').flatMap(({ textContent }) => (textContent === '' ? [] : [textContent]));

test.each([
  ['invalid_credentials', ['Correo electrónico', 'Contraseña']],
  ['email_address_invalid', ['Correo electrónico']],
  ['email_not_confirmed', []],
])('a sign-in that fails with %s is announced once, and %j are marked as wrong', async (code, wrong) => {
  answer = () => json(400, { error_code: code, message: 'No' });
  await submitForm('Iniciar sesión', ['Correo electrónico', 'Contraseña']);
  await screen.findByText(auth.explain[code] ?? '');
  expect(announcements()).toEqual(['Error al iniciar sesiónNo']);
  const labels = ['Correo electrónico', 'Contraseña'];
  const fields = labels.map((label) => screen.getByLabelText(label, { selector: 'input' }));
  expect(labels.filter((_, at) => fields[at]?.getAttribute('aria-invalid') === 'true')).toEqual(wrong);
  // The explanation is read with whatever has the focus again.
  for (const control of [...fields, screen.getByRole('button', { name: 'Iniciar sesión' })]) {
    const description = document.getElementById(control.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe(auth.explain[code]);
  }
});

test('a password that is refused is the field that is wrong, and says why instead of its hint', async () => {
  answer = () => json(422, { error_code: 'weak_password', message: 'Password is too weak' });
  await submitForm('Crear cuenta', ['Correo electrónico', 'Contraseña', 'Confirmar contraseña']);
  await screen.findByText(/^Esa contraseña no sirve/);
  expect(announcements()).toEqual(['Error al registrarsePassword is too weak']);
  const [email, password] = ['Correo electrónico', 'Contraseña'].map((label) =>
    screen.getByLabelText(label, { selector: 'input' }),
  );
  expect(email?.getAttribute('aria-invalid')).toBeNull();
  expect(password?.getAttribute('aria-invalid')).toBe('true');
  const description = document.getElementById(password?.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe(auth.explain.weak_password);
});
