import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { visit, visitTimeoutMs, type Phone } from '#bench/common/visit.ts';
import { readScreen, watchFirstScreen } from './first-screen.ts';

export interface Move {
  from: string;
  to: string;
  isPublic: boolean;
}

/** Milliseconds from the moment the finger is lifted, and from Back. */
export interface Tap {
  /** Until the next page's heading is painted. */
  heading: number;
  /** Until the whole first screen is as it then stays. */
  screen: number;
  back: number;
  /** 1 where the browser did not keep the page that Back leads to. */
  backLoads: number;
}

/** As long as this nothing may change on the screen before it counts as finished. */
const settledMs = 1_500;

/** Often enough to tell the schools apart. */
const lookEveryMs = 30;

/** As long as people touch what they tap. */
const touchMs = 80;

interface Expected {
  path: string;
  heading?: string;
  /** Only what was painted after this moment. */
  since?: number;
}

/** Waits until a page is on the screen, in this document or in another one. */
async function settle(page: Page, { path, heading, since = 0 }: Expected) {
  for (const until = performance.now() + visitTimeoutMs; performance.now() < until; await sleep(200)) {
    // Between two documents there is none to ask.
    const seen = await page.evaluate(readScreen).catch(() => null);
    if (!seen || seen.path !== path || seen.heading === '') continue;
    const isExpected = heading === undefined || seen.heading === heading;
    if (isExpected && seen.screenAt > since && seen.now - seen.screenAt > settledMs) return seen;
  }
  throw new Error(`${path} did not come to rest on the screen within ${visitTimeoutMs / 1000} s`);
}

async function open(page: Page, origin: string, path: string) {
  await page.goto(origin + path);
  await page.waitForLoadState('networkidle');
  const { heading, document } = await settle(page, { path });
  return { path, heading, document };
}

async function tap(devtools: CDPSession, link: Locator) {
  const box = await link.boundingBox();
  if (!box) throw new Error('What is to be tapped cannot be seen.');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await sleep(touchMs);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Both pages were open before, so that all that may be kept is in the cache. */
export const measureTap = (phone: Phone, move: Move): Promise<Tap> =>
  visit(phone, async ({ page, devtools, checkThrottle }) => {
    const { origin } = phone;
    await page.addInitScript(watchFirstScreen, lookEveryMs);
    const to = await open(page, origin, move.to);
    const from = await open(page, origin, move.from);
    const link = page.locator(`a:is([href="${move.to}"], [href="${origin}${move.to}"]):visible`).first();
    await link.evaluate((element) => {
      // A tab of its own would not be throttled.
      element.removeAttribute('target');
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    await checkThrottle();
    await sleep(800);
    const tappedAfter = await page.evaluate(() => performance.timeOrigin + performance.now());
    await tap(devtools, link);
    const there = await settle(page, { ...to, since: tappedAfter });
    await checkThrottle();
    await sleep(500);
    const backAt = await page.evaluate(() => {
      history.back();
      return performance.timeOrigin + performance.now();
    });
    const back = await settle(page, { ...from, since: backAt });
    return {
      heading: there.headingAt - there.liftedAt,
      screen: there.screenAt - there.liftedAt,
      back: back.screenAt - backAt,
      backLoads: back.document === from.document ? 0 : 1,
    };
  });
