import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { axeFindings, axeInBothThemes } from './support/axe.ts';
import { overflow, overlap } from './support/measure.ts';
import { settle } from './support/pages.ts';
import { sentBy } from './support/requests.ts';
import { expect, signIn, test } from './support/test.ts';

const PROMPT = '/prompts/analisis-competitivo';
const IBAN = 'ES91 2100 0418 4502 0005 1332';
const CURP = 'HEGG560427MVZRRL04';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const block = (page: Page) => page.getByRole('region', { name: 'Texto del prompt' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const form = (page: Page) => page.getByRole('region', { name: 'Completa antes de pegar' });
/** The button in the form; the bar has another. */
const copyFilled = (page: Page) => form(page).getByRole('button', { name: 'Copiar con mis datos' });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function openForm(page: Page) {
  await page.goto(PROMPT);
  await expect(page.locator('[data-island="prompt-filling"][data-mounted]')).toBeAttached();
}

/** Stores a profile as the notebook does. */
const writeProfile = (page: Page, company: string) =>
  page.evaluate(async (text) => {
    const [{ name = '' } = {}] = (await indexedDB.databases()).filter(({ name }) =>
      name?.includes('cuaderno'),
    );
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve(request.result);
    });
    const records = database.transaction('records', 'readwrite').objectStore('records');
    records.put({ id: 'profile/company', updatedAt: Date.now(), value: { fields: { company: text } } });
    await new Promise((resolve) => (records.transaction.oncomplete = resolve));
    database.close();
  }, company);

