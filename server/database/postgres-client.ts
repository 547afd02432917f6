import pg from 'pg';
import { parse, toClientConfig } from 'pg-connection-string';
import type { MigrationSession } from './migrations.ts';
import { reasonOf, StartError } from '#server/start-error.ts';

/**
 * PostgreSQL writes `2026-11-15 02:20:50.452+00`, which Safari cannot parse; PostgREST, and so hosted Supabase,
 * answers `2026-11-15T02:20:50.452+00:00`.
 */
const isoTimestamp = (value: string) => value.replace(/^(\S+) (\S+?)([+-]\d\d)$/, '$1T$2$3:00');

/** The few types that `pg` by default parses differently from the embedded database. */
const parsers: Record<number, (value: string) => unknown> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.TIMESTAMPTZ]: isoTimestamp,
};

/** Both databases return the same values, so code above them need not know which one it uses. */
export const postgresTypes = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/**
 * Reads the address like libpq, so that the server, pg_dump and psql agree (`sslmode=require` encrypts without checking the
 * certificate; `verify-full` checks it).
 */
export function postgresConfig(databaseUrl: string): pg.ClientConfig {
  const config = toClientConfig(parse(databaseUrl, { useLibpqCompat: true }));
  return {
    ...config,
    options: [config.options, '-c TimeZone=UTC'].filter(Boolean).join(' '),
    application_name: config.application_name ?? 'aplica-ia',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: 10_000,
    types: postgresTypes,
  };
}

/** An arbitrary number that all servers of the school share. */
const startUpLock = 7_340_516;

const postgresSession = (client: pg.Client): MigrationSession => ({
  exec: (sql) => client.query(sql),
  query: async (sql, parameters) => (await client.query<Record<string, unknown>>(sql, parameters)).rows,
});

/** A session of its own for one piece of work. */
export async function withPostgres<T>(
  databaseUrl: string,
  work: (session: MigrationSession) => Promise<T>,
  /** `setting` is the one that the operator can correct; without a limit a query may take as long as a migration. */
  { setting = 'DATABASE_URL', queryLimitMs = 0 } = {},
): Promise<T> {
  const client = new pg.Client({ ...postgresConfig(databaseUrl), query_timeout: queryLimitMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(postgresSession(client));
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${setting}: la base de datos no se puede usar (${reasonOf(error)}).`, {
      cause: error,
    });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Several servers may start on one PostgreSQL at once: an advisory lock lets them in one by one. It has its own session,
 * because a migration may take long, and closing it is what releases the lock: no later step can fail and hide the original
 * error.
 */
export const withPostgresLock = <T>(
  databaseUrl: string,
  work: (session: MigrationSession) => Promise<T>,
): Promise<T> =>
  withPostgres(databaseUrl, async (session) => {
    await session.query('select pg_advisory_lock($1)', [startUpLock]);
    return work(session);
  });
