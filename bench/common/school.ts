import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { originOf, spawnServer } from '#server/testing/process.ts';

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

/** The real server in a process of its own, as `npm start` runs it. Without a data folder it gets a fresh one. */
export async function startSchool(env: Record<string, string> = {}): Promise<School> {
  const ownFolder = env.DATA_DIR ? undefined : await temporaryFolder();
  const begun = performance.now();
  const server = spawnServer({
    PORT: '0',
    LOG: 'silent',
    RATE_LIMITS: 'off',
    ...(ownFolder && { DATA_DIR: ownFolder }),
    ...env,
  });
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

/** Resident memory of a process in megabytes. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1000;
}
