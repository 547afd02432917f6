import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { npmStart, originOf, spawnServer } from '#server/testing/process.ts';

export interface School {
  origin: string;
  pid: number;
  /** From the start of the process to its first answer. */
  startMs: number;
  stop(): Promise<void>;
}

export const temporaryFolder = () => mkdtemp(join(tmpdir(), 'aplica-ia-bench-'));

async function firstAnswer(origin: string) {
  for (;;) {
    const answer = await fetch(`${origin}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await sleep(5);
  }
}

/**
 * The real server in a process of its own, as `npm start` runs it once everything is built, or through npm itself. Without
 * a data folder it gets a fresh one.
 */
export async function startSchool(env: Record<string, string> = {}, command?: 'npm'): Promise<School> {
  const ownFolder = env.DATA_DIR ? undefined : await temporaryFolder();
  const begun = performance.now();
  const variables = {
    PORT: '0',
    LOG: 'silent',
    RATE_LIMITS: 'off',
    ...(ownFolder && { DATA_DIR: ownFolder }),
    ...env,
  };
  const server = spawnServer(variables, command ? npmStart() : undefined);
  const origin = await originOf(server);
  await firstAnswer(origin);
  return {
    origin,
    pid: server.child.pid ?? 0,
    startMs: performance.now() - begun,
    async stop() {
      server.child.kill('SIGTERM');
      await server.ended;
      if (ownFolder) await rm(ownFolder, { recursive: true, force: true });
    },
  };
}

async function megabytes(path: string, name: string): Promise<number> {
  const text = await readFile(path, 'utf8').catch(() => '');
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? Number.NaN) / 1000;
}

/** Resident memory of a process in megabytes. */
export const memoryOf = (pid: number) => megabytes(`/proc/${pid}/status`, 'VmRSS');

/** The same at its highest; and with what it shares with other processes divided among them. */
export const peakMemoryOf = (pid: number) => megabytes(`/proc/${pid}/status`, 'VmHWM');
export const ownMemoryOf = (pid: number) => megabytes(`/proc/${pid}/smaps_rollup`, 'Pss');
