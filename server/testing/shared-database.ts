import type { Kysely } from 'kysely';
import { migrate, readMigrations } from '#server/database/migrations.ts';
import { withPostgresLock } from '#server/database/postgres-client.ts';
import { openPostgresPools } from '#server/database/postgres-pools.ts';
import { openMigratedDatabase } from './database.ts';
import { findPostgresBinaries, startPostgres } from './postgres.ts';

type Db = Kysely<unknown>;

type SharedDatabase = 'PGlite' | 'PostgreSQL';

/** The ones available on this machine. */
export const sharedDatabases: SharedDatabase[] = findPostgresBinaries()
  ? ['PGlite', 'PostgreSQL']
  : ['PGlite'];

/** One database with our tables, as two servers see it; with PGlite both share one session. */
export async function openSharedDatabase(
  kind: SharedDatabase,
): Promise<{ dbs: [Db, Db]; close(): Promise<unknown> }> {
  if (kind === 'PGlite') {
    const { db, close } = await openMigratedDatabase();
    return { dbs: [db, db], close };
  }
  const postgres = await startPostgres();
  if (!postgres) throw new Error('PostgreSQL is not installed.');
  const migrations = await readMigrations();
  await withPostgresLock(postgres.url, (session) => migrate(session, migrations));
  const first = openPostgresPools(postgres.url);
  const second = openPostgresPools(postgres.url);
  return {
    dbs: [first.accounts, second.accounts],
    async close() {
      await first.close();
      await second.close();
      await postgres.stop();
    },
  };
}
