import { authPage } from './support/auth-page.ts';
import { keptBy, listed, noteWritten } from './support/kept.ts';
import { newEmail } from './support/learner.ts';
import { linkInMail } from './support/mailbox.ts';
import { openPage, readToTheEnd } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const PASSWORD = 'un cuaderno con rayas';
// accessibility/pages.spec.ts, which opens every page, checks that no page stores anything else.
test('the browser keeps what /privacidad lists, and nothing else @full', async ({
  page,
  server,
  expectConsoleError,
}) => {
  test.setTimeout(300_000);
  await noteWritten(page);
  const found = new Set<string>();
  const look = async () => {
    for (const name of await keptBy(page)) found.add(name);
  };
  const visit = async (path: string) => {
    await openPage(page, path);
    await look();
  };
  const auth = authPage(page);

  await visit('/');
  await page
    .getByRole('button', { name: /tema oscuro/i })
    .first()
    .click();
  await visit('/cursos?q=prompt');
  await page.getByLabel('Tu correo electrónico').fill('ana@example.com');
  await page.getByRole('button', { name: 'Me interesa' }).click();
  await look();

  await openPage(page, '/prueba');
  await page.getByRole('button', { name: 'Para recoger el taladro' }).click();
  await page.getByRole('button', { name: 'Comprobar' }).click();
  await page.getByRole('link', { name: 'Crear cuenta gratis' }).click();
  await expect(page).toHaveURL(/^[^?]*\/auth\?modo=crear/);
  await look();

  const email = newEmail();
  await page.goto('/auth?redirect=%2Fmodulo-1');
  await auth.signUp(email, PASSWORD);
  await expect(page.getByRole('heading', { name: 'Revisa tu email' })).toBeVisible();
  await look();
  await page.goto(await linkInMail(server.origin, email));
  await auth.button('Confirmar mi cuenta').click();
  await expect(page).toHaveURL('/modulo-1');
  await look();

  await openPage(page, '/modulo-2');
  const contents = page.getByRole('navigation', { name: 'En esta lección' });
  await contents.getByRole('link', { name: 'Errores de principiante' }).click();
  await expect(contents.locator('[aria-current="location"]').first()).toHaveText(/Errores de principiante/);
  await readToTheEnd(page);
  await page.getByRole('button', { name: 'Marcar como completado' }).click();
  await expect(page.getByText(/^Completado el/)).toBeVisible();
  await look();
  await openPage(page, '/practica/retos/ventas-de-agosto');
  const answer = page.getByRole('textbox', { name: /^Lo que te salió/ });
  await expect(answer).toBeEnabled();
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await answer.fill('17');
  await visit('/');
  await openPage(page, '/practica/retos/ventas-de-agosto');
  await expect(answer).toHaveValue('17');
  await openPage(page, '/dashboard');
  await page.getByRole('button', { name: 'Contraer menú' }).first().click();
  await look();
  await openPage(page, '/search');
  await page.getByRole('textbox').last().fill('hola');
  await page.keyboard.press('Enter');
  await look();
  await openPage(page, '/settings');
  await page.getByRole('tab', { name: 'Appearance' }).click();
  await page.getByRole('switch').first().click();
  await look();
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Salir' }).first().click();
  await expect(page.getByRole('link', { name: 'Ingresar', exact: true })).toBeVisible();
  await look();

  await page.goto('/?desde=correo#error=access_denied&error_code=otp_expired');
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('El enlace ya no sirve')).toBeVisible();
  await auth.email.fill(email);
  await auth.button('¿Olvidaste tu contraseña?').click();
  await auth.button('Enviar enlace').click();
  await expect(page.getByText(`Si ${email} tiene una cuenta`)).toBeVisible();
  await page.goto(await linkInMail(server.origin, email, 'recovery'));
  await auth.button('Elegir contraseña nueva').click();
  await expect(page.getByRole('heading', { name: 'Elige una contraseña nueva' })).toBeVisible();
  await look();

  expectConsoleError('net::ERR_FAILED');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('alert').filter({ hasText: 'no ha terminado de cargarse' })).toBeVisible();
  await look();

  expect(
    [...found].filter((name) => !listed.includes(name)),
    'kept, but not on the page',
  ).toEqual([]);
  expect(
    listed.filter((name) => !found.has(name)),
    'on the page, but not kept',
  ).toEqual([]);
});
