import { axeFindings } from './support/axe.ts';
import { learnerPaths, missingPage, openPage, publicPaths } from './support/pages.ts';
import { expect, signIn, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('axe has nothing to say about any page in either theme, and nothing moves', async ({
      page,
      learner,
      expectConsoleError,
    }) => {
      test.setTimeout(240_000);
      expectConsoleError(missingPage);
      const found: string[] = [];
      for (const path of [...publicPaths, ...learnerPaths]) {
        if (path === learnerPaths[0]) await signIn(page, learner);
        await openPage(page, path);
        for (const turn of ['first', 'second']) {
          const theme = await page.locator('html').getAttribute('class');
          found.push(...(await axeFindings(page)).map((finding) => `${path} (${theme}) ${finding}`));
          // The next page opens in the theme that this one was left in.
          if (turn === 'first')
            await page
              .getByRole('button', { name: /^Cambiar a tema/ })
              .first()
              .click();
        }
        const moving = await page.evaluate(() =>
          document
            .getAnimations()
            .filter(
              ({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline,
            )
            .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
        );
        expect(moving, `moving on ${path}`).toEqual([]);
      }
      expect(found).toEqual([]);
    });
  });
}
