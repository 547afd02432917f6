import type { Page } from '@playwright/test';
import { notHydrated, openPage } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/**
 * The share of a page's text in `innerText`, which read-aloud, translations, extensions and assistants use. Counts non-blank
 * characters of all elements shown at this width, including text for screen readers only (`sr-only`), but not folded answers,
 * print-only text, drawings' descriptions or field values.
 */
const shareOfText = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const length = (text: string) => text.replace(/\s/g, '').length;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let shown = 0;
    while (texts.nextNode()) {
      const { parentElement: element, data } = texts.currentNode as Text;
      if (!element || element.closest('script, style, template, noscript, textarea, select')) continue;
      // Also true for elements that the browser lays out only when they are near.
      if (element.checkVisibility({ visibilityProperty: true })) shown += length(data);
    }
    return length(document.body.innerText) / shown;
  });

/** Every height of the page while a reader scrolls to its end, screen by screen, and at last after all late content. */
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
  await expect(notHydrated(page)).toHaveCount(0);
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
    test(`at ${viewport.width} px ${path} has its full text at once, and one height from the first line to the last`, async ({
      signedInPage: page,
    }) => {
      await page.setViewportSize(viewport);
      await openPage(page, path);
      expect(await shareOfText(page)).toBeGreaterThanOrEqual(0.95);
      const heights = await heightsWhileRead(page);
      expect(Math.max(...heights) / Math.min(...heights)).toBeLessThanOrEqual(1.02);
    });
