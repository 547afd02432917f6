import type { Page } from '@playwright/test';
import { axeFindings, axeInBothThemes } from '#e2e/support/axe.ts';
import { tabTo } from '#e2e/support/keyboard.ts';
import { overflow, scriptBytes } from '#e2e/support/measure.ts';
import { openPage, settle } from '#e2e/support/pages.ts';
import { sentBy } from '#e2e/support/requests.ts';
import { expect, test } from '#e2e/support/test.ts';

const EXERCISE = '/practica/taller?ejercicio=objecion-de-precio';

/** The limit of transferred code, in bytes. */
const MOST_CODE = 105_000;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const score = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
const isSaved = (page: Page) => expect(page.getByText('Guardado', { exact: true })).toBeVisible();

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('an exercise is written, restored, compared, judged and saved, in 105 kB of code, and nothing is sent', async ({
    signedInPage: page,
  }) => {
    await openPage(page, EXERCISE);
    const sent = sentBy(page);
    await expect(page.getByText('Una clienta contesta a tu cotización')).toBeVisible();
    const untouched = await scriptBytes(page);
    expect(untouched).toBeGreaterThan(40_000);
    expect(untouched).toBeLessThanOrEqual(MOST_CODE);
    await expect(page.getByText('Cuando hayas escrito algo')).toBeVisible();
    await score(page, '0 de 10');
    await box(page, 'Contexto').fill(
      'CLIENTE C pidió 40 cajas de discos por 900 dólares y dice que está caro.',
    );
    await score(page, '1 de 10');
    await expect(page.getByText('Falta un límite o un criterio.')).toBeVisible();
    await page
      .getByRole('listitem')
      .filter({ hasText: /^Falta un límite/ })
      .getByRole('button', { name: 'Ver un ejemplo' })
      .tap();
    await expect(
      page.getByText('No ofrezcas más descuento ni hables mal de otros proveedores.'),
    ).toBeVisible();
    await box(page, 'Acción').fill('Redacta una respuesta profesional. Si falta un dato, pregunta.');
    await score(page, '3 de 10');
    const hint = page.getByText('«profesional» se puede entender de muchas maneras.');
    await expect(hint).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await isSaved(page);
    expect(sent).toEqual([]);

    await page.reload();
    await settle(page);
    await expect(box(page, 'Acción')).toHaveValue(/^Redacta una respuesta/);
    await score(page, '3 de 10');
    await expect(hint).toBeVisible();
    expect(await scriptBytes(page)).toBeLessThanOrEqual(MOST_CODE);

    await button(page, 'Ver una respuesta modelo').tap();
    const comparison = page.getByRole('region', { name: 'Tu versión y una respuesta modelo' });
    await expect(comparison).toContainText('Redacta una respuesta que averigüe con qué está comparando.');
    await page.getByRole('checkbox', { name: '¿Tu respuesta pregunta algo o solo se justifica?' }).check();
    await expect(page.getByText('1 de 3 resueltas')).toBeVisible();
    expect(await axeInBothThemes(page)).toEqual([]);
    await isSaved(page);
    await page.reload();
    await settle(page);
    await expect(page.getByRole('checkbox', { name: '¿Tu respuesta pregunta algo' })).toBeChecked();

    await button(page, 'Guardar en mi cuaderno').tap();
    await page.getByRole('button', { name: 'Ver mi cuaderno' }).tap();
    await expect(page).toHaveURL('/cuaderno#prompts');
    await expect(page.getByRole('heading', { name: '«Está caro»' })).toBeVisible();
    await page.getByRole('link', { name: 'Taller C.R.A.F.T' }).tap();
    await expect(page).toHaveURL(EXERCISE);
    await expect(page.getByText('Mejor: 3 de 10')).toBeVisible();
  });

  test('nothing is wider than the screen', async ({ signedInPage: page }) => {
    await openPage(page, EXERCISE);
    await box(page, 'Rol').fill('palabra'.repeat(60));
    await button(page, 'Ver una respuesta modelo').tap();
    await expect(page.getByRole('group', { name: 'Así queda tu prompt' })).toContainText('ROL: palabra');
    expect(await overflow(page)).toEqual([]);
  });
});

test('with the keyboard alone a learner chooses, writes, sees an example, clears and undoes @full', async ({
  signedInPage: page,
}) => {
  await openPage(page, '/practica/taller');
  await tabTo(page, page.getByRole('link', { name: 'Nueve días de espera' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Nueve días de espera' })).toBeVisible();
  await expect(box(page, 'Rol')).toBeVisible();
  await tabTo(page, box(page, 'Rol'));
  await page.keyboard.type('Actúa como encargada de atención al cliente.');
  await score(page, '1 de 10');
  await expect(page.getByRole('status').filter({ hasText: 'Puntuación: 1 de 10' })).toBeAttached();
  const missing = page.getByRole('listitem').filter({ hasText: /^Falta en qué se fija/ });
  await tabTo(page, missing.getByRole('button'));
  await page.keyboard.press('Space');
  await expect(missing.getByRole('button', { name: 'Ocultar el ejemplo' })).toBeFocused();
  await tabTo(page, button(page, 'Vaciar'));
  await page.keyboard.press('Enter');
  await expect(box(page, 'Rol')).toHaveValue('');
  await tabTo(page, button(page, 'Deshacer'));
  await page.keyboard.press('Enter');
  await expect(box(page, 'Rol')).toHaveValue('Actúa como encargada de atención al cliente.');
});

test('the page warns about personal data, and asks before the prompt is copied @full', async ({
  signedInPage: page,
}) => {
  await openPage(page, '/practica/taller');
  await box(page, 'Contexto').fill('La factura de ana@tienda.es lleva 20 días vencida.');
  await expect(page.getByText('Hay datos personales: correo electrónico.')).toBeVisible();
  await button(page, 'Copiar el prompt').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sustituir todo y copiar' }).click();
  await expect(page.getByText('Prompt copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'CONTEXTO: La factura de [CORREO 1] lleva 20 días vencida.',
  );
  await box(page, 'Respuesta del asistente').fill('Escribe a [CORREO 1].');
  await expect(box(page, 'Respuesta con tus datos')).toHaveValue('Escribe a ana@tienda.es.');
});

test('an exercise that fails to load says so, and loads with a new page', async ({
  signedInPage: page,
  expectConsoleError,
}) => {
  expectConsoleError(/net::ERR_FAILED|Failed to fetch dynamically/);
  await page.route('**/assets/ventas-*.js', (route) => route.abort());
  await openPage(page, EXERCISE);
  await expect(page.getByText('El ejercicio no llegó a descargarse')).toBeVisible();
  await page.unroute('**/assets/ventas-*.js');
  await button(page, 'Recargar la página').click();
  await expect(box(page, 'Contexto')).toBeVisible();
});

test('without storage the page says so and keeps working @full', async ({ signedInPage: page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await openPage(page, '/practica/taller');
  await expect(page.getByRole('alert').filter({ hasText: 'No se pudo guardar' })).toBeVisible();
  await box(page, 'Rol').fill('Actúa como contadora.');
  await score(page, '1 de 10');
  await expect(page.getByText('Guardado', { exact: true })).toBeHidden();
});
