import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
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
import { sharedBuffers } from '#server/database/synced-files.ts';

/** In megabytes: resident, with shared pages divided, and at its highest. */
interface Memory {
  rest: number;
  own: number;
  peak: number;
}

export interface StartFigures {
  firstMs: number;
  pageMs: number[];
  startMs: number[];
  npmMs: number;
  memory: Memory[];
}

export const restSeconds = 20;
export const visits = ['/', '/cursos', '/auth', '/modulo-1', '/documents/modulo-1.json', '/healthz'];

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
  const start = async (command?: 'npm') => {
    await waitForQuiet(patienceMs);
    return startSchool({ DATA_DIR: dataDir, ...env }, command);
  };
  try {
    const first = await start();
    await first.stop();
    const npm = await start('npm');
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
    return { firstMs: first.startMs, npmMs: npm.startMs, pageMs, startMs, memory };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The smallest program with a database of PGlite's. A first one makes the folder: that takes far more memory. */
const script = (folder: string, parameters: string[]) => `
  const { PGlite } = await import('@electric-sql/pglite');
  const startParams = [...PGlite.defaultStartParams, ...${JSON.stringify(parameters)}];
  const database = await PGlite.create({ dataDir: ${JSON.stringify(folder)}, startParams });
  await database.query('select 1');
  setTimeout(() => { console.log(process.memoryUsage().rss / 1e6); process.exit(0); }, 5000);`;

export async function measurePglite() {
  const folder = await temporaryFolder();
  const measure = async (parameters: string[]) => {
    const args = ['--input-type=module', '--eval', script(folder, parameters)];
    return Number((await promisify(execFile)(process.execPath, args)).stdout);
  };
  try {
    await measure([]);
    return { asItIs: await measure([]), asOurs: await measure(['-c', sharedBuffers]) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
