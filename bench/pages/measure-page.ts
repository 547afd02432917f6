import type { CDPSession } from '@playwright/test';
import { visit, visitTimeoutMs, type Phone, type Visit } from '#bench/common/visit.ts';
import { calmFor, noteLoad, pressUntilAnswered, readLoad, scrollThrough } from './in-page.ts';
import type { Press } from './measured-pages.ts';

/** Counts what a page fetches from now on. */
async function countTraffic(devtools: CDPSession) {
  const headers = new Map<string, number>();
  const scripts = new Set<string>();
  const pending = new Set<string>();
  const traffic = { requests: 0, bytes: 0, scriptBytes: 0 };
  let quietSince = performance.now();
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    if (!pending.has(requestId)) traffic.requests += 1;
    pending.add(requestId);
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    headers.set(requestId, response.encodedDataLength);
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  const end = ({ requestId, encodedDataLength = 0 }: { requestId: string; encodedDataLength?: number }) => {
    pending.delete(requestId);
    quietSince = performance.now();
    traffic.bytes += encodedDataLength;
    // Headers belong to the server, not to the page.
    if (scripts.has(requestId)) traffic.scriptBytes += encodedDataLength - (headers.get(requestId) ?? 0);
  };
  devtools.on('Network.loadingFinished', end);
  devtools.on('Network.loadingFailed', end);
  await devtools.send('Network.enable');
  return {
    traffic,
    /** Milliseconds since the last request ended; 0 while one is pending. */
    quietFor: () => (pending.size > 0 ? 0 : performance.now() - quietSince),
  };
}

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
