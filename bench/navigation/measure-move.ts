import type { Browser, Locator, Page } from '@playwright/test';
import { cpuSlowdown, openPage, phone, slow4G, storeSession } from '#bench/common/browser.ts';

export interface Move {
  from: string;
  to: string;
  isPublic: boolean;
}

/** A person who points at a link takes about this long to press it. */
export const pointingMs = 300;
const pressMs = 80;

/**
 * Runs in the page: from the next click to the first frame that shows another heading. It tells by itself when that
 * was; asking for it again and again would be work for the page while it is measured.
 */
function watchHeading() {
  const heading = () => document.querySelector('main h1')?.textContent ?? '';
  const before = heading();
  let clickedAt = Number.NaN;
  addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), { capture: true, once: true });
  return new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (heading() === '' || heading() === before) return;
      observer.disconnect();
      // The next frame, then a task after it: the heading has been painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - clickedAt);
        port2.postMessage(null);
      });
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

async function settle(page: Page) {
  await page.waitForLoadState('networkidle', { timeout: 120_000 });
  await page.waitForTimeout(500);
}

/** The mouse itself: what a locator does besides would be part of the measurement. */
async function pointAndPress(page: Page, link: Locator) {
  const box = await link.boundingBox();
  if (!box) throw new Error('The link is not on the page');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(pointingMs);
  await page.mouse.down();
  await page.waitForTimeout(pressMs);
  await page.mouse.up();
}

/** Milliseconds from the click on a link to the next page's heading, on a phone with a slowed-down processor. */
export async function measureMove(
  browser: Browser,
  origin: string,
  move: Move,
  { session, isSlow4G }: { session: string; isSlow4G: boolean },
): Promise<number> {
  const context = await browser.newContext({ viewport: phone, locale: 'es-ES' });
  try {
    const page = await openPage(context);
    page.setDefaultTimeout(120_000);
    if (!move.isPublic) await storeSession(page, session);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.goto(origin + move.from);
    await page.locator('main h1').waitFor();
    await settle(page);
    if (isSlow4G) {
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', slow4G);
    }
    const link = page.locator(`a[href="${move.to}"]:visible`).first();
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await settle(page);
    const shownAfter = page.evaluate(watchHeading);
    await pointAndPress(page, link);
    return await shownAfter;
  } finally {
    await context.close();
  }
}
