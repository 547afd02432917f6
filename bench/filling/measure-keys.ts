import type { Browser, CDPSession, Locator, Page } from '@playwright/test';

export const CPU_SLOWDOWN = 4;
const TEXT = 'estrategia de ventas';
const ERASED = 8;
const KEY_INTERVAL_MS = 120;

/** Chromium reports interactions from 16 ms on; what it does not report was faster. */
const FLOOR_MS = 16;

interface Recording {
  keys: Map<number, number>;
  lists: number[];
}

export interface Typing {
  /** Per key: from the key to the next frame on screen. */
  keyMs: number[];
  /** Per key that changed the page: from the key to the last change. */
  listMs: number[];
  /** Processor time of the page's main thread, per key: the one figure that other programs do not disturb. */
  workMs: number;
}

/** Runs in the page before its own scripts. No named functions in it: tsx would wrap them in a helper that the page lacks. */
function record() {
  const recording: Recording = { keys: new Map(), lists: [] };
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
      if (lastKey > 0 && lastChange > lastKey) recording.lists.push(lastChange - lastKey);
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
    return { keys: [...recording.keys.values()], lists: recording.lists };
  });

async function mainThreadMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Types and erases in a field, on a slowed-down phone. */
export async function measureKeys(
  browser: Browser,
  address: string,
  field: (page: Page) => Locator,
): Promise<Typing> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'es-ES' });
  try {
    const page = await context.newPage();
    // A slowed-down processor that has other things to do as well.
    page.setDefaultTimeout(120_000);
    await page.addInitScript(record);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(address);
    await field(page).click();
    await page.waitForTimeout(1000);
    const before = await readRecording(page);
    const workBefore = await mainThreadMs(devtools);

    const keys = [...TEXT.split(''), ...Array<string>(ERASED).fill('Backspace')];
    for (const key of keys) {
      await page.keyboard.press(key === ' ' ? 'Space' : key, { delay: 30 });
      await page.waitForTimeout(KEY_INTERVAL_MS - 30);
    }
    await page.waitForTimeout(1500);

    const after = await readRecording(page);
    const measured = after.keys.slice(before.keys.length);
    const unreported = Array<number>(Math.max(0, keys.length - measured.length)).fill(FLOOR_MS);
    return {
      keyMs: [...measured, ...unreported],
      listMs: after.lists,
      workMs: ((await mainThreadMs(devtools)) - workBefore) / keys.length,
    };
  } finally {
    await context.close();
  }
}
