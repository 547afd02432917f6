import { fsyncSync, readlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDataDir } from '#server/testing/database.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { initDatabase, SyncedFiles, syncedStart } from './synced-files.ts';

let folder: string;
let pglite: PGlite;
let syncs = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aplica-ia-'));
  await seedDataDir(folder);
  const fs = new SyncedFiles(join(folder, 'database'), (descriptor) => {
    syncs += 1;
    fsyncSync(descriptor);
  });
  pglite = await PGlite.create({ fs, startParams: syncedStart });
  await pglite.exec('create table notes (n int)');
});
afterAll(async () => {
  if (!pglite.closed) await pglite.close();
  await rm(folder, { recursive: true });
});

async function syncsOf(work: () => Promise<unknown>): Promise<number> {
  const before = syncs;
  await work();
  return syncs - before;
}

it('every confirmed write is synced, and reads sync nothing', async () => {
  for (let n = 0; n < 5; n++) {
    expect(await syncsOf(() => pglite.query('insert into notes values ($1)', [n]))).toBeGreaterThanOrEqual(1);
  }
  const inOne = await syncsOf(() =>
    pglite.transaction(async (transaction) => {
      for (let n = 0; n < 20; n++) await transaction.query('insert into notes values ($1)', [n]);
    }),
  );
  expect(inOne).toBeGreaterThanOrEqual(1);
  expect(inOne).toBeLessThan(20);
  expect(await syncsOf(() => pglite.query('select * from notes'))).toBe(0);
});

it('a checkpoint and a stop sync the tables themselves', async () => {
  await pglite.query('insert into notes values (1)');
  expect(await syncsOf(() => pglite.exec('checkpoint'))).toBeGreaterThan(1);
  await pglite.query('insert into notes values (2)');
  expect(await syncsOf(() => pglite.close())).toBeGreaterThan(0);
});

it('a server opens its database with synced files', async () => {
  if (!pglite.closed) await pglite.close();
  const opened = await openEmbeddedDatabase(folder);
  expect(await opened.session.query('show fsync', [])).toEqual([{ fsync: 'on' }]);
  await opened.close();
});

it.runIf(process.platform === 'linux')('a new database is synced, the folder last', async () => {
  const created = join(folder, 'created');
  const paths: string[] = [];
  await initDatabase(created, (descriptor) => paths.push(readlinkSync(`/proc/self/fd/${descriptor}`)));
  for (const name of ['PG_VERSION', 'global/pg_control', 'pg_wal/000000010000000000000001', 'base/5'])
    expect(paths).toContain(join(created, name));
  expect(paths.at(-1)).toBe(created);
});
