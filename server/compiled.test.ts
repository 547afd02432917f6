import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { npmStart, originOf, spawnServer, type ServerProcess } from '#server/testing/process.ts';
import { prepareFolder } from '#server/testing/server.ts';

// The full `npm start`, build tools included.
vi.setConfig({ testTimeout: 240_000 });

const run = promisify(execFile);

/** A checkout after `npm ci`: the server's sources, the packages, no build. */
let project: string;
let folder: string;
let env: Record<string, string>;
let server: ServerProcess | null = null;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'aplica-ia-checkout-'));
  for (const name of [
    'package.json',
    'package-lock.json',
    'content/site.yaml',
    'server',
    'supabase',
    'tools',
  ])
    await cp(name, join(project, name), { recursive: true });
  await symlink(resolve('node_modules'), join(project, 'node_modules'));
  ({ folder, env } = await prepareFolder());
});
afterAll(async () => {
  server?.child.kill('SIGKILL');
  for (const path of [project, folder]) await rm(path, { recursive: true, force: true });
});

const npm = (...args: string[]) =>
  run('npm', args, { cwd: project, env: { PATH: process.env.PATH, HOME: folder, ...env } });

async function start() {
  server = spawnServer({ HOME: folder, ...env }, npmStart(project));
  return originOf(server);
}

/** npm passes the signal on; a shell in between would swallow it and leave the server running. */
async function stop() {
  server?.child.kill('SIGTERM');
  await server?.ended;
  expect(server?.output()).toContain('Servidor detenido.');
  server = null;
}

const inProject = async (ending: string) =>
  (await readdir(join(project, 'dist'), { recursive: true }))
    .filter((name) => name.endsWith(ending))
    .map((name) => join(project, 'dist', name));

/** The packages that this file and its imports load at their start. */
async function packagesOf(file: string, seen = new Set<string>()): Promise<Set<string>> {
  const packages = new Set<string>();
  if (seen.has(file)) return packages;
  seen.add(file);
  const text = await readFile(file, 'utf8');
  for (const [, source = ''] of text.matchAll(/^(?:import|export)\b[^;]*?"([^"]+)";$/gm)) {
    if (!source.startsWith('.')) packages.add(source);
    else for (const name of await packagesOf(resolve(dirname(file), source), seen)) packages.add(name);
  }
  return packages;
}

it('a fresh checkout starts with one command, and runs compiled JavaScript', async () => {
  const origin = await start();
  expect((await fetch(`${origin}/`)).status).toBe(200);
  const health = await fetch(`${origin}/healthz`);
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  // This copy of the project is no repository.
  expect(await health.json()).toEqual({ status: 'ok', version, commit: 'sin git' });
});

it('a second start compiles nothing', async () => {
  const compiled = join(project, 'dist/server/start.js');
  const before = (await stat(compiled)).mtimeMs;
  await npm('run', 'prestart');
  expect((await stat(compiled)).mtimeMs).toBe(before);
});

it('the running server can be backed up', async () => {
  const file = join(folder, 'copia.gz');
  const { stdout } = await npm('run', 'backup', '--', file);
  expect(stdout).toContain(`Copia guardada en ${file}: 0 cuentas.`);
  expect(existsSync(file)).toBe(true);
});

it.skipIf(process.platform !== 'linux')('no compiler remains in the process', async () => {
  const { stdout } = await run('pgrep', ['-P', String(server?.child.pid)]);
  const pid = stdout.trim();
  const proc = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8');
  expect(await proc('cmdline')).toContain('dist/server/start.js');
  expect(await proc('cmdline')).not.toContain('tsx');
  // Native libraries of the build tools would show up here; esbuild, which tsx uses, would be a child process.
  expect(await proc('maps')).not.toMatch(/rolldown|esbuild|lightningcss|tailwind|resvg/);
  expect(await proc(`task/${pid}/children`)).toBe('');
  await stop();
});

it('no build tools are loaded, no database before the first page, and then only the one in use', async () => {
  const ofPages = [...(await packagesOf(join(project, 'dist/server/start.js')))];
  expect(ofPages).toContain('hono');
  const ofApi = [...(await packagesOf(join(project, 'dist/server/open-school.js')))];
  expect(ofApi).toContain('kysely');
  for (const name of ['kysely', 'jose', 'bcrypt']) expect(ofPages).not.toContain(name);
  for (const name of ['vite', 'tsx', 'esbuild', 'nodemailer', '@electric-sql/pglite', 'pg'])
    expect([...ofPages, ...ofApi]).not.toContain(name);
  // Only the thread loads PGlite, and the compiler gives it a separate file.
  const ofThread = await packagesOf(join(project, 'dist/server/database/embedded/database-thread.js'));
  for (const name of ['@electric-sql/pglite', '@electric-sql/pglite/nodefs']) {
    expect([...ofThread]).toContain(name);
    expect([...ofPages, ...ofApi]).not.toContain(name);
  }
});

it('a hosted Supabase project is given settings and mails that name the school', async () => {
  const hosted = join(project, 'dist/hosted/supabase');
  const mails = (await readdir(join(hosted, 'templates'))).map((name) => join('templates', name));
  for (const file of ['config.toml', ...mails]) {
    const text = await readFile(join(hosted, file), 'utf8');
    expect(text, file).toContain('Aplica IA');
    expect(text, file).not.toContain('SchoolName');
  }
});

it('stacks name the place in the sources', async () => {
  const maps = await inProject('.js.map');
  expect(maps.length).toBeGreaterThan(50);
  for (const map of maps) {
    const { sources } = JSON.parse(await readFile(map, 'utf8')) as { sources: string[] };
    for (const source of sources) expect(existsSync(resolve(dirname(map), source)), source).toBe(true);
  }
});
