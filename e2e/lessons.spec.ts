import type { Page } from '@playwright/test';
import { overflow } from './support/measure.ts';
import { expect, test } from './support/test.ts';

const back = (page: Page) => page.getByRole('link', { name: 'Volver a Cursos' });

test('the table of contents follows the scrolling, and the next visit resumes where this one ended', async ({
  signedInPage: page,
}) => {
  await page.goto('/modulo-2');
  const contents = page.getByRole('navigation', { name: 'En esta lección' });
  await contents.getByRole('link', { name: 'Errores de principiante' }).click();
  await expect(page).toHaveURL(/#errores-de-principiante$/);
  const current = contents.locator('[aria-current="location"]').first();
  await expect(current).toHaveText(/Errores de principiante/);
  await page.goto('/cursos');
  await page.goto('/modulo-2');
  await page.getByRole('link', { name: 'Continuar donde lo dejaste' }).click();
  await expect(page.getByRole('heading', { name: 'Errores de principiante' })).toBeInViewport();
});

test('on a phone the table of contents opens from its bar and closes @full', async ({
  signedInPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/modulo-1');
  const contents = page.getByRole('navigation', { name: 'En esta lección' });
  const link = contents.getByRole('link', { name: 'Errores comunes' });
  await expect(link).toBeHidden();
  await contents.getByRole('button').click();
  await link.click();
  await expect(link).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: 'Errores comunes' })).toBeInViewport();
  expect(await overflow(page)).toEqual([]);
});

test("the copy button of a lesson's prompt copies it and says so", async ({
  signedInPage: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/modulo-2');
  const button = page.getByRole('button', { name: /Plantilla C\.R\.A\.F\.T$/ });
  await button.click();
  await expect(button).toContainText('Copiado');
  await expect(page.getByText('El prompt ha sido copiado al portapapeles')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^CONTEXTO: Trabajo en \[TIPO/);
  // After two seconds; block-list.test.tsx does not wait for this.
  if (process.env.FULL) await expect(button).not.toContainText('Copiado');
});

test('in modules 1 to 3 a prompt to try stands within two screens of a phone', async ({
  signedInPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/modulo-1', '/modulo-2', '/modulo-3']) {
    await page.goto(path);
    const prompt = page.getByRole('figure').filter({ has: page.getByRole('button', { name: /^Copiar/ }) });
    const box = await prompt.first().boundingBox();
    expect(box && box.y + box.height, path).toBeLessThanOrEqual(2 * 740);
  }
});

test('the contents list marks a section whose end was on the screen, until the learner takes the mark away', async ({
  signedInPage: page,
}) => {
  const contents = page.getByRole('navigation', { name: 'En esta lección' });
  const mark = contents.getByRole('button', { name: 'Leída: Objetivo del módulo' });
  await page.goto('/modulo-2');
  await contents.getByRole('link', { name: 'Calidad del prompt' }).click();
  await expect(contents.locator('[aria-current]').first()).toHaveText(/Calidad del prompt/);
  await page.goto('/modulo-2');
  await page.getByRole('heading', { name: 'Qué es un prompt' }).scrollIntoViewIfNeeded();
  await expect(mark).toBeVisible();
  // The jump over this section has not marked it.
  await expect(contents.getByRole('button', { name: 'Leída: Qué es un prompt' })).toBeHidden();
  await page.goto('/modulo-2');
  await mark.click();
  await expect(mark).toBeHidden();
  await expect(contents.getByRole('link', { name: 'Objetivo del módulo' })).toBeFocused();
});

test('on a phone the offer to resume is one line, and goes away with the first scroll', async ({
  signedInPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/modulo-2#errores-de-principiante');
  const contents = page.getByRole('navigation', { name: 'En esta lección' });
  await expect(contents.getByText('6. Errores de principiante')).toBeVisible();
  await page.goto('/cursos');
  await page.goto('/modulo-2');
  const offer = page.getByRole('complementary').filter({ hasText: 'La última vez llegaste' });
  await expect(offer).toBeVisible();
  expect((await offer.boundingBox())?.height).toBeLessThan(64);
  expect(await overflow(page)).toEqual([]);
  await page.mouse.wheel(0, 60);
  await expect(offer).toBeHidden();
});

test('a printed lesson is a clean document with its answers unfolded', async ({ signedInPage: page }) => {
  await page.goto('/modulo-5');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await page.locator('.lesson-text details:not([open])').count()).toBe(0);
  await expect(page.getByRole('banner').or(page.getByRole('contentinfo')).first()).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'En esta lección' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Copiar/ }).first()).toBeHidden();
  await expect(back(page).first()).toBeHidden();
  await expect(page.getByText('Hasta aquí por hoy').first()).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await page.locator('.lesson-text details[open]').count()).toBe(0);
});
