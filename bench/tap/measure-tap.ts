import type { Browser, Page } from '@playwright/test';
import { cpuSlowdown, openPage, phone, slow4G, storeSession } from '#bench/common/browser.ts';

export interface Move {
  from: string;
  to: string;
  isPublic: boolean;
}

interface Circumstances {
  session: string;
  /** Opened once before, so that the code is in the cache; otherwise the first visit, on slow 4G. */
  isCached: boolean;
}

/** As long as this nothing may change on the screen before it counts as finished. */
const settledMs = 1_500;

/** Often enough to tell the schools apart. */
const lookEveryMs = 30;

/**
 * Runs in the page: looks at the first screen again and again, at 24 points, from the next tap on. Tells after how many
 * milliseconds it had reached the state in which it then stayed. A look must cost next to nothing, or it holds up what it
 * measures: the whole text of each element, or 80 points, would take most of every frame, and asking for every frame would have
 * the browser draw one between any two slices of React's work, which it otherwise does not.
 */
function watchFirstScreen({ settledMs, lookEveryMs }: { settledMs: number; lookEveryMs: number }) {
  const before = location.pathname;
  /** What kind of element is there, and how its text begins: an island in the place of what the build drew looks the same. */
  const at = (column: number, row: number) => {
    const element = document.elementFromPoint(
      ((column + 0.5) * innerWidth) / 4,
      ((row + 0.5) * innerHeight) / 6,
    );
    return `${element?.tagName} ${element?.firstChild?.nodeValue}`;
  };
  const screen = () =>
    Array.from({ length: 24 }, (_, index) => at(index % 4, Math.floor(index / 4))).join('|');
  let tappedAt = Number.NaN;
  addEventListener('pointerup', ({ timeStamp }) => (tappedAt = timeStamp), { capture: true, once: true });
  return new Promise<number>((resolve) => {
    let last = screen();
    let changedAt = performance.now();
    const look = () => {
      const now = performance.now();
      const seen = screen();
      if (seen !== last) {
        last = seen;
        changedAt = now;
      }
      const hasArrived = location.pathname !== before && document.querySelector('main h1') !== null;
      if (hasArrived && now - changedAt > settledMs) resolve(changedAt - tappedAt);
      else setTimeout(look, lookEveryMs);
    };
    look();
  });
}

async function settle(page: Page) {
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle', { timeout: 120_000 });
  await page.waitForTimeout(500);
}

/** Milliseconds from a tap on a link to the next page's whole first screen, on a phone with a slowed-down processor. */
export async function measureTap(browser: Browser, origin: string, move: Move, circumstances: Circumstances) {
  const context = await browser.newContext({
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    locale: 'es-ES',
  });
  try {
    const page = await openPage(context);
    page.setDefaultTimeout(120_000);
    if (!move.isPublic) await storeSession(page, circumstances.session);
    const devtools = await context.newCDPSession(page);
    if (circumstances.isCached) {
      await page.goto(origin + move.to);
      await settle(page);
    }
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    if (!circumstances.isCached) {
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', slow4G);
    }
    await page.goto(origin + move.from);
    await settle(page);
    const link = page.locator(`a[href="${move.to}"]:visible`).first();
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.waitForTimeout(800);
    const box = await link.boundingBox();
    if (!box) throw new Error(`${move.from} has no link to ${move.to}`);
    const complete = page.evaluate(watchFirstScreen, { settledMs, lookEveryMs });
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    return await complete;
  } finally {
    await context.close();
  }
}
