import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { lend, lost } from './lent-session.ts';
import { postgresConfig } from './postgres-client.ts';

/**
 * Per server. Progress that waits for a lock must not take every session: `accounts` stays free for sign-ins and the health
 * check.
 */
const sessions = { accounts: 3, data: 7 };

/** Longer than any work of the school takes; together well below a browser's own limit. */
const limits = {
  /** For a free session or a new connection. */
  connectionTimeoutMillis: 4_000,
  lock_timeout: 2_000,
  statement_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
  /** Enforced by the client: a frozen server, or one behind a dead network, cannot enforce its own. */
  query_timeout: 6_000,
};

function openPool(databaseUrl: string, max: number) {
  const pool = new pg.Pool({ ...postgresConfig(databaseUrl), ...limits, max });
  // The request that uses a session gets its error itself; without listeners the process would end too.
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

/** `accounts` and `data` have separate sessions; a request that waits too long for one gets 503. */
export function openPostgresPools(databaseUrl: string) {
  const accounts = openPool(databaseUrl, sessions.accounts);
  const data = openPool(databaseUrl, sessions.data);
  return {
    accounts: accounts.db,
    data: data.db,
    /** Frozen sessions never close: leave them to the end of the process. */
    async close() {
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, 3_000)));
      await Promise.race([Promise.all([accounts.end(), data.end()]), patience]);
      clearTimeout(timer);
    },
  };
}
