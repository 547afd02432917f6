import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { npmStart, type Command } from '#server/testing/process.ts';
import type { Options } from '#bench/common/options.ts';
import { waitForQuiet } from '#bench/common/quiet.ts';
import {
  memoryOf,
  ownMemoryOf,
  peakMemoryOf,
  startSchool,
  temporaryFolder,
  type RunningSchool,
} from '#bench/common/school.ts';

/** In megabytes: resident, with shared pages divided, and at its peak. */
interface Memory {
  rest: number;
  own: number;
  peak: number;
}

export interface StartFigures {
  firstMs: number;
  /** At rest after the first start. */
  firstMemory: Memory;
  pageMs: number[];
  startMs: number[];
  npmMs: number;
  memory: Memory[];
}

export const restSeconds = 20;
export const visits = ['/', '/cursos', '/auth', '/modulo-1', '/healthz'];

async function memoryAtRest({ origin, pid }: RunningSchool): Promise<Memory> {
  for (const path of visits) await (await fetch(origin + path)).arrayBuffer();
  await sleep(restSeconds * 1000);
  return { rest: await memoryOf(pid), own: await ownMemoryOf(pid), peak: await peakMemoryOf(pid) };
}

export async function measureStart(
  env: Record<string, string>,
  { runs, patienceMs }: Options,
): Promise<StartFigures> {
  const dataDir = await temporaryFolder();
  const start = async (command?: Command) => {
    await waitForQuiet(patienceMs);
    return startSchool({ DATA_DIR: dataDir, ...env }, command);
  };
  try {
    const first = await start();
    const firstMemory = await memoryAtRest(first);
    await first.stop();
    const npm = await start(npmStart());
    await npm.stop();
    const pageMs: number[] = [];
    const startMs: number[] = [];
    const memory: Memory[] = [];
    for (let run = 0; run < runs; run++) {
      const school = await start();
      pageMs.push(school.pageMs);
      startMs.push(school.startMs);
      memory.push(await memoryAtRest(school));
      await school.stop();
    }
    return { firstMs: first.startMs, firstMemory, npmMs: npm.startMs, pageMs, startMs, memory };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The smallest program that opens a PGlite database, without options. */
const script = (folder: string) => `
  const { PGlite } = await import('@electric-sql/pglite');
  const database = await PGlite.create({ dataDir: ${JSON.stringify(folder)} });
  await database.query('select 1');
  console.log(process.memoryUsage().rss / 1e6);
  await database.close();`;

export interface PgliteAlone {
  /** From the start of the process to its answer: with an empty folder, and with an existing one. */
  firstMs: number;
  laterMs: number[];
  /** Resident, with the existing folder. */
  memory: number[];
}

/** Time from the start of the process to the answer, and its memory then. */
async function askPglite(folder: string, patienceMs: number) {
  await waitForQuiet(patienceMs);
  const begun = performance.now();
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script(folder)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  const tookMs = performance.now() - begun;
  await ended;
  return { tookMs, memory: Number(output.toString()) };
}

export async function measurePglite({ runs, patienceMs }: Options): Promise<PgliteAlone> {
  const folder = join(await temporaryFolder(), 'database');
  try {
    const first = await askPglite(folder, patienceMs);
    const later = [];
    for (let run = 0; run < runs; run++) later.push(await askPglite(folder, patienceMs));
    return {
      firstMs: first.tookMs,
      laterMs: later.map(({ tookMs }) => tookMs),
      memory: later.map(({ memory }) => memory),
    };
  } finally {
    await rm(dirname(folder), { recursive: true, force: true });
  }
}

/** Node's own time to start and end. */
export async function measureNode({ runs, patienceMs }: Options): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    await waitForQuiet(patienceMs);
    const begun = performance.now();
    await once(spawn(process.execPath, ['-e', '0']), 'exit');
    times.push(performance.now() - begun);
  }
  return times;
}
