import type { Page } from '@playwright/test';
import { learnerPaths } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const lessons = learnerPaths.filter((path) => /^\/(modulo-\d|context-engineering)$/.test(path));

/** What is wrong with the labels of the drawings that are to be seen: outside, one on the other, or too small. */
const labelFaults = (page: Page): Promise<string[]> =>
  page.locator('.lesson-figure svg:visible').evaluateAll((drawings) =>
    drawings.flatMap((drawing) => {
      const frame = drawing.getBoundingClientRect();
      const scale = frame.width / (drawing as SVGSVGElement).viewBox.baseVal.width;
      const labels = [...drawing.querySelectorAll('text')].map((label) => ({
        words: `${drawing.querySelector('title')?.textContent ?? ''}: ${label.textContent ?? ''}`,
        size: parseFloat(getComputedStyle(label).fontSize) * scale,
        box: label.getBoundingClientRect(),
      }));
      const faults = labels.flatMap(({ words, size, box }) => {
        const isOutside = box.left < frame.left - 2 || box.right > frame.right + 2;
        return [...(size < 12 ? [`small: ${words}`] : []), ...(isOutside ? [`outside: ${words}`] : [])];
      });
      const covered = labels.flatMap(({ words, box }, index) =>
        labels.slice(index + 1).flatMap((other) => {
          const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          return across > 2 && down > 5 ? [`covered: ${words} / ${other.words}`] : [];
        }),
      );
      return [...faults, ...covered];
    }),
  );

test('every figure shows one drawing, with labels that can be read, on a phone, a tablet and a desk', async ({
  signedInPage: page,
}) => {
  test.setTimeout(120_000);
  for (const path of lessons) {
    await page.goto(path);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const figures = page.locator('.lesson-figure');
      expect(await figures.count()).toBeGreaterThanOrEqual(4);
      const shown = await figures.evaluateAll((all) =>
        all.map((one) => [...one.querySelectorAll('svg')].filter((svg) => svg.checkVisibility()).length),
      );
      expect(new Set(shown), `${path} at ${width} px`).toEqual(new Set([1]));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await labelFaults(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('a wide figure changes its drawing on a phone and on paper, and is named by what it means', async ({
  signedInPage: page,
}) => {
  const wide = page.locator('[data-shape="wide"]').first();
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto('/modulo-1');
  await expect(wide.locator('[data-for="phone"]')).toBeVisible();
  await expect(wide.locator('[data-for="desk"]')).toBeHidden();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(wide.locator('[data-for="desk"]')).toBeVisible();
  await expect(wide.getByRole('group')).toHaveAccessibleName(/ventana de contexto.*ya está fuera/);
  await page.setViewportSize({ width: 680, height: 800 });
  await page.emulateMedia({ media: 'print' });
  await expect(wide.locator('[data-for="desk"]')).toBeVisible();
  await expect(wide.locator('[data-for="phone"]')).toBeHidden();
});
