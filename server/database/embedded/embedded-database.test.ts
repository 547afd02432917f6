import { mkdtemp, readdir, rm, truncate, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Clock } from '#server/clock.ts';
import { seedDataDir } from '#server/testing/database.ts';
import { unpackEarlierSchool } from '#server/testing/earlier-school.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'aplica-ia-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

it('an empty folder gets a complete database or none', async () => {
  await mkdir(join(dataDir, 'database.new'));
  await writeFile(join(dataDir, 'database.new', 'half'), 'of a start that was killed');
  const database = await openEmbeddedDatabase(dataDir);
  expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
  await database.close();
  expect(await readdir(dataDir)).toEqual(['database']);
  expect(await readdir(join(dataDir, 'database'))).not.toContain('half');
});

it('a folder of the previous version, left by a dead process, opens with all confirmed rows', async () => {
  await unpackEarlierSchool(dataDir);
  const database = await openEmbeddedDatabase(dataDir);
  const { rows } = await sql`
    select email, confirmed_at is not null as is_confirmed, count(module_number)::int as modules
    from auth.users left join public.module_progress on user_id = users.id
    group by users.id order by email`.execute(database.db);
  await database.close();
  expect(rows).toEqual([
    { email: 'ana@example.com', is_confirmed: true, modules: 3 },
    { email: 'eva@example.com', is_confirmed: true, modules: 1 },
    { email: 'luz@example.com', is_confirmed: false, modules: 0 },
  ]);
});

it('a damaged folder is refused, with advice', async () => {
  await seedDataDir(dataDir);
  await truncate(join(dataDir, 'database', 'global', 'pg_control'), 0);
  await expect(openEmbeddedDatabase(dataDir)).rejects.toThrow(
    /^La base de datos de .*database no se puede abrir .*npm run restore\.$/,
  );
});

it('deleted rows free their space while the school is quiet', async () => {
  await seedDataDir(dataDir);
  let alarm: () => void = () => undefined;
  const clock: Clock = { now: () => new Date(), after: (_, work) => ((alarm = work), () => undefined) };
  const database = await openEmbeddedDatabase(dataDir, { clock });
  const { db } = database;
  await sql`create table school.notes (n int)`.execute(db);
  await sql`insert into school.notes select generate_series(1, 20000)`.execute(db);
  await sql`delete from school.notes`.execute(db);
  const size = async () => {
    const { rows } = await sql<{ bytes: number }>`
      select pg_relation_size('school.notes')::int as bytes`.execute(db);
    return rows[0]?.bytes;
  };
  expect(await size()).toBeGreaterThan(0);
  alarm();
  // Closing waits for work in progress.
  await database.close();
  const again = await openEmbeddedDatabase(dataDir);
  const { rows } = await sql`select pg_relation_size('school.notes')::int as bytes`.execute(again.db);
  await again.close();
  expect(rows).toEqual([{ bytes: 0 }]);
});
