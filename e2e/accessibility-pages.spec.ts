import type { Page } from '@playwright/test';
import { axeFindings } from './support/axe.ts';
import { learnerPaths, missingPage, openPage, publicPaths } from './support/pages.ts';
import { expect, signIn, test } from './support/test.ts';

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

for (const path of [...publicPaths, ...learnerPaths]) {
  test(`axe has nothing to say about ${path}${isRare(path) ? ' @full' : ''}`, async ({
    page,
    sharedLearner,
    expectConsoleError,
  }) => {
    expectConsoleError(missingPage);
    if (learnerPaths.includes(path)) await signIn(page, sharedLearner);
    await openPage(page, path);
    const found = await axeFindings(page);
    expect(await movingParts(page), 'moving').toEqual([]);
    await otherTheme(page);
    found.push(...(await axeFindings(page, { onlyContrast: true })));
    expect(found).toEqual([]);
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
      if (learnerPaths.includes(path)) await signIn(page, sharedLearner);
      await openPage(page, path);
      const found = await axeFindings(page);
      await otherTheme(page);
      found.push(...(await axeFindings(page)));
      expect(found).toEqual([]);
    });
  }
});
