import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Options } from '#bench/common/options.ts';
import { waitForQuiet } from '#bench/common/quiet.ts';
import type { Filled } from './backing.ts';
import { send, type Load } from './load.ts';
import { createLoads } from './loads.ts';

/** The limit of six addresses; here one sends them, without limits. */
export const readsPerSecond = 119;

/** In milliseconds, each on a new connection. */
export interface BesideReads {
  pagesAlone: number[];
  pages: number[];
  signIns: number[];
  /** Answers to the reads, by status. */
  reads: Map<number, number>;
}

const ask = (origin: string, { next }: Load, agent = new Agent({ keepAlive: false })) =>
  send(agent, origin, next());

/** Sequentially, with pauses, until the time is up. */
async function timesOf(origin: string, load: Load, until: number): Promise<number[]> {
  const times: number[] = [];
  while (performance.now() < until) {
    const asked = performance.now();
    let { status, retryAfter } = await ask(origin, load);
    // A refused client returns when the server says, and has waited all that time.
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

/** At a fixed pace, without waiting for earlier answers. */
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

/** Whether reads of progress delay requests that do not need them: a page and a sign-in. */
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
