import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { axeInBothThemes } from './support/axe.ts';
import { createLearner } from './support/learner.ts';
import { overflow } from './support/measure.ts';
import { openPage } from './support/pages.ts';
import { sentBy } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const textOf = async (download: Download) => readFile(await download.path(), 'utf8');
const isSaved = (page: Page) => expect(page.getByText('Guardado', { exact: true }).first()).toBeVisible();

test('a profile being typed appears as text and JSON, in every tab, and no request carries it', async ({
  signedInPage: page,
  context,
}) => {
  await openPage(page, '/cuaderno');
  const sent = sentBy(page);
  await page.getByLabel('Empresa', { exact: true }).fill('Panadería Sol');
  await page.getByLabel('Servicios').fill('Pan\nEncargos');
  await isSaved(page);
  await expect(page.getByRole('region', { name: 'Texto', exact: true })).toContainText('## Servicios');
  await page.getByRole('button', { name: 'JSON', exact: true }).click();
  const asked = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar .json' }).click();
  const profile = JSON.parse(await textOf(await asked)) as object;
  expect(profile).toMatchObject({ company: 'Panadería Sol', services: ['Pan', 'Encargos'], constraints: [] });
  expect(Object.keys(profile)).toHaveLength(7);
  expect(sent).toEqual([]);

  const other = await context.newPage();
  await openPage(other, '/cuaderno');
  await expect(other.getByLabel('Empresa', { exact: true })).toHaveValue('Panadería Sol');
  await other.getByLabel('Públicos').fill('Vecinos');
  await expect(page.getByLabel('Públicos')).toHaveValue('Vecinos');
  await page.reload();
  await expect(page.getByLabel('Empresa', { exact: true })).toHaveValue('Panadería Sol');
});

