import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDataDir } from './lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aplica-ia-'));
});
afterEach(() => rm(folder, { recursive: true }));

const lockFile = () => join(folder, 'server.lock');

it('a second server on the same folder is refused and told which process has it', async () => {
  const lock = await lockDataDir(folder);
  await expect(lockDataDir(folder)).rejects.toThrow(
    `La carpeta de datos ${folder} ya la usa otro servidor (proceso ${process.pid}).`,
  );
  await lock.release();
  const again = await lockDataDir(folder);
  await again.release();
  expect(await readdir(folder)).toEqual([]);
});

it('the lock of a process that died is not in the way', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  await writeFile(lockFile(), JSON.stringify({ pid: child.pid, startedAt: 'boot:1' }));
  const lock = await lockDataDir(folder);
  expect(JSON.parse(await readFile(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid });
  await lock.release();
});

it('another process that got the same id since then does not count', async () => {
  await writeFile(lockFile(), JSON.stringify({ pid: process.pid, startedAt: 'an earlier boot:1' }));
  const lock = await lockDataDir(folder);
  await lock.release();
});

it('half a lock, from a full disk or a crash, is not in the way', async () => {
  await writeFile(lockFile(), '{"pid":');
  const lock = await lockDataDir(folder);
  await lock.release();
});

it('of many servers that find the same stale lock exactly one gets it', async () => {
  await writeFile(lockFile(), JSON.stringify({ pid: process.pid, startedAt: 'an earlier boot:1' }));
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => lockDataDir(folder)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
