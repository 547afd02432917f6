import type { Options } from '#bench/common/options.ts';
import { waitForQuiet } from '#bench/common/quiet.ts';
import { memoryOf } from '#bench/common/school.ts';
import type { Filled } from './backing.ts';
import { applyLoads, type Outcome } from './load.ts';
import { createLoads, type LoadName } from './loads.ts';

export interface Measurements {
  alone: Outcome[];
  mixed: Outcome[];
  /** Visitors at a slow pace, first alone, then while 200 others try to sign in. */
  idle: Outcome[];
  flooded: Outcome[];
  restMb: number;
  loadMb: number;
}

const alone: [LoadName, number][] = [
  ['page', 16],
  ['asset', 16],
  ['progress read', 16],
  ['completion', 16],
  ['sign-in', 4],
];

const mixed: [LoadName, number][] = [
  ['page', 6],
  ['asset', 6],
  ['progress read', 6],
  ['completion', 2],
  ['sign-in', 2],
];

const visitorPauseMs = 20;
export const waitingSignIns = 200;

/** Peak memory during the work. */
async function watchMemory<T>(pid: number, work: () => Promise<T>) {
  let peak = 0;
  const timer = setInterval(() => void memoryOf(pid).then((mb) => (peak = Math.max(peak, mb))), 250);
  try {
    return { result: await work(), peak };
  } finally {
    clearInterval(timer);
  }
}

export async function measureServer(
  { school, account, learners }: Filled,
  assetPath: string,
  { seconds, patienceMs }: Options,
): Promise<Measurements> {
  const load = createLoads(account, learners, assetPath);
  const restMb = await memoryOf(school.pid);
  const apply = async (loads: Parameters<typeof applyLoads>[1], duration = seconds) => {
    await waitForQuiet(patienceMs);
    return applyLoads(school.origin, loads, duration);
  };

  const results: Outcome[] = [];
  const { result, peak } = await watchMemory(school.pid, async () => {
    for (const [name, clients] of alone) results.push(...(await apply([load(name, { clients })])));
    return apply(mixed.map(([name, clients]) => load(name, { clients })));
  });

  const visitors = (['page', 'progress read'] as const).map((name) =>
    load(name, { clients: 2, pauseMs: visitorPauseMs }),
  );
  const idle = await apply(visitors, seconds * 2);
  const flood = load('sign-in', { clients: waitingSignIns });
  const flooded = await apply([...visitors, flood], seconds * 2);
  return { alone: results, mixed: result, idle, flooded, restMb, loadMb: peak };
}
