import type { Page } from '@playwright/test';
import { browserArguments } from '#tools/find-browser.ts';
import { expect, signIn, test } from './support/test.ts';

/** Enables the back/forward cache, which people have and Playwright disables by default. */
test.use({
  hasOwnLearner: true,
  launchOptions: {
    executablePath: process.env.WHOLE_CHROME_PATH,
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const NOTES = 'e2e-notes';

/** Records, across all pages of the tab, each page restored from the cache and each painted heading. */
const watchReturns = (page: Page) =>
  page.addInitScript((key) => {
    const note = (what: string) => {
      const notes = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
      if (notes.at(-1) !== what) sessionStorage.setItem(key, JSON.stringify([...notes, what]));
    };
    addEventListener('pageshow', ({ persisted }) => persisted && note(`kept: ${location.pathname}`));
    const look = () => {
      const heading = document.querySelector('main h1');
      if (heading?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        note(`seen: ${heading.textContent}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, NOTES);

const notes = (page: Page) =>
  page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[], NOTES);

/** Playwright's goBack waits for a load event, which a cached page does not fire. */
const pressBack = (page: Page) => page.evaluate(() => history.back());

test('after signing out, Back shows nothing of a cached lesson', async ({ page, learner }) => {
  await watchReturns(page);
  await signIn(page, learner);
  await page.goto('/modulo-1');
  await page.getByRole('link', { name: 'Volver a Cursos' }).first().click();
  await expect(page).toHaveURL('/cursos');
  await page.getByRole('button', { name: 'Salir' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Ingresar', exact: true }).first()).toBeVisible();
  const before = (await notes(page)).length;
  await pressBack(page);
  await expect(page).toHaveURL('/cursos');
  await expect(page.getByRole('link', { name: 'Ingresar', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salir' })).toHaveCount(0);
  await pressBack(page);
  await expect(page).toHaveURL('/auth?redirect=%2Fmodulo-1');
  await expect(page.getByRole('tab', { name: 'Iniciar sesión' })).toBeVisible();
  const after = (await notes(page)).slice(before);
  expect(after).toContain('kept: /modulo-1');
  expect(after.filter((what) => what.startsWith('seen: Fundamental'))).toEqual([]);
});

test('Back restores a list as it was, in the current theme', async ({ page, learner }) => {
  await watchReturns(page);
  await signIn(page, learner);
  await page.goto('/prompts');
  await page.getByRole('searchbox').pressSequentially('landing');
  await expect(page.getByText('2 prompts encontrados')).toBeVisible();
  await page
    .getByRole('link', { name: /^Ver Prompt/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/prompts\/.+/);
  await page.getByRole('button', { name: 'Cambiar a tema oscuro' }).first().click();
  await pressBack(page);
  await expect(page).toHaveURL('/prompts?q=landing');
  await expect(page.getByText('2 prompts encontrados')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('landing');
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  expect(await notes(page)).toContain('kept: /prompts');
});
