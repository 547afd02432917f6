import type { Page } from '@playwright/test';
import { openPage } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.use({ hasOwnLearner: true });

const company = (page: Page) => page.getByLabel('Empresa', { exact: true });
const firstNote = (page: Page) =>
  page.getByRole('region', { name: 'Mis notas' }).getByRole('textbox').first();

test('after closing two tabs that could not store, the next visit has the text of both', async ({
  signedInPage: page,
  context,
}) => {
  const other = await context.newPage();
  await openPage(page, '/cuaderno');
  await openPage(other, '/cuaderno#notas');
  for (const tab of [page, other]) {
    await tab.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('No room', 'QuotaExceededError');
      };
    });
  }
  await company(page).fill('Panadería Sol');
  await firstNote(other).fill('Facturas');
  await page.goto('/why');
  await other.goto('/why');
  await openPage(page, '/cuaderno');
  await expect(company(page)).toHaveValue('Panadería Sol');
  await openPage(page, '/cuaderno#notas');
  await expect(firstNote(page)).toHaveValue('Facturas');
});

test("text typed after the browser closed the notebook's database is stored, without any message", async ({
  signedInPage: page,
  context,
  server,
}) => {
  await openPage(page, '/cuaderno');
  await company(page).fill('Panadería');
  await expect(page.getByText('Guardado', { exact: true }).first()).toBeVisible();
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin: server.origin, storageTypes: 'indexeddb' });
  await company(page).fill('Panadería Sol');
  await expect(page.getByText('Guardado', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/no deja guardar/)).toBeHidden();
  const other = await context.newPage();
  await openPage(other, '/cuaderno');
  await expect(company(other)).toHaveValue('Panadería Sol');
});
