import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '#server/start-error.ts';

export interface Lock {
  release(): Promise<void>;
}

interface Holder {
  pid: number;
  startedAt: string;
}

const lockedBy = (dataDir: string, pid: number) =>
  new StartError(
    `La carpeta de datos ${dataDir} ya la usa otro servidor (proceso ${pid}). ` +
      'Detén ese proceso o elige otra carpeta con DATA_DIR.',
  );

/**
 * When the process with this id started, or null if there is none. Ids are reused after a crash or a reboot;
 * the id together with its start is not.
 */
function startOf(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return null;
  }
  try {
    if (process.platform === 'linux') {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      return `${boot}:${fields[19] ?? ''}`;
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

async function readHolder(path: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

const isAlive = (holder: Holder | null): holder is Holder =>
  holder !== null && startOf(holder.pid) === holder.startedAt;

/** Linked into place complete, so that nobody ever reads half a lock. */
async function tryTake(path: string, own: Holder): Promise<boolean> {
  const draft = `${path}.${own.pid}.${randomBytes(4).toString('hex')}`;
  try {
    await writeFile(draft, JSON.stringify(own), { mode: 0o600 });
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Only one process at a time may clear a stale lock, or it could clear the lock that another has just taken. */
async function clearStale(path: string): Promise<void> {
  const guard = `${path}.clearing`;
  const handle = await open(guard, 'wx').catch(() => null);
  if (!handle) {
    const age = await stat(guard).then(
      (info) => Date.now() - info.mtimeMs,
      () => 0,
    );
    if (age > 10_000) await rm(guard, { force: true });
    return;
  }
  try {
    if (!isAlive(await readHolder(path))) await rm(path, { force: true });
  } finally {
    await handle.close();
    await rm(guard, { force: true });
  }
}

/** PGlite does not notice a second process on its folder and both would corrupt it: we refuse the second. */
export async function lockDataDir(dataDir: string): Promise<Lock> {
  const path = join(dataDir, 'server.lock');
  const own: Holder = { pid: process.pid, startedAt: startOf(process.pid) ?? '' };
  const deadline = Date.now() + 15_000;
  while (!(await tryTake(path, own))) {
    const holder = await readHolder(path);
    if (isAlive(holder) || Date.now() > deadline) throw lockedBy(dataDir, holder?.pid ?? 0);
    await clearStale(path);
  }
  return { release: () => rm(path, { force: true }) };
}
