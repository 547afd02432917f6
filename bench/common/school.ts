import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#server/testing/postgres.ts';
import { originOf, spawnServer, type Command } from '#server/testing/process.ts';

export interface RunningSchool {
  origin: string;
  pid: number;
  /** From the start of the process to its first page. */
  pageMs: number;
  /** From the start of the process until everything works, as /healthz reports. */
  startMs: number;
  stop(): Promise<void>;
}

export const temporaryFolder = () => mkdtemp(join(tmpdir(), 'aplica-ia-bench-'));

async function answers(address: string) {
  for (;;) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    // Asking costs the server processor time, and it has two processors at most.
    await sleep(20);
  }
}

/**
 * Starts a real server process, like `npm start` once everything is built, or with another command. Without a data folder it
 * gets a fresh one. Rejects when the start fails.
 */
export async function startSchool(
  env: Record<string, string> = {},
  command?: Command,
): Promise<RunningSchool> {
  const dataDir = env.DATA_DIR ?? (await temporaryFolder());
  // Pages are served before the process prints its address.
  const port = Number(env.PORT) || (await freePort());
  const begun = performance.now();
  const variables = {
    LOG: 'silent',
    RATE_LIMITS: 'off',
    ...env,
    PORT: String(port),
    DATA_DIR: dataDir,
  };
  const server = spawnServer(variables, command);
  await Promise.race([answers(`http://127.0.0.1:${port}/`), server.ended]);
  const pageMs = performance.now() - begun;
  const origin = await originOf(server);
  await answers(`${origin}/healthz`);
  const startMs = performance.now() - begun;
  return {
    origin,
    pid: server.child.pid ?? 0,
    pageMs,
    startMs,
    async stop() {
      server.child.kill('SIGTERM');
      await server.ended;
      if (!env.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function megabytes(path: string, name: string): Promise<number> {
  const text = await readFile(path, 'utf8').catch(() => '');
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? Number.NaN) / 1000;
}

/** Resident memory of a process in megabytes. */
export const memoryOf = (pid: number) => megabytes(`/proc/${pid}/status`, 'VmRSS');

/** The same at its peak; and with shared memory divided among the processes that share it. */
export const peakMemoryOf = (pid: number) => megabytes(`/proc/${pid}/status`, 'VmHWM');
export const ownMemoryOf = (pid: number) => megabytes(`/proc/${pid}/smaps_rollup`, 'Pss');
