import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Options } from '#bench/common/options.ts';
import { waitForQuiet } from '#bench/common/quiet.ts';
import type { Filled } from './backing.ts';
import { send, type Load } from './load.ts';
import { createLoads } from './loads.ts';

/** What the limits permit to six addresses; here one asks, without limits. */
export const readsPerSecond = 119;

/** In milliseconds, each on a new connection. */
export interface BesideReads {
  pagesAlone: number[];
  pages: number[];
  signIns: number[];
  /** How the reads were answered, by status. */
  reads: Map<number, number>;
}

const ask = (origin: string, { next }: Load, agent = new Agent({ keepAlive: false })) =>
  send(agent, origin, next());

/** One after the other, with a rest in between, until the time is up. */
async function timesOf(origin: string, load: Load, until: number): Promise<number[]> {
  const times: number[] = [];
  while (performance.now() < until) {
    const asked = performance.now();
    let { status, retryAfter } = await ask(origin, load);
    // Who is sent away comes back when told to, and has waited all that time.
    while (status === 503) {
      await sleep(retryAfter * 1_000);
      ({ status, retryAfter } = await ask(origin, load));
    }
    if (status >= 400) throw new Error(`${load.name} was answered with ${status}`);
    times.push(performance.now() - asked);
    await sleep(100);
  }
  return times;
}

/** At a fixed pace, whether the earlier ones are answered or not. */
async function readSteadily(origin: string, load: Load, until: number): Promise<BesideReads['reads']> {
  const agent = new Agent({ keepAlive: true });
  const reads: BesideReads['reads'] = new Map();
  const pending: Promise<unknown>[] = [];
  const begun = performance.now();
  for (let n = 1; performance.now() < until; n++) {
    const asked = ask(origin, load, agent).then(({ status }) =>
      reads.set(status, (reads.get(status) ?? 0) + 1),
    );
    pending.push(asked);
    await sleep(Math.max(0, begun + (n * 1_000) / readsPerSecond - performance.now()));
  }
  await Promise.all(pending);
  agent.destroy();
  return reads;
}

/** Whether statements keep those waiting who want none: a page, and a sign-in, while others read their progress. */
export async function measureBesideReads(
  { school: { origin }, account, learners }: Filled,
  assetPath: string,
  { seconds, patienceMs }: Options,
): Promise<BesideReads> {
  const load = createLoads(account, learners, assetPath);
  const [page, signIn, read] = (['page', 'sign-in', 'progress read'] as const).map((name) =>
    load(name, { clients: 1 }),
  ) as [Load, Load, Load];
  const inSeconds = (count: number) => performance.now() + count * 1_000;
  await waitForQuiet(patienceMs);
  const pagesAlone = await timesOf(origin, page, inSeconds(seconds));
  await waitForQuiet(patienceMs);
  const until = inSeconds(2 * seconds);
  const [reads, pages, signIns] = await Promise.all([
    readSteadily(origin, read, until),
    timesOf(origin, page, until),
    timesOf(origin, signIn, until),
  ]);
  return { pagesAlone, pages, signIns, reads };
}
