import type { Page } from '@playwright/test';
import { axeFindings } from '#e2e/support/axe.ts';
import type { Learner } from '#e2e/support/learner.ts';
import { doubleText, overflow, smallTargets } from '#e2e/support/measure.ts';
import { learnerPaths, missingPage, openPage, publicPaths } from '#e2e/support/pages.ts';
import { expect, signIn, test } from '#e2e/support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const otherTheme = (page: Page) =>
  page
    .getByRole('button', { name: /^Cambiar a tema/ })
    .first()
    .click();

/** What moves although the visitor asked for less motion. */
const movingParts = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
  );

/** Pages that share all their code with another one of the list: what takes long is looked at in `npm run test:all`. */
const isRare = (path: string) =>
  !process.env.FULL &&
  /^\/(modulo-[1345]|context-engineering|home|(gpts|practica\/errores)\/no-existe)$/.test(path);

const everyPath = [...publicPaths, ...learnerPaths];

const open = async (page: Page, learner: Learner, path: string) => {
  if (learnerPaths.includes(path)) await signIn(page, learner);
  await openPage(page, path);
};

for (const path of everyPath) {
  test(`${path} never scrolls sideways, has large targets, and axe has nothing to say about it`, async ({
    page,
    sharedLearner,
    expectConsoleError,
  }) => {
    expectConsoleError(missingPage);
    const found: string[] = [];
    const note = (where: string, findings: string[]) =>
      found.push(...findings.map((what) => `${where}: ${what}`));
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, sharedLearner, path);
    note('at 320 px', await overflow(page));
    await page.setViewportSize({ width: 1280, height: 800 });
    note('with a mouse', await smallTargets(page, 24));
    if (!isRare(path)) {
      note('axe', await axeFindings(page));
      expect(await movingParts(page), 'moving').toEqual([]);
      await otherTheme(page);
      note('axe, other theme', await axeFindings(page, { onlyContrast: true }));
      await doubleText(page);
      note('at 200 % text', await overflow(page));
    }
    expect(found).toEqual([]);
  });
}

test.describe('with fingers', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('targets are at least 44 px on every page', async ({ page, learner, expectConsoleError }) => {
    test.setTimeout(240_000);
    expectConsoleError(missingPage);
    const found: string[] = [];
    for (const path of everyPath.filter((path) => !isRare(path))) {
      if (path === learnerPaths[0]) await signIn(page, learner);
      await openPage(page, path);
      found.push(...(await smallTargets(page, 44)).map((what) => `${path}: ${what}`));
    }
    expect(found).toEqual([]);
  });
});

test.describe('on a phone @full', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  for (const path of everyPath) {
    test(`axe has nothing to say about ${path} in either theme`, async ({
      page,
      sharedLearner,
      expectConsoleError,
    }) => {
      expectConsoleError(missingPage);
      await open(page, sharedLearner, path);
      const found = await axeFindings(page);
      await otherTheme(page);
      expect([...found, ...(await axeFindings(page))]).toEqual([]);
    });
  }
});
