import type { CDPSession, Locator, Page } from '@playwright/test';
import { cpuSlowdown } from '#bench/common/throttle.ts';

const keyIntervalMs = 120;

/** Chromium reports interactions from 16 ms on; any that it does not report was faster. */
const floorMs = 16;

interface Recording {
  keys: Map<number, number>;
  texts: number[];
}

export interface Typing {
  /** Per key: from the key to the next frame on screen. */
  keyMs: number[];
  /** Per key that changed the page: from the key to the last change. */
  textMs: number[];
  /** Processor time of the page's main thread, per key: the one figure that other programs do not affect. */
  workMs: number;
}

/**
 * Runs in the page before its own scripts. No named functions in it: tsx would wrap them in a helper that the page lacks.
 */
export function recordKeys() {
  const recording: Recording = { keys: new Map(), texts: [] };
  Object.assign(globalThis, { recording });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const id = entry.interactionId;
      if (id) recording.keys.set(id, Math.max(recording.keys.get(id) ?? 0, entry.duration));
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

  let lastKey = 0;
  let lastChange = 0;
  addEventListener(
    'keydown',
    (event) => {
      if (lastKey > 0 && lastChange > lastKey) recording.texts.push(lastChange - lastKey);
      lastKey = event.timeStamp;
    },
    { capture: true },
  );
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver(() => (lastChange = performance.now())).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    }),
  );
}

const readRecording = (page: Page) =>
  page.evaluate(() => {
    const { recording } = globalThis as unknown as { recording: Recording };
    return { keys: [...recording.keys.values()], texts: recording.texts };
  });

async function mainThreadMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

export interface Stroke {
  text: string;
  /** How many of the last letters are erased again. */
  erased: number;
}

/** Types and erases in a field of an open page, with a slowed-down processor. */
export async function measureKeys(page: Page, field: Locator, { text, erased }: Stroke): Promise<Typing> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await field.click();
  await page.waitForTimeout(1000);
  const before = await readRecording(page);
  const workBefore = await mainThreadMs(devtools);

  const keys = [...text.split(''), ...Array<string>(erased).fill('Backspace')];
  for (const key of keys) {
    await page.keyboard.press(key === ' ' ? 'Space' : key, { delay: 30 });
    await page.waitForTimeout(keyIntervalMs - 30);
  }
  await page.waitForTimeout(1500);

  const after = await readRecording(page);
  const measured = after.keys.slice(before.keys.length);
  const unreported = Array<number>(Math.max(0, keys.length - measured.length)).fill(floorMs);
  const workMs = ((await mainThreadMs(devtools)) - workBefore) / keys.length;
  await devtools.detach();
  return {
    keyMs: [...measured, ...unreported],
    textMs: after.texts.slice(before.texts.length),
    workMs,
  };
}
