import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { migrate, readMigrations } from './migrations.ts';
import { openEmptyDatabase } from '#server/testing/database.ts';

const { session, close } = await openEmptyDatabase();
afterAll(close);

const migration = (version: string, sql: string) => ({ version, name: 'test', sql });
const first = migration('20300101000000', 'create table steps (n int); insert into steps values (1);');
const second = migration('20300102000000', 'insert into steps values (2);');
const steps = async () => (await session.query('select n from steps order by n', [])).map((row) => row.n);

it('migrations run in order, each only once across restarts', async () => {
  expect(await migrate(session, [first, second])).toEqual(['20300101000000', '20300102000000']);
  expect(await migrate(session, [first, second])).toEqual([]);
  expect(await steps()).toEqual([1, 2]);
});

it('a failed migration is rolled back, and runs again once corrected', async () => {
  const broken = migration('20300103000000', 'insert into steps values (3); select no_such_function();');
  await expect(migrate(session, [first, second, broken])).rejects.toThrow(/no_such_function/);
  expect(await steps()).toEqual([1, 2]);
  const corrected = migration('20300103000000', 'insert into steps values (3);');
  expect(await migrate(session, [first, second, corrected])).toEqual(['20300103000000']);
  expect(await steps()).toEqual([1, 2, 3]);
});

it('reads migrations in the order of their dates, and ignores other files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'aplica-ia-'));
  for (const name of ['20260202000000_b.sql', '20260101000000_a_b.sql', 'notes.md', '2026_short.sql']) {
    await writeFile(join(folder, name), '-- nothing');
  }
  expect(await readMigrations(folder)).toEqual([
    { version: '20260101000000', name: 'a_b', sql: '-- nothing' },
    { version: '20260202000000', name: 'b', sql: '-- nothing' },
  ]);
  await rm(folder, { recursive: true });
});

it('looking up an address uses an index', async () => {
  await migrate(session, []);
  await session.exec('set enable_seqscan = off');
  const plan = await session.query(
    `explain select * from auth.users where email = 'ana@example.com' and is_sso_user = false`,
    [],
  );
  expect(plan[0]?.['QUERY PLAN']).toMatch(/^Index Scan/);
  await session.exec('reset enable_seqscan');
});