test('the page asks before it copies a profile with personal data @full', async ({
  signedInPage: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/cuaderno');
  await page.getByLabel('Empresa', { exact: true }).fill('Escribe a ana@tienda.es');
  await page.getByRole('button', { name: 'Copiar como texto' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sustituir todo y copiar' }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('Escribe a [CORREO 1]');
});

test('a note appears where it is needed again and in the notebook; another account does not see it', async ({
  signedInPage: page,
  server,
}) => {
  await openPage(page, '/modulo-1#cuaderno-tareas');
  await page.locator('#cuaderno-tareas textarea').fill('Pedidos por mensaje\nTurnos');
  await expect(page.locator('#cuaderno-tareas')).toContainText('Guardado');
  const reusedNote = page.locator('#retoma-tareas');
  await reusedNote.scrollIntoViewIfNeeded();
  await expect(reusedNote.locator('blockquote')).toHaveText('Pedidos por mensaje\nTurnos');

  await openPage(page, '/modulo-2');
  await reusedNote.scrollIntoViewIfNeeded();
  await expect(reusedNote.locator('blockquote')).toContainText('Turnos');
  await page.locator('#cuaderno-texto-modelo').getByRole('link', { name: 'Mi cuaderno' }).click();
  await expect(page).toHaveURL('/cuaderno#notas');
  const notes = page.getByRole('region', { name: 'Mis notas' });
  await expect(notes.getByRole('textbox').first()).toHaveValue('Pedidos por mensaje\nTurnos');
  await notes.getByRole('link', { name: 'Módulo 1' }).first().click();
  await expect(page).toHaveURL('/modulo-1#cuaderno-tareas');

  const { session } = await createLearner(server.origin);
  await page.evaluate((stored) => localStorage.setItem('aplica-ia-session', stored), session);
  await openPage(page, '/cuaderno#notas');
  await expect(notes.getByRole('textbox').first()).toHaveValue('');
  if (!process.env.FULL) return;
  await openPage(page, '/modulo-2');
  await reusedNote.scrollIntoViewIfNeeded();
  await expect(reusedNote).toContainText('Todavía no lo has escrito');
});

test('a week has dates, ticks that are kept, and seven days for the calendar @full', async ({
  signedInPage: page,
}) => {
  await openPage(page, '/cuaderno#semana');
  await expect(page.getByRole('button', { name: 'Añadir a mi calendario' })).toBeDisabled();
  await page.getByLabel('Empiezo el').fill('2026-12-28');
  await page.getByRole('checkbox', { name: 'Día 5, viernes, 1 ene' }).check();
  const asked = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Añadir a mi calendario' }).click();
  const download = await asked;
  expect(download.suggestedFilename()).toBe('mi-semana-aplica-ia.ics');
  const days = (await textOf(download)).match(/DTSTART;VALUE=DATE:\d{8}\r\n/g) ?? [];
  expect(days.map((line) => line.trim().slice(-8))).toEqual([
    '20261228',
    '20261229',
    '20261230',
    '20261231',
    '20270101',
    '20270102',
    '20270103',
  ]);
  await isSaved(page);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Día 5, viernes, 1 ene' })).toBeChecked();
  await expect(page.getByText('1 de 7 días')).toBeVisible();
});

/** Downloads the notebook at 'Copia' and deletes everything in it. Returns the file. */
async function downloadAndDelete(page: Page): Promise<string> {
  const asked = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar mi cuaderno' }).click();
  const file = await (await asked).path();
  await page.getByRole('button', { name: 'Borrar todo' }).click();
  await page.getByRole('button', { name: 'Sí, borrar todo' }).click();
  await expect(page.getByText('Ahora está vacío.')).toBeVisible();
  return file;
}

test('a notebook can be exported, deleted, imported and undone, even without a connection', async ({
  signedInPage: page,
  context,
}) => {
  await openPage(page, '/cuaderno#notas');
  await page.getByRole('region', { name: 'Mis notas' }).getByRole('textbox').first().fill('Facturas');
  await isSaved(page);
  await page
    .getByRole('navigation', { name: 'Partes del cuaderno' })
    .getByRole('link', { name: 'Copia' })
    .click();
  await expect(page.getByText('Ahora tiene: 1 nota.')).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Traer un cuaderno').setInputFiles(await downloadAndDelete(page));
  await expect(page.getByText(/contiene 1 nota\./)).toBeVisible();
  await page.getByRole('button', { name: 'Añadir a mi cuaderno' }).click();
  await expect(page.getByText('Ahora tiene: 1 nota.')).toBeVisible();
  await page.getByRole('region', { name: 'Copia' }).getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Ahora está vacío.')).toBeVisible();
  await context.setOffline(false);
});

test('a field focused before it is hydrated keeps the focus and gets the stored text', async ({
  signedInPage: page,
}) => {
  const write = async (id: string, text: string) => {
    await openPage(page, `/modulo-1#cuaderno-${id}`);
    await page.locator(`#cuaderno-${id} textarea`).fill(text);
    await expect(page.locator(`#cuaderno-${id}`)).toContainText('Guardado');
  };
  await write('prompt-mediocre', 'Un resumen sin cifras');
  await page.goto('/about');
  await write('tareas', 'Turnos');
  const field = page.locator('#cuaderno-prompt-mediocre');
  await expect(field.locator('[data-island]')).not.toHaveAttribute('data-mounted');
  await field.getByRole('textbox').focus();
  await expect(field.locator('textarea')).toHaveValue('Un resumen sin cifras');
  await expect(field.locator('textarea')).toBeFocused();
});

test('the notebook works with the keyboard, on a phone, in both themes @full', async ({
  signedInPage: page,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/cuaderno');
  const register = page.getByRole('navigation', { name: 'Partes del cuaderno' });
  for (const part of ['Perfil de contexto', 'Mis prompts', 'Mis notas', 'Mi semana', 'Copia', 'Tu cuenta']) {
    await register.getByRole('link', { name: part }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
    expect(await overflow(page)).toEqual([]);
    expect(await axeInBothThemes(page), part).toEqual([]);
  }
  await register.getByRole('link', { name: 'Mi semana' }).press('Enter');
  await page.getByRole('checkbox', { name: 'Día 1' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 de 7 días')).toBeVisible();
});

test('on a phone the parts of the notebook are one line that stays in view, and the sheet begins high up', async ({
  signedInPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/cuaderno');
  const register = page.getByRole('navigation', { name: 'Partes del cuaderno' });
  for (const part of ['Mis prompts', 'Mis notas', 'Mi semana', 'Copia', 'Tu cuenta', 'Perfil de contexto']) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const tab = register.getByRole('link', { name: part });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-current', 'true');
    await expect(tab).toBeInViewport({ ratio: 1 });
    const heading = page.getByRole('heading', { level: 2, name: part });
    await expect(heading).toBeInViewport({ ratio: 1 });
    expect((await heading.boundingBox())?.y, part).toBeLessThan(300);
    expect((await register.boundingBox())?.height, part).toBeLessThan(60);
    expect(await overflow(page)).toEqual([]);
  }
});

test('the notebook says that it saved what changed, and says nothing when it is only read', async ({
  signedInPage: page,
}) => {
  await openPage(page, '/cuaderno');
  await page.getByLabel('Empresa', { exact: true }).fill('Panadería Sol');
  await isSaved(page);
  await page.reload();
  await expect(page.getByLabel('Empresa', { exact: true })).toHaveValue('Panadería Sol');
  await expect(page.getByText('Guardado', { exact: true })).toBeHidden();
});
