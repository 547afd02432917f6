import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { lend, lost } from './lent-session.ts';
import { postgresConfig } from './postgres-client.ts';

/**
 * Of one server. Progress that waits for a lock must not take every session: those for accounts stay for people who sign in,
 * and for the health check.
 */
const sessions = { accounts: 3, data: 7 };

/** Longer than anything that the school does takes; together well below the patience of a browser. */
const limits = {
  /** For a free session, or a new connection. */
  connectionTimeoutMillis: 4_000,
  lock_timeout: 2_000,
  statement_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
  /** Kept by us: a frozen server, or one behind a dead network, keeps none of its own. */
  query_timeout: 6_000,
};

function openPool(databaseUrl: string, max: number) {
  const pool = new pg.Pool({ ...postgresConfig(databaseUrl), ...limits, max });
  // The request that uses a session learns of its end by itself; without listeners the process would end too.
  const ignore = () => undefined;
  pool.on('error', ignore);
  pool.on('connect', (client) => void client.on('error', ignore));
  const connect = async () => {
    try {
      return lend(await pool.connect());
    } catch (error) {
      throw error instanceof pg.DatabaseError ? error : lost(error);
    }
  };
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: { connect, end: () => pool.end() } }),
  });
  return { db, end: () => pool.end() };
}

/** `accounts` and `data` have sessions of their own; a request that waits too long for one is put off (503). */
export function openPostgresPools(databaseUrl: string) {
  const accounts = openPool(databaseUrl, sessions.accounts);
  const data = openPool(databaseUrl, sessions.data);
  return {
    accounts: accounts.db,
    data: data.db,
    /** Frozen sessions never end: they are given up with the process. */
    async close() {
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, 3_000)));
      await Promise.race([Promise.all([accounts.end(), data.end()]), patience]);
      clearTimeout(timer);
    },
  };
}