test('a prompt is filled from the profile, the answer gets the real values, and no request carries them', async ({
  signedInPage: page,
}) => {
  await openForm(page);
  await writeProfile(page, 'Tornamar, mayorista de ferretería');
  await openForm(page);
  const sent = sentBy(page);
  await expect(field(page, 'Empresa')).toHaveValue('Tornamar, mayorista de ferretería');
  await expect(page.getByText('De tu perfil', { exact: true })).toBeVisible();
  await field(page, 'Información disponible').fill(`Cuenta ${IBAN}, CURP ${CURP}`);
  await expect(block(page)).toContainText(`- Información disponible: Cuenta ${IBAN}`);
  await expect(page.getByText('Faltan 5 datos de 7')).toBeVisible();

  await copyFilled(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('[IBAN 1]');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Sustituir todo y copiar' }).click();
  await expect(page.getByText(/^Quedan 5 corchetes sin rellenar/)).toBeVisible();
  const copied = await clipboard(page);
  expect(copied).toContain('- Empresa: Tornamar, mayorista de ferretería\n');
  expect(copied).toContain('Cuenta [IBAN 1], CURP [CURP 1]');
  expect(copied).toContain('- Mercado: [MERCADO] (');

  await page
    .locator('[data-island="put-back"]')
    .evaluate((place) => place.scrollIntoView({ block: 'center' }));
  await field(page, 'Respuesta del asistente').fill('Paga a **[IBAN 1]** a nombre de [CURP 1].');
  await expect(field(page, 'Respuesta con tus datos')).toHaveValue(`Paga a **${IBAN}** a nombre de ${CURP}.`);
  await expect(page.getByRole('row', { name: `[CURP 1] ${CURP}` })).toBeVisible();
  expect(sent).toEqual([]);

  const file = await readFile('content/prompts/analisis-competitivo.md', 'utf8');
  await button(page, /^Copiar Prompt$/).click();
  await expect(page.getByText('Prompt copiado')).toBeVisible();
  expect(await clipboard(page)).toBe(file.slice(file.indexOf('\n---\n', 3) + 5).trim());
});

test('typed values survive a reload, appear in other tabs, even offline, and come back after clearing', async ({
  signedInPage: page,
  context,
  learner,
}) => {
  await openForm(page);
  const other = await context.newPage();
  await signIn(other, learner);
  await openForm(other);
  await field(page, 'Mercado').pressSequentially('Ecuador');
  await field(other, 'Competidores').pressSequentially('Ferrimax');
  await expect(field(other, 'Mercado')).toHaveValue('Ecuador');
  await expect(field(page, 'Competidores')).toHaveValue('Ferrimax');

  await page.reload();
  await expect(field(page, 'Mercado')).toHaveValue('Ecuador');
  await expect(block(page)).toContainText('- Competidores: Ferrimax');

  await field(page, 'Mercado').focus();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await button(page, 'Vaciar').click();
  await expect(field(page, 'Mercado')).toHaveValue('');
  await button(page, 'Deshacer').click();
  await expect(field(page, 'Mercado')).toHaveValue('Ecuador');
  await copyFilled(page).click();
  await expect(page.getByText('Copiado con tus datos')).toBeVisible();
  expect(await clipboard(page)).toContain('- Mercado: Ecuador\n');
  await context.setOffline(false);
});

test('opening an assistant copies the text and sends no referrer @full', async ({
  signedInPage: page,
  context,
}) => {
  let opened = '';
  await context.route('https://chatgpt.com/**', (route) => {
    opened = route.request().url();
    return route.fulfill({ contentType: 'text/html', body: '<title>Asistente</title>' });
  });
  await openForm(page);
  await field(page, 'Mercado').fill('Ecuador');
  await button(page, 'Abrir en…').click();
  const opening = context.waitForEvent('page');
  await button(page, /^ChatGPT Se copia el texto/).click();
  const tab = await opening;
  await expect(tab).toHaveTitle('Asistente');
  expect(opened).toBe('https://chatgpt.com/');
  expect(await tab.evaluate(() => document.referrer)).toBe('');
  await page.bringToFront();
  expect(await clipboard(page)).toContain('- Mercado: Ecuador\n');
});

test('after the question about personal data, the text is also copied over plain http, where browsers hide the clipboard', async ({
  signedInPage: page,
  context,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await openForm(page);
  await field(page, 'Empresa').fill('Escribe a ana@tienda.es');
  await copyFilled(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sustituir todo y copiar' }).click();
  await expect(page.getByText('Copiado con tus datos')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/about');
  expect(await clipboard(other)).toContain('Escribe a [CORREO 1]');
});

test('on a small phone the question about personal data keeps its buttons in view, however long its list @full', async ({
  signedInPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openForm(page);
  await field(page, 'Empresa').fill(`Cuenta ${IBAN}, CURP ${CURP}, escribe a ana@tienda.es`);
  await copyFilled(page).click();
  const dialog = page.getByRole('dialog');
  const isInSight = (name: string) =>
    expect(dialog.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  for (const name of ['Sustituir todo y copiar', 'Copiar así', 'Cancelar']) await isInSight(name);
  await dialog
    .getByRole('button', { name: /^Sustituir por/ })
    .first()
    .click();
  for (const name of ['Copiar', 'Copiar así', 'Cancelar']) await isInSight(name);
});

test.describe('on a phone, in both themes', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the bottom bar copies the filled prompt, and no message covers the share list', async ({
    signedInPage: page,
  }) => {
    await openForm(page);
    await settle(page);
    await field(page, 'Mercado').fill('Guayaquil');
    const bar = page.locator('[data-island="prompt-actions"]');
    await bar.getByRole('button', { name: 'Copiar con mis datos' }).tap();
    await expect(page.getByText('Copiado con tus datos')).toBeVisible();
    expect(await clipboard(page)).toContain('- Mercado: Guayaquil\n');
    await bar.getByRole('button', { name: 'Copiar Prompt' }).tap();
    await expect.poll(() => clipboard(page)).toContain('- Mercado: [MERCADO] (');

    await button(page, 'Compartir').tap();
    const list = page.getByRole('list').filter({ has: page.getByRole('link', { name: /^WhatsApp/ }) });
    await list.getByRole('button', { name: 'Copiar el enlace' }).tap();
    const toast = page.getByRole('status').locator('> div').filter({ hasText: 'Enlace copiado' });
    await expect(toast).toBeVisible();
    expect(await overlap(toast, list)).toBe(false);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('the form works with the keyboard alone, fits, and passes axe @full', async ({
    signedInPage: page,
  }) => {
    await openForm(page);
    await settle(page);
    await field(page, 'Empresa').focus();
    await page.keyboard.type('Tornamar');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ecuador');
    await expect(field(page, 'Mercado')).toHaveValue('Ecuador');
    await button(page, 'Abrir en…').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(button(page, /^ChatGPT/)).toBeFocused();
    expect(await axeInBothThemes(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(button(page, 'Abrir en…')).toBeFocused();
    await expect(button(page, /^ChatGPT/)).toHaveCount(0);
    await copyFilled(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Copiado con tus datos')).toBeVisible();
  });
});
