import { doubleText, overflow, smallTargets } from '#e2e/support/measure.ts';
import { learnerPaths, missingPage, openPage, publicPaths } from '#e2e/support/pages.ts';
import { expect, signIn, test } from '#e2e/support/test.ts';

const everyPath = [...publicPaths, ...learnerPaths];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('no page scrolls sideways at 320 px or at 200 % text, and targets are at least 24 px', async ({
  page,
  learner,
  expectConsoleError,
}) => {
  test.setTimeout(240_000);
  expectConsoleError(missingPage);
  const found: string[] = [];
  const note = (where: string, findings: string[]) =>
    found.push(...findings.map((what) => `${where}: ${what}`));
  for (const path of everyPath) {
    if (path === learnerPaths[0]) await signIn(page, learner);
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage(page, path);
    note(`${path} at 320 px`, await overflow(page));
    await page.setViewportSize({ width: 1280, height: 800 });
    note(`${path} with a mouse`, await smallTargets(page, 24));
    await doubleText(page);
    note(`${path} at 200 % text`, await overflow(page));
  }
  expect(found).toEqual([]);
});

test.describe('with fingers', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('targets are at least 44 px on every page', async ({ page, learner, expectConsoleError }) => {
    test.setTimeout(240_000);
    expectConsoleError(missingPage);
    const found: string[] = [];
    for (const path of everyPath) {
      if (path === learnerPaths[0]) await signIn(page, learner);
      await openPage(page, path);
      found.push(...(await smallTargets(page, 44)).map((what) => `${path}: ${what}`));
    }
    expect(found).toEqual([]);
  });
});
