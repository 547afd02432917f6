import type { Page } from '@playwright/test';
import { slugsOf } from '#tools/build/site-pages.ts';
import { openPage } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const PROMPT = '/prompts/analisis-competitivo';
const FIELDS = 7;

const fields = (page: Page) => page.locator('[data-island="prompt-filling"] textarea');
const bar = (page: Page) => page.locator('[data-island="prompt-actions"]');

async function openForm(page: Page, path = PROMPT) {
  await openPage(page, path);
  await expect(page.locator('[data-island="prompt-filling"][data-mounted]')).toBeAttached();
}

/** The visible buttons of the page in the colour of the main action. */
const mainActions = (page: Page) =>
  page.locator('main button').evaluateAll((buttons) => {
    const accent = document.createElement('p');
    accent.style.background = 'var(--accent)';
    document.body.append(accent);
    const colour = getComputedStyle(accent).backgroundColor;
    accent.remove();
    return buttons
      .filter((button) => button.checkVisibility() && getComputedStyle(button).backgroundColor === colour)
      .map((button) => button.textContent);
  });

/** The fields that a reader sees whole, between the bars, while she scrolls through the prompt's text. */
const fieldsSeenBesidePrompt = (page: Page) =>
  fields(page).evaluateAll(async (all) => {
    const bottom = document.querySelector('[data-island="prompt-actions"]');
    const text = document.getElementById('prompt');
    const seen = new Set<string>();
    for (let top = 0; top < document.documentElement.scrollHeight; top += 150) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const end = bottom?.getBoundingClientRect().top ?? 0;
      const prompt = text?.getBoundingClientRect();
      if (!prompt || prompt.top > end || prompt.bottom < 64) continue;
      for (const field of all) {
        const box = field.getBoundingClientRect();
        const isBeside = box.left >= prompt.right || box.right <= prompt.left;
        if (isBeside && box.top >= 64 && box.bottom <= end) seen.add(field.getAttribute('name') ?? '');
      }
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return seen.size;
  });

for (const [width, height] of [
  [1280, 720],
  [1366, 768],
] as const) {
  test(`at ${width} x ${height} every field is beside the prompt, and typing shows its effect in sight`, async ({
    signedInPage: page,
  }) => {
    await page.setViewportSize({ width, height });
    await openForm(page);
    await expect(fields(page)).toHaveCount(FIELDS);
    expect(await fieldsSeenBesidePrompt(page)).toBe(FIELDS);
    for (const [index, field] of (await fields(page).all()).entries()) {
      const text = `Dato número ${index + 1}`;
      await field.focus();
      await page.keyboard.insertText(text);
      await expect(page.locator('#prompt [data-current]')).toHaveText(text);
      await expect(field).toBeInViewport({ ratio: 1 });
      await expect(bar(page).getByText(text)).toBeInViewport({ ratio: 1 });
    }
    expect(await mainActions(page)).toEqual(['Copiar con mis datos']);
  });
}

test('a tablet reaches every field with Tab before the bar at the lower edge', async ({
  signedInPage: page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openForm(page);
  await page.getByRole('link', { name: 'Volver a la biblioteca' }).focus();
  const reached: string[] = [];
  while (reached.length < 40 && reached.at(-1) !== 'bar') {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(() => {
        const active = document.activeElement;
        if (active?.closest('[data-island="prompt-actions"]')) return 'bar';
        return active instanceof HTMLTextAreaElement ? 'field' : (active?.textContent ?? '');
      }),
    );
  }
  expect(reached.at(-1)).toBe('bar');
  expect(reached.filter((name) => name === 'field')).toHaveLength(FIELDS);
  expect(reached).toContain('Descargar PDF');
});

test('the sentence about the text file is under its button at every width', async ({
  signedInPage: page,
}) => {
  await openForm(page);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const button = await page.getByRole('button', { name: 'Descargar PDF' }).boundingBox();
    const note = await page.getByText(/^La descarga es un archivo de texto \(\.txt\)/).boundingBox();
    if (!button || !note) throw new Error(`not shown at ${width} px`);
    expect(note.y - button.y - button.height, `${width}`).toBeGreaterThanOrEqual(0);
    expect(note.y - button.y - button.height, `${width}`).toBeLessThan(16);
  }
});

test('what is folded prints, and a link to it unfolds it', async ({ signedInPage: page }) => {
  await openForm(page);
  const sample = page.getByText('Ejemplo de resultado');
  await expect(sample).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(sample).toBeVisible();
  await page.emulateMedia({ media: null });
  await expect(sample).toBeHidden();
  await page.getByRole('link', { name: 'Lo que puede devolver' }).click();
  await expect(sample).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('no prompt is longer than nine screens', async ({ signedInPage: page }) => {
    for (const slug of slugsOf(process.cwd(), 'prompts')) {
      await openForm(page, `/prompts/${slug}`);
      const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
      expect(screens, slug).toBeLessThanOrEqual(9);
    }
  });

  test('the bar at the lower edge has one main action, which copies what the learner has filled in', async ({
    signedInPage: page,
  }) => {
    await openForm(page);
    expect(await mainActions(page)).toEqual(['Copiar Prompt']);
    const height = (await bar(page).boundingBox())?.height;
    await fields(page).first().fill('Tornamar');
    await expect(bar(page).getByRole('button')).toHaveText(['Copiar con mis datos', 'Copiar Prompt']);
    expect(await mainActions(page)).toEqual(['Copiar con mis datos']);
    expect((await bar(page).boundingBox())?.height).toBe(height);
    await expect(bar(page).getByRole('button').first()).toBeInViewport({ ratio: 1 });
  });
});
