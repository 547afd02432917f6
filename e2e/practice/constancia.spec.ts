import type { Page } from '@playwright/test';
import { axeFindings } from '#e2e/support/axe.ts';
import { jumpsOf, watchJumps } from '#e2e/support/jumps.ts';
import { tabTo } from '#e2e/support/keyboard.ts';
import { overflow, scriptBytes } from '#e2e/support/measure.ts';
import { openPage, settle } from '#e2e/support/pages.ts';
import { completeModules, today } from '#e2e/support/progress.ts';
import { sentBy, leaksIn } from '#e2e/support/requests.ts';
import { expect, test } from '#e2e/support/test.ts';

/** The longest possible name, with words that wrap badly. */
const NAME = 'María del Rosario Fernández de Córdoba y Guzmán-Echeverría Z';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const field = (page: Page) => page.getByRole('textbox', { name: 'Tu nombre, como quieres que aparezca' });
const sheet = (page: Page) => page.getByRole('article', { name: 'Vista previa de la constancia' });
const otherTheme = (page: Page) => page.getByRole('button', { name: /^Cambiar a tema/ }).click();

async function pagesOnPaper(page: Page, format: 'A4' | 'Letter', landscape = false): Promise<number> {
  const file = await page.pdf({ format, landscape });
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test.describe(() => {
  test.use({ hasOwnLearner: true });

  test('from the first module to a certificate with a name, on a phone, by keyboard, printed on one page', async ({
    signedInPage: page,
  }) => {
    test.setTimeout(120_000);
    await openPage(page, '/constancia');
    await expect(page.getByRole('heading', { name: 'Te faltan 6 módulos' })).toBeVisible();
    await completeModules(page, [1, 2, 3, 4, 5]);
    await openPage(page, '/constancia');
    await expect(page.getByRole('heading', { name: 'Te falta 1 módulo' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ir al módulo 6' })).toHaveAttribute(
      'href',
      '/practica/retos',
    );
    if (process.env.FULL) expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    expect(await scriptBytes(page)).toBeLessThanOrEqual(108_000);

    await completeModules(page, [6]);
    await openPage(page, '/dashboard');
    await page
      .getByRole('region', { name: 'Tu siguiente paso' })
      .getByRole('link', { name: 'Abrir tu constancia' })
      .tap();
    await expect(page).toHaveURL('/constancia');
    await expect(sheet(page)).toContainText(`Casos de Uso Reales: IA en Acción${today()}`);
    await expect(sheet(page)).toContainText('Nombre y apellidos');
    expect(await pagesOnPaper(page, 'A4')).toBe(1);

    const sent = sentBy(page);
    await settle(page);
    await tabTo(page, field(page));
    await page.keyboard.type(NAME);
    await expect(sheet(page)).toContainText(NAME);
    await page.keyboard.type(' y más');
    await expect(field(page)).toHaveAccessibleDescription(/^Caben 60 caracteres y hay 66/);
    await expect(sheet(page)).not.toContainText('y más');
    for (let letters = 0; letters < 6; letters++) await page.keyboard.press('Backspace');
    await expect(page.getByText('Guardado en este navegador')).toBeVisible();
    await page.evaluate(() => {
      window.print = () => document.documentElement.toggleAttribute('data-printed', true);
    });
    await tabTo(page, page.getByRole('button', { name: 'Imprimir o guardar en PDF' }));
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-printed');
    expect(leaksIn(sent, /Rosario/)).toEqual([]);

    await page.reload();
    await settle(page);
    await expect(field(page)).toHaveValue(NAME);
    await expect(sheet(page)).toContainText(NAME);
    expect(await scriptBytes(page)).toBeLessThanOrEqual(120_000);
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    await otherTheme(page);
    if (process.env.FULL) expect(await axeFindings(page, { onlyContrast: true })).toEqual([]);
    // Printed from the dark theme: dark ink on white paper, one page in both sizes and orientations.
    const colours = () =>
      sheet(page).evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return { color, backgroundColor };
      });
    await page.emulateMedia({ media: 'print' });
    expect(await colours()).toEqual({ color: 'rgb(23, 24, 28)', backgroundColor: 'rgb(255, 255, 255)' });
    await expect(field(page)).toBeHidden();
    await expect(page.getByRole('banner').first()).toBeHidden();
    expect(await pagesOnPaper(page, 'A4')).toBe(1);
    expect(await pagesOnPaper(page, 'Letter')).toBe(1);
    expect(await pagesOnPaper(page, 'A4', true)).toBe(1);
    expect(await pagesOnPaper(page, 'Letter', true)).toBe(1);
  });
});

test('while the server is slow no text shifts', async ({ signedInPage: page }) => {
  await watchJumps(page);
  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/rest/v1/module_progress*', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.goto('/constancia');
  await expect(page.getByRole('status').filter({ hasText: 'Cargando tus módulos…' })).toBeVisible();
  answer();
  await settle(page);
  expect(await jumpsOf(page)).toEqual([]);
});

test('without a connection the page says so at once, and recovers with it', async ({
  signedInPage: page,
  expectConsoleError,
}) => {
  expectConsoleError('net::ERR_FAILED');
  // Only the backend is offline, and the browser knows: the page itself must load.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  let asked = 0;
  await page.route('**/rest/v1/module_progress*', (route) => {
    asked += 1;
    return route.abort();
  });
  await openPage(page, '/constancia');
  await expect(page.getByText('No pudimos cargar tus módulos.')).toBeVisible();
  expect(asked).toBe(1);
  await page.unroute('**/rest/v1/module_progress*');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { name: 'Te faltan 6 módulos' })).toBeVisible();
});
