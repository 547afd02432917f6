import { authPage } from './support/auth-page.ts';
import { axeInBothThemes } from './support/axe.ts';
import { keptBy } from './support/kept.ts';
import { tabTo } from './support/keyboard.ts';
import { newEmail } from './support/learner.ts';
import { linkInMail } from './support/mailbox.ts';
import { overflow, scriptBytes, smallTargets } from './support/measure.ts';
import { settle } from './support/pages.ts';
import { sentBy } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const INVENTED = 'Si lo prefiere, el mismo sábado se lo llevamos gratis a la obra.';
const PASSWORD = 'un cuaderno con rayas';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('a visitor plays a case on a phone, signs up, and finds the result in the notebook', async ({
  page,
  server,
}) => {
  const email = newEmail();
  const auth = authPage(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Juega un caso sin cuenta' }).tap();
  await expect(page).toHaveURL('/prueba');
  await settle(page);
  const before = await keptBy(page);
  const sent = sentBy(page);
  const sentence = page.getByRole('button', { name: INVENTED });
  await sentence.tap();
  await expect(sentence).toHaveAttribute('aria-pressed', 'true');
  expect(await overflow(page)).toEqual([]);
  await page.getByRole('button', { name: 'Comprobar' }).tap();
  await expect(page.getByText('Puntuación: 1 de 1')).toBeVisible();
  await expect(page.getByText(/El asistente quiso ser amable y se lo inventó/)).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);
  expect(await smallTargets(page, 24)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  expect(sent).toEqual([]);
  expect(await keptBy(page)).toEqual(before);

  await page.getByRole('link', { name: 'Crear cuenta gratis' }).tap();
  await expect(page.getByRole('tab', { name: 'Crear cuenta' })).toHaveAttribute('aria-selected', 'true');
  expect(await keptBy(page)).toContain('local: aplica-ia-prueba');
  await auth.signUp(email, PASSWORD);
  await expect(page.getByRole('heading', { name: 'Revisa tu email' })).toBeVisible();
  await page.goto(await linkInMail(server.origin, email));
  await auth.button('Confirmar mi cuenta').click();
  await expect(page).toHaveURL('/practica/errores/abren-el-sabado');
  await expect(page.getByText('Puntuación: 1 de 1')).toBeVisible();
  await expect.poll(() => keptBy(page)).not.toContain('local: aplica-ia-prueba');
  await page.goto('/practica');
  await expect(page.getByText(/^1 de \d+ resueltos$/)).toBeVisible();
});

test('a visitor plays the case with the keyboard alone', async ({ page }) => {
  await page.goto('/prueba');
  await settle(page);
  const sentence = page.getByRole('button', { name: 'Para recoger el taladro' });
  await tabTo(page, sentence);
  await page.keyboard.press('Space');
  await expect(sentence).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, page.getByRole('button', { name: 'Comprobar' }));
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveText('Puntuación: 0 de 1');
  await tabTo(page, page.getByRole('link', { name: 'Crear cuenta gratis' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/^[^?]*\/auth\?modo=crear/);
});

test('a tap on the waiting button starts the code that judges', async ({ page }) => {
  await page.goto('/prueba');
  await settle(page);
  const check = page.getByRole('button', { name: 'Comprobar' });
  await expect(check).toBeDisabled();
  await check.tap({ force: true });
  await expect(check).toBeEnabled();
});

test('without JavaScript the case can be read, and says what it needs', async ({ openElsewhere }) => {
  const still = await openElsewhere({ javaScriptEnabled: false });
  await still.goto('/prueba');
  await expect(still.locator('main noscript p')).toHaveText(/activa JavaScript/);
  await expect(still.getByText('Entregas en obra: de lunes a viernes.')).toBeVisible();
  // The page repeats one press of those before its code has loaded: a verdict must not miss a mark.
  await expect(still.getByRole('button', { name: INVENTED })).toBeEnabled();
  await expect(still.getByRole('button', { name: 'Comprobar' })).toBeDisabled();
});

test('a visitor who only reads the case does not load the code that judges it', async ({ page }) => {
  await page.goto('/prueba');
  await settle(page);
  expect(await scriptBytes(page)).toBeLessThan(20_000);
  await page.getByRole('button', { name: INVENTED }).focus();
  await expect(page.getByRole('button', { name: 'Comprobar' })).toBeEnabled();
});
