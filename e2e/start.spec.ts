import { authPage } from './support/auth-page.ts';
import { newEmail } from './support/learner.ts';
import { linkInMail } from './support/mailbox.ts';
import { overlap } from './support/measure.ts';
import { expect, test } from './support/test.ts';

test.use({ hasOwnLearner: true });

const PASSWORD = 'un cuaderno con rayas';

test('a visitor who starts on the home page signs up, and continues to the dashboard', async ({
  page,
  server,
  openElsewhere,
  expectConsoleError,
}) => {
  expectConsoleError('400 (Bad Request)');
  const email = newEmail();
  const auth = authPage(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/');
  await expect(page.getByText('Solo necesitas un correo')).toBeVisible();
  await page.getByRole('link', { name: 'Quiero empezar distinto' }).click();
  await expect(page).toHaveURL('/auth?modo=crear&redirect=%2Fdashboard');
  await expect(page.getByRole('tab', { name: 'Crear cuenta' })).toHaveAttribute('aria-selected', 'true');
  await auth.signUp('rosa@gmail', PASSWORD);
  const toast = page.getByRole('alert').locator('> div').filter({ hasText: 'Error al registrarse' });
  await expect(toast).toBeVisible();
  expect(await overlap(toast, auth.button('Crear cuenta'))).toBe(false);
  await auth.email.fill(email);
  await auth.button('Crear cuenta').click();
  await expect(page.getByRole('heading', { name: 'Revisa tu email' })).toBeVisible();

  // The mail is opened on another device, which has no trace of the form.
  const elsewhere = await openElsewhere();
  await elsewhere.goto(await linkInMail(server.origin, email));
  await authPage(elsewhere).button('Confirmar mi cuenta').click();
  await expect(elsewhere).toHaveURL('/dashboard');
  // The same button leads a learner on, without mentioning an account.
  await elsewhere.goto('/');
  await expect(elsewhere.getByRole('button', { name: 'Salir' }).first()).toBeVisible();
  await expect(elsewhere.getByText('Solo necesitas un correo')).toBeHidden();
  await elsewhere.getByRole('link', { name: 'Quiero empezar distinto' }).click();
  await expect(elsewhere).toHaveURL('/dashboard');
});

test('without JavaScript an invitation to begin shows the sign-up form, and its button on a phone @full', async ({
  openElsewhere,
}) => {
  const still = await openElsewhere({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await still.goto('/cursos');
  await still.getByRole('link', { name: 'Comienza ahora' }).click();
  await expect(still.getByRole('tab', { name: 'Crear cuenta' })).toHaveAttribute('aria-selected', 'true');
  await expect(authPage(still).button('Crear cuenta')).toBeInViewport({ ratio: 1 });
});
