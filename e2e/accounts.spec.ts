import type { Locator } from '@playwright/test';
import { authPage } from './support/auth-page.ts';
import { newEmail } from './support/learner.ts';
import { linkInMail, mailsTo } from './support/mailbox.ts';
import { expect, test } from './support/test.ts';

test.use({ hasOwnLearner: true });

const PASSWORD = 'un cuaderno con rayas';

test('a visitor who wants a lesson signs up, confirms and is taken to it', async ({ page, server }) => {
  const email = newEmail();
  const auth = authPage(page);
  await page.goto('/modulo-1?desde=correo');
  await expect(page).toHaveURL('/auth?redirect=%2Fmodulo-1%3Fdesde%3Dcorreo');

  await auth.signUp(email, PASSWORD, 'otra cosa');
  await expect(auth.toast('Error')).toContainText('Las contraseñas no coinciden');
  expect(await mailsTo(server.origin, email)).toEqual([]);

  await auth.confirm.fill(PASSWORD);
  await auth.button('Crear cuenta').click();
  await expect(auth.toast('¡Cuenta creada!')).toContainText('Revisa tu email para confirmar tu cuenta');
  await expect(page.getByRole('heading', { name: 'Revisa tu email' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Abrir el buzón local' })).toHaveAttribute(
    'href',
    '/_local/mail',
  );

  await page.goto(await linkInMail(server.origin, email));
  await auth.button('Confirmar mi cuenta').click();
  await expect(auth.toast('¡Bienvenido!')).toContainText('Has iniciado sesión exitosamente');
  await expect(page).toHaveURL('/modulo-1?desde=correo');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('on a phone the message about the confirmation mail is in view @full', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const auth = authPage(page);
  await page.goto('/auth');
  await auth.signUp(newEmail(), PASSWORD);
  const message = page.getByRole('heading', { name: 'Revisa tu email' }).locator('..');
  await expect(message).toBeVisible();
  const bar = await page.getByRole('banner').boundingBox();
  await expect.poll(async () => (await message.boundingBox())?.y).toBeGreaterThan(bar?.height ?? Infinity);
});

test('on a small phone a learner who deletes the account sees the password field and its error @full', async ({
  signedInPage: page,
  expectConsoleError,
}) => {
  expectConsoleError('400 (Bad Request)');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/cuaderno#cuenta');
  await page.getByRole('button', { name: 'Borrar mi cuenta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Borrar mi cuenta' });
  const password = dialog.getByLabel('Tu contraseña', { exact: true });
  const error = dialog.getByRole('alert');
  /** Within the window, and not covered. */
  const isSeen = (part: Locator) =>
    part.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await password.focus();
  expect(await isSeen(password)).toBe(true);
  await page.keyboard.type('no es esta');
  await page.keyboard.press('Enter');
  await expect(error).toContainText('La contraseña no es correcta');
  await expect(password).toBeFocused();
  for (const part of [error, password]) await expect.poll(() => isSeen(part)).toBe(true);
});

test('the local mailbox shows the mail, in Spanish', async ({ page, server, sharedLearner }) => {
  const [mail] = await mailsTo(server.origin, sharedLearner.email);
  await page.goto('/_local/mail');
  await expect(page.getByRole('heading', { name: mail?.subject ?? '' }).first()).toBeVisible();
  expect(mail?.subject).toMatch(/confirma/i);
});

test('a sign-up with a taken address reveals nothing, and the page says what its owner can do @full', async ({
  page,
  learner,
}) => {
  const auth = authPage(page);
  await page.goto('/auth');
  await auth.signUp(learner.email, PASSWORD);
  await expect(page.getByRole('heading', { name: 'Revisa tu email' })).toBeVisible();
  await expect(page.getByText('¿Ya tenías una cuenta con este correo?')).toBeVisible();
  // The account itself is untouched.
  await auth.button('Volver a iniciar sesión').click();
  await auth.signIn(learner.email, learner.password);
  await expect(auth.toast('¡Bienvenido!')).toBeVisible();
});

test('a learner who has not confirmed yet learns so, and gets another mail @full', async ({
  page,
  server,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 4\d\d .*grant_type=password/);
  const email = newEmail();
  const auth = authPage(page);
  await page.goto('/auth');
  await auth.signUp(email, PASSWORD);
  await auth.button('Volver a iniciar sesión').click();
  await auth.signIn(email, PASSWORD);
  const form = page.getByRole('tabpanel', { name: 'Iniciar sesión' });
  await expect(form.getByText('Tu cuenta todavía no está confirmada.')).toBeVisible();

  await auth.button('Reenviar correo de confirmación').click();
  await auth.button('Reenviar correo').click();
  await expect(page.getByText(/llegará otro enlace/).first()).toBeVisible();
  await expect.poll(() => mailsTo(server.origin, email)).toHaveLength(2);
  await page.goto(await linkInMail(server.origin, email));
  await auth.button('Confirmar mi cuenta').click();
  await expect(page.getByRole('button', { name: 'Salir' })).toBeVisible();
});

test('a forgotten password is replaced by way of the link in the mail', async ({ page, server, learner }) => {
  const auth = authPage(page);
  await page.goto('/auth');
  await auth.email.fill(learner.email);
  await auth.button('¿Olvidaste tu contraseña?').click();
  await expect(auth.email).toHaveValue(learner.email);
  await auth.button('Enviar enlace').click();
  await expect(page.getByText(`Si ${learner.email} tiene una cuenta`)).toBeVisible();

  await page.goto(await linkInMail(server.origin, learner.email, 'recovery'));
  await auth.button('Elegir contraseña nueva').click();
  await expect(page.getByRole('heading', { name: 'Elige una contraseña nueva' })).toBeVisible();
  // The recovery survives a reload.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Elige una contraseña nueva' })).toBeVisible();
  await auth.field('Contraseña nueva').fill(PASSWORD);
  await auth.field('Confirmar contraseña nueva').fill(PASSWORD);
  await auth.button('Guardar contraseña').click();
  await expect(auth.toast('Contraseña guardada')).toContainText(
    'cerrado tu sesión en los demás dispositivos',
  );
  await expect(page).toHaveURL('/');
  // The recovery is over: a session alone does not allow another password.
  await page.goto('/auth?modo=nueva-contrasena');
  await expect(page).toHaveURL('/');

  await page.getByRole('button', { name: 'Salir' }).click();
  await page.getByRole('link', { name: 'Ingresar', exact: true }).click();
  await auth.signIn(learner.email, PASSWORD);
  await expect(page.getByRole('button', { name: 'Salir' })).toBeVisible();
});

test('a used link is explained', async ({ page, server, sharedLearner, expectConsoleError }) => {
  expectConsoleError(/status of 40\d .*verify/);
  await page.goto(await linkInMail(server.origin, sharedLearner.email));
  await authPage(page).button('Confirmar mi cuenta').click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('El enlace ya no sirve')).toBeVisible();
  await expect(page.getByText('Los enlaces de los correos funcionan una sola vez')).toBeVisible();
});

test('signing out ends the session here and in other tabs, which lead to /auth and back', async ({
  signedInPage: page,
  context,
  learner,
}) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/dashboard');
  const other = await context.newPage();
  await other.goto('/modulo-2');
  await expect(other).toHaveURL('/modulo-2');
  await expect(other.getByRole('button', { name: 'Salir' }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Ingresar', exact: true })).toBeVisible();
  await expect(other).toHaveURL('/auth?redirect=%2Fmodulo-2');
  expect(await page.evaluate(() => localStorage.getItem('aplica-ia-session'))).toBeNull();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth?redirect=%2Fdashboard');

  await expect(other.getByText('Tu sesión ha terminado')).toBeVisible();
  await authPage(other).signIn(learner.email, learner.password);
  await expect(other).toHaveURL('/modulo-2');
});
