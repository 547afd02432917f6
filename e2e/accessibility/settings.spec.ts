import type { Page } from '@playwright/test';
import { openPage } from '#e2e/support/pages.ts';
import { expect, test } from '#e2e/support/test.ts';

/** System settings: forced colours, reduced motion. pages.spec.ts checks pages without them. */

const background = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

/** Controls that only their colour distinguishes from the page: no edge, no words, no icon. */
const withoutEdge = (page: Page) =>
  page.locator('button, input, textarea, select, [role=switch]').evaluateAll((all) =>
    all
      .filter((element) => !element.matches('.sr-only, [type=checkbox], [type=radio]'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.textContent === '' && !element.querySelector('svg'))
      .filter((element) => {
        const { borderStyle, borderWidth } = getComputedStyle(element);
        return borderStyle === 'none' || borderWidth === '0px';
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('controls keep their edges, and chosen ones differ from the others @full', async ({
    signedInPage: page,
  }) => {
    test.setTimeout(120_000);
    for (const path of ['/manage', '/import', '/modulo-2']) {
      await openPage(page, path);
      expect(await withoutEdge(page), path).toEqual([]);
    }
    await openPage(page, '/prompts');
    // The system's text colour for marks needs the system's mark colour behind it.
    expect(await background(page, 'h1 mark')).not.toBe('rgba(0, 0, 0, 0)');
    expect(await background(page, 'main [aria-pressed=true]')).not.toBe(
      await background(page, 'main [aria-pressed=false]'),
    );
    await openPage(page, '/dashboard');
    const current = 'main nav [aria-current=page]';
    expect(await background(page, current)).not.toBe(
      await background(page, 'main nav a:not([aria-current])'),
    );
    await openPage(page, '/settings');
    expect(await background(page, '[role=tab][aria-selected=true]')).not.toBe(
      await background(page, '[role=tab][aria-selected=false]'),
    );
    const on = '[role=switch][aria-checked=true]';
    expect(await background(page, on)).not.toBe(await background(page, `${on} > *`));
  });

  test('the focus ring stays visible', async ({ page }) => {
    await openPage(page, '/cursos');
    for (let presses = 0; presses < 25; presses++) {
      await page.keyboard.press('Tab');
      const ring = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
        return `${outlineStyle} ${outlineWidth}`;
      });
      expect(ring).toMatch(/^solid [2-9]px$/);
    }
  });
});

test('the hero and its dots stand still for people who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPage(page, '/');
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await expect.poll(moving).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(moving).toBe(0);
});

test('the theme changes at once for people who asked for less motion', async ({ page }) => {
  await openPage(page, '/cursos');
  const button = page.getByRole('button', { name: /^Cambiar a tema/ }).first();
  const transitions = await button.evaluate((button: HTMLElement) => {
    button.click();
    return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
  });
  expect(transitions).toBe(0);
});

const walks = [
  { path: '/modulo-2', width: 360 },
  ...(process.env.FULL
    ? [
        { path: '/manage', width: 1280 },
        { path: '/dashboard', width: 360 },
        { path: '/cursos', width: 360 },
        { path: '/prompts/analisis-competitivo', width: 360 },
      ]
    : []),
];

/** The fault of the focused element: not shown, outside the window, or covered (WCAG 2.4.7, 2.4.11). */
const focusFault = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const name = element.outerHTML.slice(0, 120);
    const { outlineStyle } = getComputedStyle(element);
    if (outlineStyle === 'none') return `no ring: ${name}`;
    if (bottom < 0 || top > innerHeight || right < 0 || left > innerWidth) return `out of sight: ${name}`;
    const within = (value: number, most: number) => Math.min(Math.max(value, 1), most - 1);
    const points = [top + 2, (top + bottom) / 2, bottom - 2].map((y) =>
      document.elementFromPoint(within((left + right) / 2, innerWidth), within(y, innerHeight)),
    );
    const isSeen = points.some(
      (hit) =>
        hit && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element)),
    );
    return isSeen ? null : `covered: ${name}`;
  });

test('at every Tab stop the focus is in view and not covered', async ({ signedInPage: page }) => {
  test.setTimeout(240_000);
  for (const { path, width } of walks) {
    await page.setViewportSize({ width, height: 740 });
    await openPage(page, path);
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab');
      // A field that gets the focus before it is hydrated is scrolled into view when it is.
      await expect
        .poll(() => focusFault(page), `${path} at ${width} px, ${presses + 1} times Tab`)
        .toBeNull();
    }
  }
});
