import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { overflow, overlap } from './support/measure.ts';
import { openPage } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const PROMPT = '/prompts/analisis-competitivo';

/** The text below the file's header: exactly this must reach the clipboard. */
async function promptContent(): Promise<string> {
  const file = await readFile('content/prompts/analisis-competitivo.md', 'utf8');
  return file.slice(file.indexOf('\n---\n', 3) + 5).trim();
}

const searchBox = (page: Page) => page.getByRole('searchbox');
const cards = (page: Page) => page.getByRole('list', { name: 'Prompts' }).getByRole('article');
const copyButton = (page: Page) => page.getByRole('button', { name: /^(Copiar Prompt|Copiado)$/ });
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('copying a prompt', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('puts exactly the prompt on the clipboard', async ({ signedInPage: page }) => {
    await page.goto(PROMPT);
    await copyButton(page).click();
    await expect(copyButton(page)).toHaveText('Copiado');
    await expect(page.getByRole('status').filter({ hasText: 'Prompt copiado' })).toContainText(
      'El prompt ha sido copiado al portapapeles',
    );
    expect(await readClipboard(page)).toBe(await promptContent());
    // After two seconds; prompt.test.tsx does not wait for this.
    if (process.env.FULL) await expect(copyButton(page)).toHaveText('Copiar Prompt');
  });

  test('works with Ctrl+C, which still copies a selection if there is one, without line numbers @full', async ({
    signedInPage: page,
  }) => {
    await openPage(page, PROMPT);
    await page.getByRole('heading', { level: 1 }).selectText();
    await page.keyboard.press('ControlOrMeta+c');
    expect((await readClipboard(page)).trim()).toBe('Marco de análisis competitivo');
    await page.getByRole('region', { name: 'Texto del prompt' }).locator('pre').selectText();
    await page.keyboard.press('ControlOrMeta+c');
    expect((await readClipboard(page)).trim()).toBe(await promptContent());
    await expect(copyButton(page)).toHaveText('Copiar Prompt');

    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.evaluate(() => getSelection()?.removeAllRanges());
    await page.keyboard.press('ControlOrMeta+c');
    await expect(copyButton(page)).toHaveText('Copiado');
    expect(await readClipboard(page)).toBe(await promptContent());
  });

  test('works where browsers hide the clipboard, as on plain http', async ({
    signedInPage: page,
    context,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.goto(PROMPT);
    await copyButton(page).click();
    await expect(copyButton(page)).toHaveText('Copiado');
    await expect(copyButton(page)).toBeFocused();
    const other = await context.newPage();
    await other.goto('/about');
    expect(await readClipboard(other)).toBe(await promptContent());
  });
});

test("'Descargar PDF' downloads a text file with the five parts", async ({ signedInPage: page }) => {
  await page.goto(PROMPT);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar PDF' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('analisis-competitivo.txt');
  const title = 'Marco de análisis competitivo';
  expect(await readFile(await download.path(), 'utf8')).toBe(
    [
      title,
      '='.repeat(title.length),
      '',
      'Categoría: Estrategia y Negocio',
      'Etiquetas: competencia, estrategia, posicionamiento, mercado, decisiones',
      'Descripción: Compara tu empresa con sus competidores, separa hechos de suposiciones y termina con decisiones que puedes tomar este trimestre.',
      '',
      '-'.repeat(40),
      '',
      await promptContent(),
      '',
    ].join('\n'),
  );
  await expect(page.getByText('Descarga iniciada')).toBeVisible();
});

