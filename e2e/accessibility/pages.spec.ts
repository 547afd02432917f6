import type { Page } from '@playwright/test';
import { axeFindings } from '#e2e/support/axe.ts';
import type { Learner } from '#e2e/support/learner.ts';
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

/** Pages that share all their code with another one of the list: those run in `npm run test:all`. */
const isRare = (path: string) =>
  /^\/(modulo-[1345]|context-engineering|home|(gpts|practica\/errores)\/no-existe)$/.test(path);

interface PageUnderTest {
  page: Page;
  learner: Learner;
  path: string;
  /** Where the page was looked at whole, the other theme changes nothing but colours. */
  onlyContrast: boolean;
}

async function expectNoFindings({ page, learner, path, onlyContrast }: PageUnderTest) {
  if (learnerPaths.includes(path)) await signIn(page, learner);
  await openPage(page, path);
  const found = await axeFindings(page);
  expect(await movingParts(page), 'moving').toEqual([]);
  await otherTheme(page);
  found.push(...(await axeFindings(page, { onlyContrast })));
  expect(found).toEqual([]);
}

for (const path of [...publicPaths, ...learnerPaths]) {
  test(`axe has nothing to say about ${path}${isRare(path) ? ' @full' : ''}`, async ({
    page,
    sharedLearner,
    expectConsoleError,
  }) => {
    expectConsoleError(missingPage);
    await expectNoFindings({ page, learner: sharedLearner, path, onlyContrast: true });
  });
}

test.describe('on a phone @full', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  for (const path of [...publicPaths, ...learnerPaths]) {
    test(`axe has nothing to say about ${path} in either theme`, async ({
      page,
      sharedLearner,
      expectConsoleError,
    }) => {
      expectConsoleError(missingPage);
      await expectNoFindings({ page, learner: sharedLearner, path, onlyContrast: false });
    });
  }
});
