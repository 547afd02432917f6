import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFolder } from './compress.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compress-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('every file that gets smaller has both variants, other files have none', async () => {
  const code = 'export const text = "cuaderno";\n'.repeat(50);
  await writeFile(join(folder, 'app.js'), code);
  await writeFile(join(folder, 'tiny.js'), '1');
  await writeFile(join(folder, 'font.woff2'), code);
  await writeFile(join(folder, 'index.html'), code);
  await writeFile(join(folder, 'ventas.csv'), code);
  await writeFile(join(folder, 'lista.xlsx'), code);
  await writeFile(join(folder, 'robots.txt'), code);
  await compressFolder(folder, new Set(['robots.txt']));
  expect((await readdir(folder)).filter((name) => /\.(br|gz)$/.test(name)).sort()).toEqual([
    'app.js.br',
    'app.js.gz',
    'ventas.csv.br',
    'ventas.csv.gz',
  ]);
  expect(brotliDecompressSync(await readFile(join(folder, 'app.js.br'))).toString()).toBe(code);
  expect(gunzipSync(await readFile(join(folder, 'app.js.gz'))).toString()).toBe(code);
});
