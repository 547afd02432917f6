import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { visit, visitTimeoutMs, type Phone } from '#bench/common/visit.ts';
import { readScreen, watchFirstScreen } from './first-screen.ts';

export interface Move {
  from: string;
  to: string;
  isPublic: boolean;
}

/** Milliseconds from the moment the finger lifts, or from Back. */
export interface Tap {
  /** Until the next page's heading is painted. */
  heading: number;
  /** Until the last change of the first screen. */
  screen: number;
  back: number;
  /** 1 if the browser did not keep the page that Back opens. */
  backLoads: number;
}

/** The screen counts as finished after this long without a change. */
const settledMs = 1_500;

/** Short enough to tell the schools apart. */
const lookEveryMs = 30;

/** How long a person's finger stays on a link. */
const touchMs = 80;

interface Expected {
  path: string;
  heading?: string;
  /** Ignores what was painted before this moment. */
  since?: number;
}

/** Waits until a page is on the screen, in this document or a new one. */
async function settle(page: Page, { path, heading, since = 0 }: Expected) {
  for (const until = performance.now() + visitTimeoutMs; performance.now() < until; await sleep(200)) {
    // Between two documents, evaluate() rejects.
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

/** Opens both pages first, so that everything cacheable is in the cache. */
export const measureTap = (phone: Phone, move: Move): Promise<Tap> =>
  visit(phone, async ({ page, devtools, checkThrottle }) => {
    const { origin } = phone;
    await page.addInitScript(watchFirstScreen, lookEveryMs);
    const to = await open(page, origin, move.to);
    const from = await open(page, origin, move.from);
    const link = page.locator(`a:is([href="${move.to}"], [href="${origin}${move.to}"]):visible`).first();
    await link.evaluate((element) => {
      // A new tab would not be throttled.
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
