import type { CDPSession } from '@playwright/test';
import { quantile } from './statistics.ts';

type DevTools = Pick<CDPSession, 'send'>;

export const cpuSlowdown = 4;

/** Other programs on the machine make a loop's time rough; one that is not slowed down at all is far outside. */
const accepted = { least: 0.75 * cpuSlowdown, most: 2 * cpuSlowdown };
const mostLooks = 4;
const mostTries = 5;

class NotThrottled extends Error {}

/**
 * After a pause, in which the page comes to rest. What the loop repeats is native: a script's own time would depend on how far the
 * browser had come with compiling it.
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

/** The quickest of the whole run: other programs can only make a loop slower. */
let atFullSpeed = Infinity;

/**
 * Slows the processor down for the page, which must have a document of the school already: Chromium drops the throttle
 * without a word when a navigation changes the process. The check that it answers with belongs at the end of what is measured.
 */
export async function throttleCpu(devtools: DevTools): Promise<() => Promise<void>> {
  atFullSpeed = Math.min(atFullSpeed, ...(await timeLoops(devtools)));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return async () => {
    for (let look = 1; ; look++) {
      // Of the slow ones the quickest may have slipped through between two brakes.
      const slowdown = quantile(await timeLoops(devtools), 0.25) / atFullSpeed;
      if (slowdown >= accepted.least && slowdown <= accepted.most) return;
      // A busy machine holds up the brake as well for a moment; a throttle that is gone stays away.
      if (look === mostLooks)
        throw new NotThrottled(`The processor was ${slowdown.toFixed(2)} times slower, not ${cpuSlowdown}.`);
    }
  };
}

/** Measures again what turned out not to have been throttled, and gives up when that goes on. */
export async function reallyThrottled<Figures>(measure: () => Promise<Figures>): Promise<Figures> {
  for (let tried = 1; ; tried++) {
    try {
      return await measure();
    } catch (error) {
      if (!(error instanceof NotThrottled) || tried === mostTries) throw error;
      console.log(`again: ${error.message}`);
    }
  }
}
