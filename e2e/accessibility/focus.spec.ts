import type { Page } from '@playwright/test';
import { openPage } from '#e2e/support/pages.ts';
import { expect, test } from '#e2e/support/test.ts';

interface Stop {
  name: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Part of a bar that stays in place while the page scrolls: its position says nothing about the order. */
  isFixed: boolean;
  part: string;
  /** What cuts off the ring, the window or a box that scrolls. */
  cutBy: string[];
}

/** The focused control, with its place in the page, once the browser has scrolled to it. */
const readStop = (page: Page): Promise<Stop | null> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    const control = document.activeElement;
    if (!control || control === document.body) return null;
    const { left, top, right, bottom } = control.getBoundingClientRect();
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(control);
    const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset);
    const cutBy = outlineStyle === 'none' ? ['there is no ring'] : [];
    const { clientWidth } = document.documentElement;
    if (left - ring < -0.5 || right + ring > clientWidth + 0.5) cutBy.push('window, sideways');
    if (top - ring < -0.5 || bottom + ring > innerHeight + 0.5) cutBy.push('window');
    let isFixed = false;
    // A row that scrolls sideways: its order is that of the whole row.
    let scrolled = 0;
    for (let box: Element | null = control; box && box !== document.body; box = box.parentElement) {
      const { position, overflowX, overflowY } = getComputedStyle(box);
      isFixed ||= position === 'fixed' || position === 'sticky';
      if (box === control) continue;
      scrolled += box.scrollLeft;
      const around = box.getBoundingClientRect();
      const isCutX = left - ring < around.left - 0.5 || right + ring > around.right + 0.5;
      const isCutY = top - ring < around.top - 0.5 || bottom + ring > around.bottom + 0.5;
      if ((overflowX !== 'visible' && isCutX) || (overflowY !== 'visible' && isCutY))
        cutBy.push(box.outerHTML.slice(0, 100));
    }
    return {
      name: control.outerHTML.slice(0, 120),
      left: left + scrolled,
      right: right + scrolled,
      top: top + scrollY,
      bottom: bottom + scrollY,
      isFixed,
      part: control.closest('header, main, footer')?.localName ?? '',
      cutBy,
    };
  });

/** The eye goes down and to the right; up only to the next column. */
function goesBack(from: Stop, to: Stop) {
  if (from.isFixed || to.isFixed || from.part !== to.part) return false;
  const isInLine = Math.abs(to.top - from.top) < 8;
  const isAbove = to.bottom <= from.top + 2;
  return isInLine ? to.left < from.left : isAbove && to.left < from.right - 2;
}

const paths = process.env.FULL
  ? ['/', '/cursos', '/auth', '/dashboard', '/cuaderno', '/practica']
  : ['/cursos', '/cuaderno'];

for (const path of paths)
  test(`the Tab key follows the eye through ${path}, and shows whole rings`, async ({
    signedInPage: page,
  }) => {
    test.setTimeout(120_000);
    // A learner who is signed in does not stay on /auth.
    if (path === '/auth') await page.addInitScript(() => localStorage.clear());
    for (const width of process.env.FULL ? [360, 1280] : [360]) {
      await page.setViewportSize({ width, height: 740 });
      await openPage(page, path);
      const faults: string[] = [];
      let last: Stop | null = null;
      let stops = 0;
      for (; stops < 100; stops++) {
        await page.keyboard.press('Tab');
        const stop = await readStop(page);
        if (!stop) break;
        if (stop.cutBy.length > 0) faults.push(`${stop.name} is cut by ${stop.cutBy.join(', ')}`);
        if (last && goesBack(last, stop)) faults.push(`${last.name} leads back to ${stop.name}`);
        last = stop;
      }
      expect(faults, `${path} at ${width} px`).toEqual([]);
      expect(stops).toBeGreaterThan(10);
    }
  });
