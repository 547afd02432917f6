import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { migrate, readMigrations, type MigrationSession } from '#server/database/migrations.ts';
import { withPostgresLock } from '#server/database/postgres-client.ts';
import { openMigratedDatabase } from '#server/testing/database.ts';
import { findPostgresBinaries, startPostgres, type TestPostgres } from '#server/testing/postgres.ts';

interface Case {
  name: string;
  as: 'anon' | 'authenticated' | 'service_role';
  user?: 'ana' | 'berta';
  claims?: string;
  before?: string;
  sql: string;
  rows?: number;
  refused?: { code: string; message: string };
}

const cases = parse(await readFile(new URL('access.yaml', import.meta.url), 'utf8')) as Case[];

const people = {
  ana: '00000000-0000-4000-8000-00000000000a',
  berta: '00000000-0000-4000-8000-00000000000b',
};

const withPeople = (sql: string) =>
  sql.replace(/:(ana|berta)\b/g, (_, name: 'ana' | 'berta') => `'${people[name]}'`);

const seed = withPeople(`
  insert into auth.users (id, email) values (:ana, 'ana@example.com'), (:berta, 'berta@example.com');
  insert into public.module_progress (user_id, module_number, completed_at) values
    (:ana, 1, '2026-01-01 10:00:00+00'), (:ana, 2, '2026-01-02 10:00:00+00'), (:berta, 3, '2026-01-03 10:00:00+00');`);

/** Runs one case like the data API: role and claims for one transaction. */
async function outcome(session: MigrationSession, { as, user, claims = `''`, before, sql }: Case) {
  await session.exec('begin');
  try {
    if (before) await session.exec(withPeople(before));
    await session.exec(`select set_config('request.jwt.claim.sub', '${user ? people[user] : ''}', true)`);
    await session.exec(`select set_config('request.jwt.claims', (${claims})::text, true)`);
    await session.exec(`set local role ${as}`);
    const statements = withPeople(sql).split(';');
    const last = statements.pop() ?? '';
    for (const statement of statements) await session.exec(statement);
    return { rows: (await session.query(last, [])).length };
  } catch (error) {
    const { code, message } = error as { code: string; message: string };
    return { refused: { code, message } };
  } finally {
    await session.exec('rollback');
  }
}

function checkAll(session: () => MigrationSession) {
  it.each(cases)('$name', async (testCase) => {
    const { rows, refused } = testCase;
    expect(await outcome(session(), testCase)).toEqual(
      refused
        ? { refused: { code: refused.code, message: expect.stringContaining(refused.message) } }
        : { rows },
    );
  });
}

describe('on PGlite', async () => {
  const { session, close } = await openMigratedDatabase();
  beforeAll(() => session.exec(seed));
  afterAll(close);
  checkAll(() => session);
});

if (findPostgresBinaries()) {
  describe('on PostgreSQL', () => {
    let cluster: TestPostgres | null;
    let client: pg.Client;
    let session: MigrationSession;
    beforeAll(async () => {
      cluster = await startPostgres();
      client = new pg.Client(cluster?.url ?? '');
      await client.connect();
      const migrations = await readMigrations();
      await withPostgresLock(cluster?.url ?? '', (locked) => migrate(locked, migrations));
      session = {
        exec: (text) => client.query(text),
        query: async (text) => (await client.query<Record<string, unknown>>(text)).rows,
      };
      await session.exec(seed);
    });
    afterAll(async () => {
      await client.end();
      await cluster?.stop();
    });
    checkAll(() => session);
  });
}
