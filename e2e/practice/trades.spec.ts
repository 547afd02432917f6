import type { Page } from '@playwright/test';
import { axeInBothThemes } from '#e2e/support/axe.ts';
import { tabTo } from '#e2e/support/keyboard.ts';
import { overflow, scriptBytes } from '#e2e/support/measure.ts';
import { openPage, readThrough, settle } from '#e2e/support/pages.ts';
import { sentBy, leaksIn } from '#e2e/support/requests.ts';
import { expect, test } from '#e2e/support/test.ts';

const TRADE = '/practica/oficios/ventas';
const RECIPE = 'Seguimiento de una cotización por WhatsApp';
const SECRET = 'Con 36 cajas le corresponde el 3 %';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const sheet = (page: Page) => page.getByRole('article', { name: RECIPE });
const prompt = (page: Page) => sheet(page).getByRole('region', { name: /^El prompt/ });
const field = (page: Page, name: string) => sheet(page).getByRole('textbox', { name, exact: true });
const day = (page: Page, name: string) => page.getByRole('checkbox', { name: `Hecho la sesión del ${name}` });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const week = (page: Page) => page.getByRole('region', { name: 'Tu semana' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a recipe is filled and a day ticked, both kept after a reload, in 100 kB of code and with nothing sent', async ({
    signedInPage: page,
  }) => {
    await openPage(page, '/practica/oficios');
    const sent = sentBy(page);
    await page.getByRole('link', { name: new RegExp(`^1? ?${RECIPE}`) }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Ventas' })).toBeAttached();
    await expect(sheet(page)).toBeInViewport();
    await readThrough(page);

    await field(page, 'Motivo').fill(SECRET);
    await expect(prompt(page)).toContainText(`- Motivo: ${SECRET}`);
    await sheet(page).getByRole('button', { name: 'Copiar con mis datos' }).tap();
    await expect(page.getByText('Copiado con tus datos')).toBeVisible();
    const copied = await clipboard(page);
    expect(copied).toContain(`- Motivo: ${SECRET}\n`);
    expect(copied).toContain('- Trato: [TRATO] (');
    await sheet(page).getByRole('button', { name: 'Guardar en mi cuaderno' }).tap();
    await expect(page.getByText('Guardado en tu cuaderno')).toBeVisible();

    await day(page, 'lunes').tap();
    await day(page, 'martes').tap();
    await expect(week(page)).toContainText('2 de 5 días');

    await page.reload();
    await readThrough(page);
    await expect(day(page, 'lunes')).toBeChecked();
    await expect(day(page, 'martes')).toBeChecked();
    await expect(day(page, 'jueves')).not.toBeChecked();
    await expect(field(page, 'Motivo')).toHaveValue(SECRET);
    await expect(prompt(page)).toContainText(`- Motivo: ${SECRET}`);
    // The page with its forms, all hydrated.
    const travelled = await scriptBytes(page);
    expect(travelled).toBeGreaterThan(40_000);
    expect(travelled).toBeLessThanOrEqual(100_000);
    await page.getByRole('link', { name: 'Todos los oficios' }).tap();
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Ventas' }) });
    await expect(row).toContainText('2 de 5 días');
    expect(leaksIn(sent, /36 cajas|trade-day|isDone/)).toEqual([]);

    await page.goto('/cuaderno#prompts');
    await page.getByRole('link', { name: 'Recetas por oficio: Ventas' }).tap();
    await expect(sheet(page)).toBeInViewport();
  });
});

test.describe('on a phone, in both themes', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('everything works with the keyboard alone, fits, and passes axe @full', async ({
    signedInPage: page,
  }) => {
    test.setTimeout(120_000);
    await openPage(page, '/practica/oficios');
    await readThrough(page);
    expect(await axeInBothThemes(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    await tabTo(page, page.getByRole('link', { name: 'Ventas', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(TRADE);
    await settle(page);
    await readThrough(page);

    await tabTo(page, day(page, 'lunes'));
    await page.keyboard.press('Space');
    await expect(day(page, 'lunes')).toBeChecked();
    await expect(week(page)).toContainText('1 de 5 días');
    await tabTo(page, field(page, 'Motivo'));
    await page.keyboard.type('ninguno');
    await expect(prompt(page)).toContainText('- Motivo: ninguno');
    await tabTo(page, sheet(page).getByRole('button', { name: 'Copiar con mis datos' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Copiado con tus datos')).toBeVisible();
    expect(await clipboard(page)).toContain('- Motivo: ninguno\n');
    expect(await axeInBothThemes(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
  });
});

test('a day ticked before the code loads counts @full', async ({ signedInPage: page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/trade-week-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(TRADE);
  await day(page, 'viernes').check();
  release();
  await page.getByRole('heading', { name: 'Tu semana' }).scrollIntoViewIfNeeded();
  await expect(week(page)).toContainText('1 de 5 días');
  await expect(day(page, 'viernes')).toBeChecked();
});
