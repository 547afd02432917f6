import { visit, visitTimeoutMs, type Phone, type Visit } from '#bench/common/visit.ts';
import { calmFor, noteLoad, pressUntilAnswered, readLoad, scrollThrough } from './in-page.ts';
import type { Press } from './measured-pages.ts';
import { countTraffic } from './traffic.ts';

/** A page counts as loaded after this long without a request or a long task. */
const calmMs = 2_000;
const scrollPauseMs = 150;

/** Loads a page until it is calm. Returns its traffic, paint times and blocking time. */
async function load({ page, devtools }: Visit, address: string) {
  await page.addInitScript(noteLoad);
  const { traffic, quietFor } = await countTraffic(devtools);
  const answer = await page.goto(address);
  if (!answer?.ok() || page.url() !== address) throw new Error(`${address} led to ${page.url()}`);
  const until = performance.now() + visitTimeoutMs;
  const isCalm = async () => quietFor() >= calmMs && (await page.evaluate(calmFor)) >= calmMs;
  while (!(await isCalm()) && performance.now() < until) await page.waitForTimeout(250);
  return { ...traffic, ...(await page.evaluate(readLoad)) };
}

export const measureLoad = (phone: Phone, path: string) =>
  visit(phone, async (there) => {
    const loaded = await load(there, phone.origin + path);
    return { ...loaded, ...(await there.page.evaluate(scrollThrough, scrollPauseMs)) };
  });

/** Loads a floor: only its load counts, as it has nothing to press or scroll to. */
export const measureFloor = (phone: Phone, path: string) =>
  visit(phone, (there) => load(there, phone.origin + path));

/** Milliseconds until each control answers, from the start of the navigation and from the first paint. */
export const measurePresses = (phone: Phone, path: string, presses: Press[]) =>
  visit(phone, async ({ page }) => {
    const names = presses.map(({ name }) => name);
    await page.addInitScript(pressUntilAnswered, presses);
    await page.goto(phone.origin + path, { waitUntil: 'commit' });
    const areAnswered = (names: string[]) => names.every((name) => name in window.answered);
    await page.waitForFunction(areAnswered, names, { polling: 100 }).catch(() => {
      throw new Error(`${path}: no answer to ${names.join(' or ')} within ${visitTimeoutMs / 1000} s`);
    });
    const { answered, begun, painted } = await page.evaluate(() => ({
      answered: window.answered,
      begun: Number(sessionStorage.getItem('begun')),
      painted:
        performance.timeOrigin + (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
    }));
    return names.map((name) => {
      const at = answered[name] ?? Number.NaN;
      return { name, fromStart: at - begun, fromPaint: Math.max(0, at - painted) };
    });
  });
