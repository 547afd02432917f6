import { sql, type Kysely } from 'kysely';
import type { Backing } from '#server/settings.ts';
import { explainFullDisk } from './file-fault.ts';
import { migrate, readMigrations } from './migrations.ts';

/** The school's database, with its tables up to date. */
export interface Database {
  /** For accounts and mails, and for hourly and nightly jobs. */
  accounts: Kysely<unknown>;
  /** For progress: while these queries are blocked, learners can still sign in. */
  data: Kysely<unknown>;
  /** Rejects when the database does not answer or cannot store anything. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Each database brings megabytes of code: only the one in use is loaded. */
async function openEmbedded(dataDir: string): Promise<Database> {
  const { openEmbeddedDatabase } = await import('./embedded/embedded-database.ts');
  const { db, data, session, ping, close } = await openEmbeddedDatabase(dataDir);
  try {
    await migrate(session, await readMigrations());
  } catch (error) {
    await close().catch(() => undefined);
    throw await explainFullDisk(error, dataDir);
  }
  return { accounts: db, data, ping, close };
}

async function openPostgres(databaseUrl: string): Promise<Database> {
  const { withPostgresLock } = await import('./postgres-client.ts');
  const { openPostgresPools } = await import('./postgres-pools.ts');
  const migrations = await readMigrations();
  await withPostgresLock(databaseUrl, (session) => migrate(session, migrations));
  const pools = openPostgresPools(databaseUrl);
  return { ...pools, ping: () => pingPostgres(pools.accounts) };
}

/** Uses the requests' own queue: a database that answers no requests is not healthy, nor is one that cannot store. */
async function pingPostgres(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ is_read_only: boolean }>`
    select current_setting('transaction_read_only')::boolean as is_read_only`.execute(db);
  if (rows[0]?.is_read_only) throw new Error('The database is read-only.');
}

export function openDatabase(
  backing: Exclude<Backing, { mode: 'supabase' }>,
  dataDir: string,
): Promise<Database> {
  return backing.mode === 'postgres' ? openPostgres(backing.databaseUrl) : openEmbedded(dataDir);
}