test('a search is part of the address: links share it, Back and the return link keep it', async ({
  signedInPage: page,
}) => {
  await page.goto('/prompts');
  await searchBox(page).pressSequentially('marco');
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText('1 prompt encontrado')).toBeVisible();
  await cards(page).first().click();
  await expect(page).toHaveURL(PROMPT);
  await page.goBack();
  await expect(page).toHaveURL('/prompts?q=marco');
  await expect(searchBox(page)).toHaveValue('marco');
  await page.getByRole('link', { name: /^Ver Prompt/ }).click();
  await page.getByRole('link', { name: 'Volver a la biblioteca' }).click();
  await expect(page).toHaveURL('/prompts?q=marco');

  await page.reload();
  await expect(searchBox(page)).toHaveValue('marco');
  await page.getByRole('button', { name: 'Deep Research' }).click();
  await expect(page).toHaveURL('/prompts?q=marco&categoria=Deep+Research');
  await expect(page.getByText('No se encontraron prompts')).toBeVisible();
  await page.getByRole('button', { name: 'Ver todos los prompts' }).click();
  await expect(page).toHaveURL('/prompts');
  await expect(cards(page)).toHaveCount(5);
});

test('a GPT opens in a new tab without a referrer', async ({ signedInPage: page, context }) => {
  let referrer: string | undefined = 'not asked';
  await context.route('https://chatgpt.com/**', (route) => {
    referrer = route.request().headers().referer;
    return route.fulfill({ contentType: 'text/html', body: '<title>GPT</title>' });
  });
  await page.goto('/gpts');
  await page.getByRole('link', { name: /^Ver GPT.*Analista de datos/ }).click();
  await expect(page).toHaveTitle('Analista de datos | GPT Personalizados');
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Abrir en ChatGPT/ }).click();
  const tab = await opening;
  await expect(tab).toHaveTitle('GPT');
  expect(referrer).toBeUndefined();
  expect(await tab.evaluate(() => document.referrer)).toBe('');
  await expect(page).toHaveURL('/gpts/data-analyst');
});

test('a kit downloads as a skill, a file that anyone may fetch', async ({
  signedInPage: page,
  playwright,
  baseURL,
}) => {
  await page.goto('/gpts/data-analyst');
  const link = page.getByRole('link', { name: 'Descargar como habilidad (.zip)' });
  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toBe('data-analyst.zip');
  const visitor = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const file = await visitor.get((await link.getAttribute('href')) ?? '');
  expect(file.status()).toBe(200);
  expect(file.headers()['content-type']).toBe('application/zip');
  expect((await file.body()).subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');
  await visitor.dispose();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the copy button stays in view from the first line to the last', async ({ signedInPage: page }) => {
    await page.goto(PROMPT);
    await expect(copyButton(page)).toBeInViewport({ ratio: 1 });
    const lastLine = page.getByText('Una persona ajena al proyecto');
    await lastLine.scrollIntoViewIfNeeded();
    await expect(lastLine).toBeInViewport({ ratio: 1 });
    await expect(copyButton(page)).toBeInViewport({ ratio: 1 });
    expect(await overflow(page)).toEqual([]);
  });

  test('a card tapped right after the last key still leads back to the search @full', async ({
    signedInPage: page,
  }) => {
    await page.goto('/prompts');
    await searchBox(page).tap();
    await page.keyboard.type('marco');
    await page.getByRole('link', { name: /^Ver Prompt.*Marco/ }).tap();
    await expect(page).toHaveURL(PROMPT);
    await page.goBack();
    await expect(searchBox(page)).toHaveValue('marco');
  });
});

test('no title of a card is cut on the narrowest phone @full', async ({ signedInPage: page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/cursos', '/prompts', '/gpts']) {
    await openPage(page, path);
    const cut = await page
      .locator('main article h3')
      .evaluateAll((all) =>
        all.filter((title) => title.scrollHeight > title.clientHeight).map((title) => title.textContent),
      );
    expect(cut, path).toEqual([]);
  }
});

test('on a phone the bar covers neither a focused link nor the target of a jump @full', async ({
  signedInPage: page,
}) => {
  for (const height of [640, 720, 740, 800]) {
    await page.setViewportSize({ width: 360, height });
    await openPage(page, '/gpts/marketing-strategist');
    const link = page.locator('a[href="#que-rechaza"]');
    const bar = page.locator('div:has(> [data-island="bottom-bar"])');
    await link.focus();
    expect(await overlap(bar, link), `${height}`).toBe(false);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#que-rechaza$/);
    expect(await overlap(bar, page.locator('h2#que-rechaza')), `${height}`).toBe(false);
  }
});
