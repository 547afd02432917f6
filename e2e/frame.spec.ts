import type { Page } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import { authPage } from './support/auth-page.ts';
import { holdCode } from './support/code.ts';
import { tabTo } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const html = (page: Page) => page.locator('html');

test('the chosen theme is kept, and applied before the first paint', async ({ page, expectConsoleError }) => {
  await page.goto('/');
  await expect(html(page)).toHaveClass(/\blight\b/);
  await page
    .getByRole('button', { name: /tema oscuro|modo oscuro/i })
    .first()
    .click();
  await expect(html(page)).toHaveClass(/\bdark\b/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

  // Without the app's code only the page's inline script can have set the class.
  expectConsoleError('net::ERR_FAILED');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'commit' });
  await expect(html(page)).toHaveClass(/\bdark\b/);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(17, 18, 23)');
});

test.describe('a visitor whose system is dark', () => {
  test.use({ colorScheme: 'dark' });

  test('sees the dark theme, unless they chose the light one', async ({ page }) => {
    await page.goto('/cursos');
    await expect(html(page)).toHaveClass(/\bdark\b/);
    await page
      .getByRole('button', { name: /tema claro|modo claro/i })
      .first()
      .click();
    await expect(html(page)).toHaveClass(/\blight\b/);
    await page.reload();
    await expect(html(page)).toHaveClass(/\blight\b/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the menu opens, and closes on a chosen link and on Escape', async ({ page }) => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: /abrir.*menú/i });
    const menu = page.locator('#menu-movil');
    await expect(menu).toBeHidden();
    await opener.tap();
    await menu.getByRole('link', { name: 'CURSOS' }).tap();
    await expect(page).toHaveURL('/cursos');
    await expect(menu).toBeHidden();

    await opener.tap();
    await expect(menu.getByRole('link', { name: 'CURSOS' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: 'Ingresar', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test('a new page starts at its top, for scrolling and for the keyboard', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo(0, 1000));
  await page.getByRole('navigation').getByRole('link', { name: 'CURSOS' }).first().click();
  await expect(page).toHaveURL('/cursos');
  await expect(page).toHaveTitle(/cursos/i);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
});

test('a link to a section of another page moves the focus there', async ({ signedInPage: page }) => {
  await page.goto('/practica/oficios');
  await page.getByRole('link', { name: 'Acta de reunión desde notas sueltas' }).press('Enter');
  await expect(page).toHaveURL('/practica/oficios/administracion#acta-de-reunion');
  const recipe = page.locator('#acta-de-reunion');
  await expect(recipe).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(recipe.locator(':focus')).toHaveCount(1);
});

test('Back restores the scroll position', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cursos' }).first();
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(1000);
  await link.click();
  await expect(page).toHaveURL('/cursos');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate((left) => Math.abs(scrollY - left), left)).toBeLessThan(2);
});

for (const [reducedMotion, duration] of [
  ['no-preference', 240],
  ['reduce', 0.01],
] as const)
  test(`a page fades in without any script in ${duration} ms, with motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() =>
      addEventListener('animationstart', ({ animationName, target }) => {
        const { animationDuration } = getComputedStyle(target as Element);
        document.documentElement.setAttribute(`data-${animationName}`, animationDuration);
      }),
    );
    await page.goto('/why');
    const releaseCode = await holdCode(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cursos' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /^Aprende con/ })).toBeVisible();
    const seconds = async () => parseFloat((await page.locator('html').getAttribute('data-page-in')) ?? '');
    await expect.poll(seconds).toBeCloseTo(duration / 1000, 6);
    releaseCode();
  });

test("the footer's groups of links form an even grid, and no link wraps @full", async ({ page }) => {
  await page.goto('/about');
  const groups = page.getByRole('contentinfo').getByRole('navigation');
  for (const [width, columns] of [
    [360, 1],
    [480, 2],
    [768, 2],
    [1024, 2],
    [1280, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await groups.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(new Set(boxes.map(({ left }) => Math.round(left))).size, `${width} px`).toBe(columns);
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size, `${width} px`).toBe(boxes.length / columns);
    const broken = await groups.getByRole('link').evaluateAll((links) =>
      links
        .filter((link) => {
          const words = document.createRange();
          words.selectNodeContents(link);
          return words.getBoundingClientRect().height > 36;
        })
        .map((link) => link.textContent),
    );
    expect(broken, `${width} px`).toEqual([]);
  }
});

test.describe(() => {
  test.use({ hasOwnLearner: true });

  test('a learner signs in and out with the keyboard alone', async ({ page, learner }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: 'Ingresar', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/auth');
    await hydrated(page);

    await tabTo(page, page.getByRole('tab', { name: 'Iniciar sesión' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Crear cuenta' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await tabTo(page, authPage(page).email);
    await page.keyboard.type(learner.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(learner.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Salir' })).toBeVisible();
    await page.reload();
    await tabTo(page, page.getByRole('button', { name: 'Salir' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Ingresar', exact: true })).toBeVisible();
  });
});

test('an unknown address shows the not-found page and logs one error that names it', async ({
  page,
  expectConsoleError,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  expectConsoleError('/no-existe');
  const response = await page.goto('/no-existe');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await expect.poll(() => errors.filter((text) => text.includes('/no-existe')).length).toBe(1);
  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page).toHaveURL('/');
});
