import type { Page } from '@playwright/test';
import { asleep, openPage } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/**
 * How much of a page's text `innerText` holds: what read-aloud, translations, extensions and assistants see. Counted are
 * letters and signs without white space, of all elements that the page shows at this width. What is only read aloud (`sr-only`)
 * is among them; a folded answer, what is for paper only and the words for a drawing are not, nor what a field holds.
 */
const shareOfText = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const length = (text: string) => text.replace(/\s/g, '').length;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let shown = 0;
    while (texts.nextNode()) {
      const { parentElement: element, data } = texts.currentNode as Text;
      if (!element || element.closest('script, style, template, noscript, textarea, select')) continue;
      // Also true for what the browser would only lay out when it comes near.
      if (element.checkVisibility({ visibilityProperty: true })) shown += length(data);
    }
    return length(document.body.innerText) / shown;
  });

/** Every height that the page has while somebody reads it to its end, screen by screen, and at last with all that came late. */
async function heightsWhileRead(page: Page): Promise<number[]> {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const heights = [await height()];
  let hasEnded = false;
  while (!hasEnded) {
    hasEnded = await page.evaluate(async () => {
      scrollBy({ top: innerHeight, behavior: 'instant' });
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await nextFrame();
      await nextFrame();
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    });
    heights.push(await height());
  }
  await expect(asleep(page)).toHaveCount(0);
  return [...heights, await height()];
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])
  for (const path of [
    '/',
    '/modulo-4',
    '/prompts/analisis-competitivo',
    '/gpts/marketing-strategist',
    '/practica/oficios/finanzas',
  ])
    test(`at ${viewport.width} px ${path} is there whole: its text, and its height from the first line to the last`, async ({
      signedInPage: page,
    }) => {
      await page.setViewportSize(viewport);
      await openPage(page, path);
      expect(await shareOfText(page)).toBeGreaterThanOrEqual(0.95);
      const heights = await heightsWhileRead(page);
      expect(Math.max(...heights) / Math.min(...heights)).toBeLessThanOrEqual(1.02);
    });
