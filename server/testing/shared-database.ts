import type { Kysely } from 'kysely';
import { migrate, readMigrations, withPostgresLock } from '#server/database/migrations.ts';
import { openPostgresPool } from '#server/database/postgres-pool.ts';
import { openMigratedDatabase } from './database.ts';
import { findPostgresBinaries, startPostgres } from './postgres.ts';

type Db = Kysely<unknown>;

type SharedDatabase = 'PGlite' | 'PostgreSQL';

/** Those that can be had on this machine. */
export const sharedDatabases: SharedDatabase[] = findPostgresBinaries()
  ? ['PGlite', 'PostgreSQL']
  : ['PGlite'];

/** One database with our tables, as two servers see it; PGlite has one session for both. */
export async function openSharedDatabase(
  kind: SharedDatabase,
): Promise<{ dbs: [Db, Db]; close(): Promise<unknown> }> {
  if (kind === 'PGlite') {
    const { connection, close } = await openMigratedDatabase();
    const db = connection.kysely as unknown as Db;
    return { dbs: [db, db], close };
  }
  const postgres = await startPostgres();
  if (!postgres) throw new Error('PostgreSQL is not installed.');
  const migrations = await readMigrations();
  await withPostgresLock(postgres.url, (session) => migrate(session, migrations));
  const first = openPostgresPool(postgres.url);
  const second = openPostgresPool(postgres.url);
  return {
    dbs: [first.kysely as unknown as Db, second.kysely as unknown as Db],
    async close() {
      await first.close();
      await second.close();
      await postgres.stop();
    },
  };
}
