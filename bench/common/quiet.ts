import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

function cpuTimes() {
  const times = cpus().map((cpu) => cpu.times);
  const idle = times.reduce((sum, time) => sum + time.idle, 0);
  const total = times.reduce((sum, time) => sum + Object.values(time).reduce((a, b) => a + b, 0), 0);
  return { idle, total };
}

async function idleShare(duration: number) {
  const before = cpuTimes();
  await sleep(duration);
  const after = cpuTimes();
  return (after.idle - before.idle) / Math.max(1, after.total - before.total);
}

/** Resolves with true once the processors have been idle for about a second, or with false at the time limit. */
export async function waitForQuiet(patienceMs: number, share = 0.8): Promise<boolean> {
  for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(300)) {
    if ((await idleShare(300)) >= share && (await idleShare(500)) >= share) return true;
  }
  return false;
}
