import type { CDPSession } from '@playwright/test';
import { quantile } from './statistics.ts';

type DevTools = Pick<CDPSession, 'send'>;

export const cpuSlowdown = 4;

/** Other programs make a loop's time imprecise; an unthrottled one is far outside. */
const accepted = { least: 0.75 * cpuSlowdown, most: 2 * cpuSlowdown };
const maxChecks = 4;
const maxTries = 5;

class NotThrottled extends Error {}

/**
 * Pauses until the page is idle. The loop repeats native code: a script's own time would depend on how far it is compiled.
 */
const fixedLoop = `new Promise((resolve) => {
  const numbers = new Float64Array(30_000);
  const once = () => {
    const begun = performance.now();
    for (let i = 0; i < 160; i++) numbers.indexOf(1);
    return performance.now() - begun;
  };
  setTimeout(() => resolve(Array.from({ length: 12 }, once)), 500);
})`;

async function timeLoops(devtools: DevTools): Promise<number[]> {
  const how = { expression: fixedLoop, awaitPromise: true, returnByValue: true };
  const { result } = await devtools.send('Runtime.evaluate', how);
  return result.value as number[];
}

/** The fastest of the whole run: other programs can only slow a loop down. */
let atFullSpeed = Infinity;

/**
 * Slows the processor down for the page, which must already show a document of the school: Chromium silently drops the
 * throttle when a navigation changes the process. Call the returned check at the end of the measurement.
 */
export async function throttleCpu(devtools: DevTools): Promise<() => Promise<void>> {
  atFullSpeed = Math.min(atFullSpeed, ...(await timeLoops(devtools)));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return async () => {
    for (let look = 1; ; look++) {
      // Not the fastest: it may have slipped through between two throttling pauses.
      const slowdown = quantile(await timeLoops(devtools), 0.25) / atFullSpeed;
      if (slowdown >= accepted.least && slowdown <= accepted.most) return;
      // A busy machine may delay the throttle for a moment; a dropped throttle stays off.
      if (look === maxChecks)
        throw new NotThrottled(`The processor was ${slowdown.toFixed(2)} times slower, not ${cpuSlowdown}.`);
    }
  };
}

/** Repeats measurements that were not throttled, and gives up after several. */
export async function repeatUntilThrottled<Figures>(measure: () => Promise<Figures>): Promise<Figures> {
  for (let tried = 1; ; tried++) {
    try {
      return await measure();
    } catch (error) {
      if (!(error instanceof NotThrottled) || tried === maxTries) throw error;
      console.log(`again: ${error.message}`);
    }
  }
}
