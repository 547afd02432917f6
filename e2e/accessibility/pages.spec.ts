import type { Page } from '@playwright/test';
import { axeFindings } from '#e2e/support/axe.ts';
import { jumpsOf, watchJumps } from '#e2e/support/jumps.ts';
import { keptButNotListed } from '#e2e/support/kept.ts';
import type { Learner } from '#e2e/support/learner.ts';
import {
  brokenWords,
  doubleText,
  drawingFaults,
  overflow,
  smallTargets,
  spaceText,
} from '#e2e/support/measure.ts';
import { learnerPaths, missingPage, openPage, publicPaths } from '#e2e/support/pages.ts';
import { expect, signIn, test } from '#e2e/support/test.ts';

const otherTheme = (page: Page) =>
  page
    .getByRole('button', { name: /^Cambiar a tema/ })
    .first()
    .click();

/** Parts that move although the visitor asked for less motion. */
const movingParts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120) ?? ''),
  );

/** Pages that share all their code with another one in the list: only `npm run test:all` runs the slow checks on them. */
const isRare = (path: string) =>
  !process.env.FULL &&
  /^\/(modulo-[1345]|context-engineering|home|.+[/=]no-existe|prompts\?q=.*|dashboard\?.*)$/.test(path);

/** One page of each family: a theme changes only tokens. `npm run test:all` checks all pages in both themes. */
const hasOtherTheme = (path: string) =>
  process.env.FULL ||
  /^\/(|auth|modulo-2|dashboard|cuaderno|manage|practica\/(errores|retos)\/.+|prompts\/.+)$/.test(path);

const isLesson = (path: string) => /^\/(modulo-\d|context-engineering)$/.test(path);

const everyPath = [...publicPaths, ...learnerPaths];

const open = async (page: Page, learner: Learner, path: string) => {
  if (learnerPaths.includes(path)) await signIn(page, learner);
  await openPage(page, path);
};

/** Styles detect touch by a coarse pointer. */
async function smallTargetsForFingers(page: Page): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  const found = await smallTargets(page, 44);
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await cdp.detach();
  return found;
}

/** The narrowest width with two columns on many pages. */
const FIRST_COLUMNS = { width: 480, height: 800 };

/** All faults of a page, on a narrow screen and on a desktop. */
async function findingsOf(page: Page, learner: Learner, path: string): Promise<string[]> {
  const found: string[] = [];
  const note = (where: string, findings: string[]) =>
    found.push(...findings.map((what) => `${path}, ${where}: ${what}`));
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, learner, path);
  note('jumps', await jumpsOf(page));
  note('at 320 px', await overflow(page));
  note('kept, but not on /privacidad', await keptButNotListed(page));
  await spaceText(page, true);
  note('at 320 px, spaced', await overflow(page));
  await page.setViewportSize({ width: 360, height: 800 });
  note('drawings at 360 px, spaced', await drawingFaults(page));
  await spaceText(page, false);
  if (!isRare(path)) {
    note('with fingers', await smallTargetsForFingers(page));
    await page.setViewportSize(FIRST_COLUMNS);
    note('at 480 px', await brokenWords(page));
  }
  const figures = await page.locator('.lesson-figure').count();
  if (isLesson(path)) expect(figures, path).toBeGreaterThanOrEqual(4);
  // The narrowest width for each shape, with the least room for words.
  for (const width of figures > 0 ? [360, 768] : []) {
    await page.setViewportSize({ width, height: 800 });
    note(`drawings at ${width} px`, await drawingFaults(page));
  }
  if (isRare(path)) return found;
  await page.setViewportSize({ width: 1280, height: 800 });
  note('drawings at 1280 px', await drawingFaults(page));
  note('with a mouse', await smallTargets(page, 24));
  note('axe', await axeFindings(page));
  note('moves', await movingParts(page));
  if (hasOtherTheme(path)) {
    await otherTheme(page);
    note('axe, other theme', await axeFindings(page, { onlyContrast: true }));
  }
  await doubleText(page);
  note('at 200 % text', await overflow(page));
  return found;
}

/** Opening a window per page would take as long as all the checks. */
const AT_A_TIME = 6;
const passes = everyPath.flatMap((_path, index) =>
  index % AT_A_TIME === 0 ? [everyPath.slice(index, index + AT_A_TIME)] : [],
);

for (const paths of passes) {
  test(`fit, have large targets, and pass axe: ${paths.join(' ')}`, async ({
    page,
    sharedLearner,
    expectConsoleError,
  }) => {
    test.slow();
    expectConsoleError(missingPage);
    await watchJumps(page);
    const found: string[] = [];
    for (const path of paths) found.push(...(await findingsOf(page, sharedLearner, path)));
    expect(found).toEqual([]);
  });
}

test.describe('on a phone @full', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  for (const path of everyPath) {
    test(`${path} passes axe in both themes`, async ({ page, sharedLearner, expectConsoleError }) => {
      expectConsoleError(missingPage);
      await open(page, sharedLearner, path);
      const found = await axeFindings(page);
      await otherTheme(page);
      expect([...found, ...(await axeFindings(page))]).toEqual([]);
    });
  }
});
