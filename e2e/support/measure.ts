import type { Locator, Page } from '@playwright/test';

/**
 * Waits until all fade-ins have ended. Also needed with reduced motion: they take no time then, but the first of two frames
 * is still empty, and axe ignores an invisible dialog.
 */
export const fadedIn = (page: Page) =>
  page.waitForFunction(() => {
    const isFinite = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity;
    const isTimed = ({ timeline }: Animation) => timeline instanceof DocumentTimeline;
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    return !running.some((animation) => isTimed(animation) && isFinite(animation));
  });

/** Elements wider than the window; those inside a scrolling box do not count. */
export async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const page = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    const isInBox = (element: Element) => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible') return true;
      return false;
    };
    const outside = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2 || (left >= -1 && right <= clientWidth + 1)) return false;
      return element.checkVisibility({ visibilityProperty: true }) && !isInBox(element);
    });
    return [...page, ...outside.map((element) => element.outerHTML.slice(0, 160))];
  });
}

/** Words broken across lines, where a column is too narrow. Code may break anywhere. */
export async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const element = text.parentElement;
      if (!element?.checkVisibility() || element.closest('code, svg')) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\d]{3,}/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [first, ...rest] = range.getClientRects();
        if (first && rest.some(({ top }) => top > first.top + first.height / 2))
          found.push(`${word}: ${element.outerHTML}`);
      }
    }
    return found.map((what) => what.slice(0, 160));
  });
}

/** Controls with a target smaller than `least` px either way. Links inside a sentence are exempt (WCAG 2.5.8). */
export async function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = 'a[href], button, summary, input, select, textarea, [role=tab], [role=switch]';
    const isInSentence = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const text = element.closest('p, li, td, dd, figcaption, blockquote')?.textContent ?? '';
      return text.trim().length > (element.textContent ?? '').trim().length;
    };
    /** A label is part of its box's target; a pseudo-element may stretch a target, even over a whole card. */
    const targetSize = (element: Element) => {
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      const after = getComputedStyle(element, '::after');
      const isStretched = after.content !== 'none' && after.position === 'absolute';
      if (!isStretched) return { width, height };
      return {
        width: Math.max(width, parseFloat(after.width)),
        height: Math.max(height, parseFloat(after.height)),
      };
    };
    return [...document.querySelectorAll(controls)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest('[aria-hidden=true], .sr-only') && !isInSentence(element))
      .flatMap((element) => {
        const { width, height } = targetSize(element);
        const isLarge = Math.min(width, height) > least - 0.5;
        return isLarge
          ? []
          : [`${width.toFixed(0)} x ${height.toFixed(0)}: ${element.outerHTML.slice(0, 160)}`];
      });
  }, least);
}

/** Faults of figures: no visible drawing, or labels that are outside, overlapping or too small. */
export const drawingFaults = (page: Page): Promise<string[]> =>
  page.locator('.lesson-figure').evaluateAll((figures) =>
    figures.flatMap((figure) => {
      // A page may leave a figure out on a phone.
      if (!figure.checkVisibility()) return [];
      const [drawing, ...others] = [...figure.querySelectorAll('svg')].filter((one) => one.checkVisibility());
      const name = figure.querySelector('title')?.textContent ?? '';
      if (!drawing || others.length > 0) return [`${others.length + (drawing ? 1 : 0)} drawings: ${name}`];
      const frame = drawing.getBoundingClientRect();
      const scale = frame.width / drawing.viewBox.baseVal.width;
      const labels = [...drawing.querySelectorAll('text')].map((label) => ({
        words: `${name}: ${label.textContent}`,
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

/** Sets wider spacing of letters, words and lines (WCAG 1.4.12), or removes it. */
export const spaceText = (page: Page, isSpaced: boolean): Promise<void> =>
  page.evaluate((isSpaced) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
    );
    document.adoptedStyleSheets = isSpaced ? [sheet] : [];
  }, isSpaced);

/** Doubles the text size without changing breakpoints: the harder of the two ways. */
export const doubleText = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    document.documentElement.style.fontSize = '200%';
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
  });

/** The transferred size of all scripts that a page loads by itself, in bytes. */
export async function scriptBytes(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
}

/** Whether two parts of the page overlap. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('One of them is not in the page.');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
