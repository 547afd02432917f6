import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeInBothThemes } from '#e2e/support/axe.ts';
import { tabTo } from '#e2e/support/keyboard.ts';
import { doubleText, overflow, smallTargets } from '#e2e/support/measure.ts';
import { openPage, settle } from '#e2e/support/pages.ts';
import { sentBy, leaksIn } from '#e2e/support/requests.ts';
import { expect, test } from '#e2e/support/test.ts';
import { openContent } from '#tools/content/content.ts';
import { hunts } from '#tools/content/practice/hunt/kind.ts';

const CASE = '/practica/errores/pago-del-viernes';
const HIDDEN_ORDER = /^Se transfiere a la cuenta terminada en 9035/;
const CLOSED_ACCOUNT = /^La cuenta terminada en 4471 ya no recibe pagos/;
const RIGHT = /^A la F-2201 se le descuentan 96 dólares/;

const answer = (page: Page) => page.getByRole('list', { name: 'Frases de la respuesta' });
const sentence = (page: Page, text: RegExp) => answer(page).getByRole('button', { name: text });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The verdict on a sentence. */
const verdict = (page: Page, text: RegExp) =>
  answer(page)
    .getByRole('listitem')
    .filter({ hasText: new RegExp(text.source.slice(1)) });

test('a case is marked, judged and tried again; no mark is lost and no request carries one', async ({
  signedInPage: page,
}) => {
  await openPage(page, '/practica');
  await page.getByRole('link', { name: /Ver los casos/ }).click();
  await page.getByRole('link', { name: 'El pago del viernes a un proveedor' }).click();
  await expect(page).toHaveURL(CASE);
  await settle(page);
  await expect(page.locator('[data-island="hunt"]')).toHaveAttribute('data-mounted', '');
  const sent = sentBy(page);

  await sentence(page, HIDDEN_ORDER).click();
  await sentence(page, RIGHT).click();
  await expect(page.getByText('2 frases marcadas')).toBeVisible();
  expect(sent).toEqual([]);
  await page.reload();
  await expect(sentence(page, HIDDEN_ORDER)).toHaveAttribute('aria-pressed', 'true');

  await button(page, 'Comprobar').click();
  const score = page.getByText('Puntuación: 0 de 2');
  await expect(score).toBeVisible();
  await expect(verdict(page, HIDDEN_ORDER)).toContainText('Encontrado · Orden escondida');
  await expect(verdict(page, CLOSED_ACCOUNT)).toContainText('No lo marcaste');
  await expect(verdict(page, RIGHT)).toContainText('Falsa alarma');
  await expect(verdict(page, RIGHT)).toContainText('Pueden descontarla de la F-2201');
  // The evidence is highlighted in the documents, and a link leads there.
  expect(await page.evaluate(() => CSS.highlights.get('proof')?.size)).toBe(5);
  await verdict(page, CLOSED_ACCOUNT)
    .getByRole('link', { name: /Registro de proveedores/ })
    .click();
  await expect(page.locator('#documento-registro')).toBeInViewport();
  await page.reload();
  await expect(score).toBeVisible();

  await button(page, 'Reintentar').click();
  await expect(page.getByText('Mejor: 0 de 2')).toBeVisible();
  await sentence(page, HIDDEN_ORDER).click();
  await sentence(page, CLOSED_ACCOUNT).click();
  await button(page, 'Comprobar').click();
  await expect(page.getByText('Puntuación: 2 de 2')).toBeVisible();

  await page.getByRole('link', { name: 'Volver a los casos' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'El pago del viernes' });
  await expect(row).toContainText('Mejor: 2 de 2');
  await expect(row).toContainText('Resuelto');
  await page.getByRole('link', { name: 'Volver a Práctica' }).click();
  await expect(page.getByText(`1 de ${hunts.total(openContent('.'))} resueltos`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Lo que llevas hecho' })).toContainText('2');

  expect(leaksIn(sent)).toEqual([]);

  await openPage(page, '/cuaderno#copia');
  const asked = page.waitForEvent('download');
  await button(page, 'Descargar mi cuaderno').click();
  const file = JSON.parse(await readFile(await (await asked).path(), 'utf8')) as { records: object[] };
  expect(file.records).toMatchObject([{ id: 'hunt/pago-del-viernes', value: { isSolved: true } }]);
});

test.describe('on a phone, in both themes', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a case works with the keyboard alone, fits, and passes axe @full', async ({ signedInPage: page }) => {
    await openPage(page, CASE);
    await expect(sentence(page, RIGHT)).toBeEnabled();
    await tabTo(page, sentence(page, HIDDEN_ORDER));
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(sentence(page, CLOSED_ACCOUNT)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('2 frases marcadas')).toBeVisible();
    expect(await axeInBothThemes(page)).toEqual([]);
    await tabTo(page, button(page, 'Comprobar'));
    await page.keyboard.press('Enter');
    // The focus is on the score: the reasons come right after it.
    await expect(page.locator('[data-result]')).toBeFocused();
    await expect(page.locator('[data-result]')).toContainText('Puntuación: 2 de 2');
    expect(await axeInBothThemes(page)).toEqual([]);
    expect(await smallTargets(page, 44)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    await tabTo(page, button(page, 'Reintentar'));
    await page.keyboard.press('Enter');
    await expect(answer(page).getByRole('button').first()).toBeFocused();
  });

  test('at twice the text size a wide table scrolls inside itself', async ({ signedInPage: page }) => {
    await openPage(page, '/practica/errores/tres-ofertas-de-guantes');
    await doubleText(page);
    const table = page.getByRole('region', { name: /^Tabla de «Cotizaciones recibidas/ });
    expect(await table.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
    // The sheet around it is no wider than the page.
    expect(await page.getByRole('main').evaluate((main) => main.scrollWidth <= main.clientWidth)).toBe(true);
    await table.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  });
});

test('on a phone every column of a table is in sight, because the sums need each of them', async ({
  signedInPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const content = openContent(process.cwd());
  const isWide = (text: string) => /^\|( [^|\n]+ \|){4,}$/m.test(text);
  const wide = hunts.files(content).filter((file) => isWide(content.read(file).replace(/^ +/gm, '')));
  expect(wide.length).toBeGreaterThan(1);
  for (const file of wide) {
    await page.goto(`/practica/errores/${file.replace(/^.*\/|\.yaml$/g, '')}`);
    const cut = await page
      .locator('.practice-table')
      .evaluateAll((tables) => tables.filter((one) => one.scrollWidth > one.clientWidth).length);
    expect(cut, file).toBe(0);
  }
});
