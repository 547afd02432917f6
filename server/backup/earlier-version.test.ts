import { mkdir, readFile, rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openEmbeddedDatabase } from '#server/database/embedded/embedded-database.ts';
import { migrate, readMigrations, type MigrationSession } from '#server/database/migrations.ts';
import { withPostgresLock } from '#server/database/postgres-client.ts';
import { runServer } from '#server/run.ts';
import { readSettings } from '#server/settings.ts';
import { openMigratedDatabase } from '#server/testing/database.ts';
import { earlierSchool, unpackEarlierSchool } from '#server/testing/earlier-school.ts';
import { findPostgresBinaries, runSql, startPostgres, type TestPostgres } from '#server/testing/postgres.ts';
import { clientOf, linkTo, modulesOf, openLink, prepareFolder, readKeys } from '#server/testing/server.ts';
import { openBackup } from './backup-file.ts';
import { restore } from './restore.ts';
import { readTables, type Batch } from './table-copy.ts';

const backup = earlierSchool('backup.gz');

interface Left {
  userId: string;
  refresh_token: string;
}

const left = JSON.parse(await readFile(earlierSchool('tokens.json'), 'utf8')) as {
  password: string;
  ana: Left;
  eva: Left;
};

let folder = '';
let dataDir = '';
let env: Record<string, string> = {};
afterEach(() => rm(folder, { recursive: true, force: true }));

async function emptyFolder(overrides: Record<string, string> = {}) {
  ({ folder, dataDir, env } = await prepareFolder(overrides));
  await rm(dataDir, { recursive: true, force: true });
}

type Rows = Record<string, string[]>;

/** The rows of every non-empty table, sorted, with the columns of the earlier version. */
async function rowsOf(batches: AsyncIterable<Batch>, columnsBefore: Map<string, string[]>): Promise<Rows> {
  const rows: Rows = {};
  for await (const { table, columns, rows: texts } of batches) {
    if (!columnsBefore.has(table)) columnsBefore.set(table, columns);
    const read = texts.map((text) => JSON.parse(text) as Record<string, unknown>);
    const values = read.map((row) => JSON.stringify(columnsBefore.get(table)?.map((column) => row[column])));
    rows[table] = [...(rows[table] ?? []), ...values].sort();
  }
  return rows;
}

async function expectSameRows(session: MigrationSession) {
  const columnsBefore = new Map<string, string[]>();
  const before = await rowsOf((await openBackup(backup)).batches, columnsBefore);
  expect(Object.keys(before)).toHaveLength(7);
  expect(await rowsOf(readTables(session), columnsBefore)).toEqual(before);
}

/** Columns, constraints and indexes of all our tables, and the functions. */
const schema = `
  select table_schema || '.' || table_name || '.' || column_name as name,
    concat_ws(' ', data_type, character_maximum_length, is_nullable, column_default, generation_expression) as what
  from information_schema.columns where table_schema in ('auth', 'public', 'school')
  union all
  select conrelid::regclass::text || ' ' || conname, pg_get_constraintdef(oid) from pg_constraint
  where connamespace in ('auth'::regnamespace, 'public'::regnamespace, 'school'::regnamespace)
  union all
  select schemaname || '.' || indexname, indexdef from pg_indexes where schemaname in ('auth', 'public', 'school')
  union all
  select oid::regprocedure::text, prosrc from pg_proc
  where pronamespace in ('auth'::regnamespace, 'public'::regnamespace)
  order by 1, 2`;

/** The fixture's mail is due in the year 2126; make it due now. */
const hurry = `update school.outbox set next_try_at = now()`;

/** What Ana, Eva and Luz had before the update. */
async function expectSchoolAsBefore() {
  const server = await runServer(readSettings(env));
  try {
    const { publishableKey: key } = await readKeys(dataDir);
    const school = { origin: server.origin, key };
    for (const [name, modules] of [
      ['ana', [1, 2, 6]],
      ['eva', [3]],
    ] as const) {
      const { userId, refresh_token } = left[name];
      const client = clientOf(school);
      expect((await client.auth.refreshSession({ refresh_token })).error).toBeNull();
      expect(await modulesOf({ client, userId })).toEqual(modules);
      const email = `${name}@example.com`;
      const again = clientOf(school);
      expect((await again.auth.signInWithPassword({ email, password: left.password })).error).toBeNull();
      expect(await modulesOf({ client: again, userId })).toEqual(modules);
    }
    const luz = clientOf(school);
    const opened = await openLink(luz, await linkTo(server, 'luz@example.com'));
    expect(opened.data.user?.email).toBe('luz@example.com');
  } finally {
    await server.stop();
  }
}

describe('a school that an earlier version left behind', () => {
  beforeEach(async () => {
    await emptyFolder();
    await mkdir(dataDir, { mode: 0o700 });
  });
  const unpack = async () => {
    await unpackEarlierSchool(dataDir);
    const { session, close } = await openEmbeddedDatabase(dataDir);
    await migrate(session, await readMigrations());
    return { session, close };
  };

  it('continues in its data folder: rows, sessions, passwords, and the waiting mail', async () => {
    const { session, close } = await unpack();
    await expectSameRows(session);
    await session.exec(hurry);
    await close();
    await expectSchoolAsBefore();
  });

  it('has the same tables as a new one', async () => {
    const { session, close } = await unpack();
    const fresh = await openMigratedDatabase();
    expect(await session.query(schema, [])).toEqual(await fresh.session.query(schema, []));
    await fresh.close();
    await close();
  });

  it('continues from its copy in a new data folder', async () => {
    expect(await restore(readSettings(env), backup)).toBe(3);
    const { session, close } = await openEmbeddedDatabase(dataDir);
    await expectSameRows(session);
    await session.exec(hurry);
    await close();
    await expectSchoolAsBefore();
  });
});

describe.runIf(findPostgresBinaries())(
  'a school that moves to PostgreSQL with the copy of an earlier version',
  () => {
    let cluster: TestPostgres;
    beforeAll(async () => {
      cluster = (await startPostgres()) as TestPostgres;
    });
    afterAll(() => cluster.stop());

    it('continues there', async () => {
      const url = await cluster.createDatabase('earlier');
      await emptyFolder({ DATABASE_URL: url });
      expect(await restore(readSettings(env), backup)).toBe(3);
      await withPostgresLock(url, expectSameRows);
      await runSql(url, hurry);
      await expectSchoolAsBefore();
    });
  },
);
