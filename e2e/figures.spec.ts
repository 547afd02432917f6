import type { Locator, Page } from '@playwright/test';
import { axeFindings } from './support/axe.ts';
import { jumpsOf, watchJumps } from './support/jumps.ts';
import { overflow } from './support/measure.ts';
import { openPage } from './support/pages.ts';
import { expect, test } from './support/test.ts';

// accessibility/pages.spec.ts checks that every figure shows one drawing with legible labels.

test('a wide figure has another drawing on a phone and on paper, and its meaning as its description', async ({
  signedInPage: page,
}) => {
  const wide = page.locator('[data-shape="wide"]').first();
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto('/modulo-1');
  await expect(wide.locator('[data-for="phone"]')).toBeVisible();
  await expect(wide.locator('[data-for="desk"]')).toBeHidden();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(wide.locator('[data-for="desk"]')).toBeVisible();
  await expect(wide.getByRole('group')).toHaveAccessibleName(
    'Qué llena la ventana de contexto y qué se sale de ella',
  );
  await expect(wide.getByRole('group')).toHaveAccessibleDescription(/ya está fuera/);
  // The caption alone: the link in it has a name of its own.
  await expect(wide.locator('figure')).not.toHaveAccessibleName(/Descargar el dibujo/);
  await page.setViewportSize({ width: 680, height: 800 });
  await page.emulateMedia({ media: 'print' });
  await expect(wide.locator('[data-for="desk"]')).toBeVisible();
  await expect(wide.locator('[data-for="phone"]')).toBeHidden();
});

/** Opens a figure's activity by its button, on a phone, with the keyboard alone. */
async function openActivity(page: Page, path: string, button: string) {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  const opener = page.getByRole('button', { name: button });
  const figure = page.locator('.lesson-figure', { has: opener });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator(`[id="${await opener.getAttribute('aria-controls')}"] > div`)).toBeVisible();
  return figure;
}

/** An interactive figure must fit the phone and be usable. */
async function expectUsable(page: Page, figure: Locator) {
  const id = await figure.locator('[data-island]').evaluate((place) => (place.id = 'looked-at'));
  expect(await axeFindings(page, { within: `#${id}` })).toEqual([]);
  expect(await overflow(page)).toEqual([]);
}

test('a learner counts the tokens of her own sentence, after a lost connection at the second try', async ({
  signedInPage: page,
  expectConsoleError,
}) => {
  expectConsoleError(/token-worker|Failed to load resource/);
  await page.route('**/assets/token-worker-*.js', (route) => route.abort(), { times: 1 });
  const figure = await openActivity(page, '/modulo-1', 'Cuenta los tokens de tu frase');
  // The first is visible; the other is the later announcement to screen readers.
  await expect(figure.getByText('No se pudo descargar el contador.').first()).toBeVisible();
  await figure.getByRole('button', { name: 'Reintentar' }).click();
  await expect(figure.getByText('17 tokens, 68 caracteres').first()).toBeVisible();
  await figure.getByLabel('Tu frase').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('La factura venció');
  await expect(figure.getByText('4 tokens, 17 caracteres').first()).toBeVisible();
  await expect(figure.getByText('Los trozos, uno tras otro: La | factura | venc | ió')).toBeAttached();
  await figure.getByLabel('Tu frase').fill('a'.repeat(500));
  await expect(figure.getByText('Aquí caben 500 caracteres')).toBeVisible();
  await expectUsable(page, figure);
});

test('a learner fills a context window until the first instructions drop out @full', async ({
  signedInPage: page,
}) => {
  const figure = await openActivity(page, '/modulo-1', 'Llena tú la ventana');
  const inside = figure.getByRole('list').last();
  await expect(inside).toContainText('Penalización acordada');
  const files = figure.getByRole('button', { name: /Contrato de 15 páginas/ });
  await files.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(figure.getByText('Se sale: Penalización acordada, Contrato de 15 páginas.')).toBeVisible();
  await expect(inside).not.toContainText('Penalización acordada');
  await figure.getByRole('radio', { name: /Plus, Business/ }).check();
  await expect(inside).toContainText('Penalización acordada');
  await figure.getByRole('button', { name: 'Chat nuevo con un resumen' }).click();
  await expect(inside).toHaveText(/^Resumen de lo decidido, con la penalización600 tokens$/);
  await figure.getByRole('button', { name: 'Deshacer' }).click();
  await expect(inside).toContainText('Contrato de 15 páginas');
  await expectUsable(page, figure);
});

test('a learner removes a part of a prompt and sees what the answer loses @full', async ({
  signedInPage: page,
}) => {
  const figure = await openActivity(page, '/modulo-2', 'Quita y pon letras');
  await expect(figure.getByText('Están las cinco piezas.')).toBeVisible();
  await expect(figure.getByText('Muestra', { exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(figure.getByText('Falta: Contexto.')).toBeVisible();
  await expect(figure.getByText('Sin Contexto.')).toBeVisible();
  await expect(figure.getByText('CONTEXTO:')).toHaveCount(0);
  await expectUsable(page, figure);
});

test('answers highlight a path, and paper shows only the drawing @full', async ({ signedInPage: page }) => {
  const figure = await openActivity(page, '/modulo-4', 'Responde y mira tu camino');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(figure.getByRole('group', { name: /exigencias propias/ })).toBeVisible();
  await figure.getByRole('radio', { name: 'No' }).last().check();
  await expect(figure.getByRole('status').filter({ hasText: 'Tu camino' })).toContainText('Business');
  const lit = await figure.locator('svg [data-lit]').evaluateAll((all) => all.map((one) => one.id));
  expect(lit.map((id) => id.replace('figura-que-plan-', '')).sort()).toEqual(
    ['business', 'datos', 'datos-si', 'exigencias', 'exigencias-no'].sort(),
  );
  await expectUsable(page, figure);
  await page.emulateMedia({ media: 'print' });
  await expect(figure.locator('[data-island]')).toBeHidden();
  await expect(figure.getByRole('link', { name: /^Descargar/ })).toBeHidden();
});

test('every figure of a lesson can be downloaded as an image of 1600 px', async ({ signedInPage: page }) => {
  await page.goto('/modulo-1');
  const links = page.locator('.lesson-figure').getByRole('link', { name: /^Descargar el dibujo/ });
  await expect(links).toHaveCount(await page.locator('.lesson-figure').count());
  for (const link of await links.all()) {
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/png');
    expect((await answer.body()).readUInt32BE(16)).toBe(1600);
  }
  const download = page.waitForEvent('download');
  await links.first().click();
  expect((await download).suggestedFilename()).toBe('token-a-token.png');
});

test('/ and /cursos show a visitor a figure that shifts nothing and links to its lesson @full', async ({
  page,
}) => {
  await watchJumps(page);
  // On a phone, / leaves it out.
  for (const [path, width, to] of [
    ['/', 640, '/modulo-1#como-funciona'],
    ['/cursos', 360, '/modulo-2#cuando-falta-el-destinatario'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await openPage(page, path);
    const preview = page.locator('section[aria-labelledby="dibujo"]');
    await preview.scrollIntoViewIfNeeded();
    await expect(preview.getByRole('link')).toHaveAttribute('href', to);
    await expect(preview.locator('.lesson-figure svg')).toBeVisible();
    expect(
      await preview
        .locator('svg text')
        .first()
        .evaluate((one) => one.getBoundingClientRect().height),
    ).toBeGreaterThan(12);
    expect(await jumpsOf(page, 0.001)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
  }
});
