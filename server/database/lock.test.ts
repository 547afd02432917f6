import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataDir } from './lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aplica-ia-'));
});
afterEach(() => rm(folder, { recursive: true }));

const holder = fileURLToPath(new URL('../testing/hold-lock.ts', import.meta.url));
const node = [process.execPath, '--import', 'tsx', holder];

/** Starts a process that tries to take the lock; `printed` is what it prints first. */
async function hold(command: string[]) {
  const [program = '', ...args] = [...command, folder];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  // Wait until all processes that share its output are gone: a container ends after the command that started it.
  const closed = once(child, 'close');
  const [printed] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    printed: printed.toString(),
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}

it("a second server on the same folder is refused with the id of the first one's process", async () => {
  const lock = await lockDataDir(folder);
  await expect(lockDataDir(folder)).rejects.toThrow(
    `La carpeta de datos ${folder} ya la usa otro servidor (proceso ${process.pid}).`,
  );
  await lock.release();
  const again = await lockDataDir(folder);
  await again.release();
  expect(await readdir(folder)).toEqual([]);
});

it('the lock of a killed process is replaced', async () => {
  const other = await hold(node);
  expect(other.printed).toBe('held\n');
  await expect(lockDataDir(folder)).rejects.toThrow('ya la usa otro servidor');
  await other.kill();
  expect(await readdir(folder)).toEqual(['server.sock']);
  const lock = await lockDataDir(folder);
  await lock.release();
});

it('a stopped (SIGSTOP) process keeps its lock, and survives callers that hung up before its answer', async () => {
  const child = spawn(node[0] ?? '', [...node.slice(1), folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.kill('SIGSTOP');
  await expect(lockDataDir(folder)).rejects.toThrow(`${folder} ya la usa otro servidor. Detén`);
  child.kill('SIGCONT');
  await expect(lockDataDir(folder)).rejects.toThrow(`(proceso ${child.pid})`);
  expect(child.exitCode).toBeNull();
  child.kill('SIGKILL');
  await once(child, 'exit');
});

it('an ordinary file in its place, from a broken restore of the folder, is replaced', async () => {
  await writeFile(join(folder, 'server.sock'), '');
  const lock = await lockDataDir(folder);
  await lock.release();
});

it('exactly one of many servers that find the same stale lock gets it', async () => {
  await (await hold(node)).kill();
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => lockDataDir(folder)));
  const taken = tries.filter((result) => result.status === 'fulfilled');
  expect(taken).toHaveLength(1);
  await taken[0]?.value.release();
  expect(await readdir(folder)).toEqual([]);
});

it.runIf(process.platform === 'linux')('a path longer than a socket address works', async () => {
  const deep = join(folder, 'a'.repeat(90), 'b'.repeat(90));
  await mkdir(deep, { recursive: true });
  const lock = await lockDataDir(deep);
  expect(await readdir(deep)).toEqual(['server.sock']);
  await expect(lockDataDir(deep)).rejects.toThrow(`(proceso ${process.pid})`);
  await lock.release();
  expect(await readdir(deep)).toEqual([]);
});

/** What makes a container different for the lock: other process ids, another host name, another network. */
const container = ['unshare', '--pid', '--fork', '--mount-proc', '--uts', '--net', '--kill-child'];
const canUnshare = (() => {
  try {
    execFileSync(container[0] ?? '', [...container.slice(1), 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();
if (!canUnshare)
  process.stderr.write('SKIPPED: no rights to unshare, the lock is tested without containers.\n');

describe.runIf(canUnshare)('between containers that share the folder', () => {
  it('the second server is refused, whichever came first', async () => {
    const inside = await hold([...container, ...node]);
    expect(inside.printed).toBe('held\n');
    await expect(lockDataDir(folder)).rejects.toThrow('ya la usa otro servidor');
    await inside.kill();

    const lock = await lockDataDir(folder);
    const refused = await hold([...container, ...node]);
    expect(refused.printed).toContain(`ya la usa otro servidor (proceso ${process.pid}`);
    await refused.kill();
    await lock.release();
  });
});
