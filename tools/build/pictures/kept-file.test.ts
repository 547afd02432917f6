import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { keptFile } from './kept-file.ts';

it('processes that make a kept file at the same time all read it complete', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'aplica-ia-'));
  const path = join(folder, 'pictures', 'a.png');
  let finish: ((picture: Buffer) => void) | undefined;
  const slow = keptFile(path, () => new Promise((resolve) => (finish = resolve)));
  await vi.waitUntil(() => finish);
  await keptFile(path, () => Buffer.from('all of it'));
  const reader = await open(path);
  finish?.(Buffer.from('half'));
  await slow;
  expect(await reader.readFile('utf8')).toBe('all of it');
  await reader.close();
  expect(await readdir(join(folder, 'pictures'))).toEqual(['a.png']);
  await expect(keptFile(path, () => Promise.reject(new Error('made again')))).resolves.toBeInstanceOf(Buffer);
  await rm(folder, { recursive: true });
});
