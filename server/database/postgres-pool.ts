import { PostgresConnection } from '@supabase/lite/postgres';
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { noteFault, SessionLostError } from './database-fault.ts';
import { maxSessions, postgresConfig } from './postgres-client.ts';

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

const lost = (cause: unknown) =>
  new SessionLostError(cause instanceof Error ? cause.message : String(cause), { cause });

/** A session that stopped answering is used no further: neither for the rollback nor by the next request. */
function watched(client: pg.PoolClient): PostgresPoolClient {
  let loss: SessionLostError | null = null;
  const query = (text: string, parameters: readonly unknown[]) =>
    noteFault(async () => {
      if (loss) throw loss;
      try {
        return await client.query(text, [...parameters]);
      } catch (error) {
        if (error instanceof pg.DatabaseError) throw error;
        loss = lost(error);
        throw loss;
      }
    });
  return { query, release: () => client.release(loss ?? undefined) } as unknown as PostgresPoolClient;
}

/**
 * Kysely's own dialect on a pool of `pg`. The driver that @supabase/lite brings reserves connections of postgres.js,
 * which ends the process when the database restarts (porsager/postgres#1208) and knows no limits of time; it is
 * created with the connection but never connects.
 */
export function openPostgresPool(databaseUrl: string): PostgresConnection {
  const pool = new pg.Pool({ ...postgresConfig(databaseUrl), ...limits, max: maxSessions });
  // The request that uses a session learns of its end by itself; without listeners the process would end too.
  const ignore = () => undefined;
  pool.on('error', ignore);
  pool.on('connect', (client) => void client.on('error', ignore));

  const connection = new PostgresConnection({ url: databaseUrl });
  connection.kysely = new Kysely({
    dialect: new PostgresDialect({
      pool: {
        connect: () =>
          noteFault(async () => {
            try {
              return watched(await pool.connect());
            } catch (error) {
              throw error instanceof pg.DatabaseError ? error : lost(error);
            }
          }),
        end: () => pool.end(),
      },
    }),
  });
  connection.close = async () => {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, 3_000)));
    await Promise.race([pool.end(), patience]);
    clearTimeout(timer);
  };
  return connection;
}
