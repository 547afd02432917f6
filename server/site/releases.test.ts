import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runServer } from '#server/run.ts';
import { readSettings } from '#server/settings.ts';
import { seedDataDir } from '#server/testing/database.ts';
import { writeDist } from '#server/testing/dist.ts';

let folder: string;
let dataDir: string;
let warnings: string[];
const supabase = { SUPABASE_URL: 'https://abcd.supabase.co', SUPABASE_ANON_KEY: 'clave' };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aplica-ia-'));
  dataDir = join(folder, 'data');
  await mkdir(dataDir, { mode: 0o700 });
  warnings = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => warnings.push(String(text)) > 0);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

/** A built site with these assets, and with its name on the first page. */
async function build(name: string, assets: Record<string, string>): Promise<string> {
  const distDir = join(folder, name);
  await writeDist(distDir);
  await rm(join(distDir, 'site', 'assets'), { recursive: true });
  for (const [path, text] of Object.entries(assets)) {
    const file = join(distDir, 'site', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    await writeFile(`${file}.br`, brotliCompressSync(text));
  }
  await writeFile(join(distDir, 'site', 'index.html'), `<h1>${name}</h1>`);
  return distDir;
}

/** Starts the server, requests these paths, stops it, and returns each answer as `200 text` or `404`. */
async function run(distDir: string, paths: string[], env: Record<string, string> = supabase) {
  const settings = readSettings({ PORT: '0', DATA_DIR: dataDir, DIST_DIR: distDir, LOG: 'silent', ...env });
  const server = await runServer(settings);
  try {
    const answers = paths.map(async (path) => {
      const answer = await fetch(server.origin + path);
      const text = await answer.text();
      return answer.ok ? `200 ${text}` : String(answer.status);
    });
    return await Promise.all(answers);
  } finally {
    await server.stop();
  }
}

const a = { '/assets/entry-aaaaaaaa.js': 'entry of a', '/assets/shared-00000000.js': 'shared' };
const b = { '/assets/entry-bbbbbbbb.js': 'entry of b', '/assets/shared-00000000.js': 'shared' };
const c = { '/assets/entry-cccccccc.js': 'entry of c' };
const entries = [...Object.keys(a), ...Object.keys(b), ...Object.keys(c)].filter((path) =>
  path.includes('entry'),
);
const releasesIn = async () =>
  (await readdir(join(dataDir, 'releases'))).filter((name) => name !== 'order.json');

it('after an update, tabs of the previous release find their files, older ones do not', async () => {
  const [first, second, third] = [await build('a', a), await build('b', b), await build('c', c)];
  expect(await run(first, ['/', ...entries])).toEqual(['200 <h1>a</h1>', '200 entry of a', '404', '404']);
  // The previous release's image is gone with its files.
  await rm(first, { recursive: true });
  expect(await run(second, ['/', ...entries])).toEqual([
    '200 <h1>b</h1>',
    '200 entry of a',
    '200 entry of b',
    '404',
  ]);
  expect(await run(third, ['/', ...entries])).toEqual([
    '200 <h1>c</h1>',
    '404',
    '200 entry of b',
    '200 entry of c',
  ]);
  expect(await releasesIn()).toHaveLength(2);
  expect(warnings).toEqual([]);
});

it('the same holds with the embedded database, in the same folder', async () => {
  await seedDataDir(dataDir);
  await run(await build('a', a), []);
  const embedded = {};
  expect(await run(await build('b', b), entries, embedded)).toEqual([
    '200 entry of a',
    '200 entry of b',
    '404',
  ]);
  expect(await run(await build('c', c), entries)).toEqual(['404', '200 entry of b', '200 entry of c']);
});

it('a restart is no update', async () => {
  const [first, second] = [await build('a', a), await build('b', b)];
  await run(first, []);
  await run(second, []);
  await run(second, []);
  expect(await run(second, entries)).toEqual(['200 entry of a', '200 entry of b', '404']);
});

it('after a rollback to the previous release, tabs of both work', async () => {
  const [first, second] = [await build('a', a), await build('b', b)];
  await run(first, []);
  await run(second, []);
  expect(await run(first, entries)).toEqual(['200 entry of a', '200 entry of b', '404']);
  expect(await run(second, entries)).toEqual(['200 entry of a', '200 entry of b', '404']);
});

it('files of the previous release are compressed and cached like its own', async () => {
  await run(await build('a', a), []);
  const distDir = await build('b', b);
  const server = await runServer(
    readSettings({ PORT: '0', DATA_DIR: dataDir, DIST_DIR: distDir, LOG: 'silent', ...supabase }),
  );
  try {
    const answer = await fetch(`${server.origin}/assets/entry-aaaaaaaa.js`, {
      headers: { 'accept-encoding': 'br' },
    });
    const { headers } = answer;
    expect(await answer.text()).toBe('entry of a');
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  } finally {
    await server.stop();
  }
});

it('a file that both have comes from the running release', async () => {
  const path = '/assets/shared-00000000.js';
  await run(await build('a', { [path]: 'older' }), []);
  expect(await run(await build('b', { [path]: 'newer' }), [path])).toEqual(['200 newer']);
});

it("only hashed files are kept: pages and downloads are the running release's", async () => {
  const old = { ...a, '/old.txt': 'old', '/old.html': 'old' };
  await run(await build('a', old), []);
  expect(await run(await build('b', b), ['/old.txt', '/old.html', '/old'])).toEqual(['404', '404', '404']);
});

it('a release that cannot start does not replace the previous one', async () => {
  const [first, second, third] = [await build('a', a), await build('b', b), await build('c', c)];
  await run(first, []);
  const unreachable = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  await expect(run(second, [], unreachable)).rejects.toThrow('127.0.0.1');
  expect(await run(third, entries)).toEqual(['200 entry of a', '404', '200 entry of c']);
});

const onlyFolder = async () => join(dataDir, 'releases', (await releasesIn())[0] ?? '');

it.each([
  ['a file that is cut short', async () => truncate(join(await onlyFolder(), 'assets/entry-aaaaaaaa.js'), 3)],
  ['an empty compressed file', async () => truncate(join(await onlyFolder(), 'assets/entry-aaaaaaaa.js.br'))],
  ['a file that is missing', async () => rm(join(await onlyFolder(), 'assets/shared-00000000.js'))],
  [
    'a file that is not from the build',
    async () => writeFile(join(await onlyFolder(), 'assets/x-11111111.js'), 'x'),
  ],
  ['a folder that is missing', async () => rm(await onlyFolder(), { recursive: true })],
  ['an order that is cut short', async () => truncate(join(dataDir, 'releases/order.json'), 5)],
  [
    'an order.json that leads outside',
    async () => writeFile(join(dataDir, 'releases/order.json'), '["../../a/site"]'),
  ],
])(
  '%s: no file of that release is served, the operator sees a warning, and the next release is kept',
  async (_, damage) => {
    await run(await build('a', a), []);
    await damage();
    expect(await run(await build('b', b), [...entries, '/assets/x-11111111.js'])).toEqual([
      '404',
      '200 entry of b',
      '404',
      '404',
    ]);
    expect(warnings).toEqual([expect.stringContaining('Aviso: los archivos de la versión anterior')]);
    expect(await run(await build('c', c), entries)).toEqual(['404', '200 entry of b', '200 entry of c']);
    expect(warnings).toHaveLength(1);
  },
);

it('a read-only folder stops no start, and the operator sees a warning', async () => {
  await writeFile(join(dataDir, 'releases'), 'a file, not a folder');
  expect(await run(await build('a', a), entries)).toEqual(['200 entry of a', '404', '404']);
  expect(warnings.join('')).toContain('Aviso: los archivos de esta versión no se pueden guardar');
});

it('with Supabase and without a data folder, no release is kept and no folder created', async () => {
  await rm(dataDir, { recursive: true });
  await run(await build('a', a), []);
  expect(await run(await build('b', b), entries)).toEqual(['404', '200 entry of b', '404']);
  expect(await readdir(folder)).toEqual(['a', 'b']);
  expect(warnings).toEqual([]);
});
