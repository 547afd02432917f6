import type { Page } from '@playwright/test';
import { axeInBothThemes } from './support/axe.ts';
import { overflow } from './support/measure.ts';
import { openPage } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const isIndex = (url: string) => /\/assets\/school-index-[\w-]+\.json$/.test(url);
const found = (page: Page) => page.getByRole('region', { name: 'También en la escuela' });
const recipe = (page: Page) => found(page).getByRole('link', { name: /^Vacante sin sesgos/ });

test('a learner in personnel searches the prompts for a vacancy, and gets to the recipe', async ({
  signedInPage: page,
}) => {
  await openPage(page, '/prompts?q=vacante');
  await expect(page.getByText('No se encontraron prompts')).toBeVisible();
  await expect(found(page).getByRole('status')).toHaveText('1 receta, 1 kit y 1 sección');
  expect(await axeInBothThemes(page)).toEqual([]);
  await recipe(page).click();
  await expect(page).toHaveURL(/\/practica\/oficios\/recursos-humanos#vacante-y-guia-de-entrevista$/);
  await expect(page.getByRole('heading', { name: /^Vacante sin sesgos/ })).toBeInViewport();
});

test('the index comes with the first key, compressed, and the next page has it from the cache', async ({
  signedInPage: page,
}) => {
  const responses: Record<string, string>[] = [];
  page.on('response', (response) => {
    if (isIndex(response.url())) responses.push(response.headers());
  });
  await openPage(page, '/gpts');
  await page.getByRole('button', { name: 'Educación' }).click();
  expect(responses).toHaveLength(0);
  await page.getByRole('searchbox').pressSequentially('cobrar', { delay: 20 });
  await expect(found(page)).toContainText('Recordatorio de cobro en tres tonos');
  expect(responses).toHaveLength(1);
  expect(responses[0]?.['cache-control']).toContain('immutable');
  expect(responses[0]?.['content-encoding']).toMatch(/br|gzip/);
  expect(Number(responses[0]?.['content-length'])).toBeLessThan(15_000);

  await openPage(page, '/prompts?q=vacante');
  await expect(recipe(page)).toBeVisible();
  const sent = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes('school-index'))
      .map(({ transferSize }) => transferSize),
  );
  expect(sent).toEqual([0]);
});

test('the keyboard leads from the search box to what was found', async ({ signedInPage: page }) => {
  await openPage(page, '/cursos');
  await page.getByRole('searchbox').fill('reclamo');
  await expect(found(page)).toContainText('Cinco porqués de un reclamo que se repite');
  const first = found(page).getByRole('link').first();
  for (let presses = 0; presses < 20; presses++) {
    if (await first.evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(first).toBeFocused();
});

test('without the index the list still works, and the learner may try again', async ({
  signedInPage: page,
  expectConsoleError,
}) => {
  expectConsoleError('Failed to load resource');
  await page.route(/school-index/, (route) => route.abort());
  await openPage(page, '/prompts?q=vacante');
  await expect(page.getByText(/No pudimos buscar en el resto de la escuela/)).toBeVisible();
  await page.getByRole('searchbox').fill('landing');
  await expect(page.getByRole('list', { name: 'Prompts' }).getByRole('article')).toHaveCount(2);
  await page.unroute(/school-index/);
  await page.getByRole('searchbox').fill('vacante');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(recipe(page)).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`nothing jumps while the index arrives, and nothing sticks out, at ${width} px`, async ({
    signedInPage: page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const address of ['/prompts?q=vacante', '/gpts?q=vacante', '/cursos?q=vacante']) {
      await openPage(page, address);
      await expect(recipe(page)).toBeVisible();
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(
        shifts.reduce((sum, one) => sum + one, 0),
        address,
      ).toBeLessThan(0.02);
      expect(await overflow(page), address).toEqual([]);
    }
  });
}
