import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openEmbeddedDatabase } from '#server/database/embedded/embedded-database.ts';
import { migrate, readMigrations } from '#server/database/migrations.ts';
import { originOf, spawnServer } from '#server/testing/process.ts';
import { prepareFolder } from '#server/testing/server.ts';

let folder: string;
let dataDir: string;
let env: Record<string, string>;
beforeEach(async () => {
  ({ folder, dataDir, env } = await prepareFolder());
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('a first start killed while it creates the database does not block the next', async () => {
  await rm(join(dataDir, 'database'), { recursive: true });
  const first = spawnServer(env);
  const watcher = watch(dataDir, (_, name) => {
    if (name === 'database.new') first.child.kill('SIGKILL');
  });
  expect(await first.ended).toBe('SIGKILL');
  watcher.close();
  expect(await readdir(dataDir)).toEqual(expect.arrayContaining(['database.new', 'server.sock']));
  expect(await readdir(dataDir)).not.toContain('database');

  const second = spawnServer(env);
  expect((await fetch(`${await originOf(second)}/healthz`)).status).toBe(200);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect((await readdir(dataDir)).sort()).toEqual(['database', 'secrets.json']);
});

it('a migration killed halfway has no effect, and runs at the next start', async () => {
  const script = fileURLToPath(new URL('./testing/slow-migration.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');

  const { session, close } = await openEmbeddedDatabase(dataDir);
  const tables = () => session.query("select to_regclass('halfway')::text as halfway", []);
  expect(await migrate(session, await readMigrations())).toEqual([]);
  expect(await tables()).toEqual([{ halfway: null }]);
  const corrected = { version: '20990101000000', name: 'slow', sql: 'create table halfway (n int);' };
  expect(await migrate(session, [corrected])).toEqual(['20990101000000']);
  expect(await tables()).toEqual([{ halfway: 'halfway' }]);
  await close();
});
