import pg from 'pg';
import type { PostgresPoolClient } from 'kysely';
import { SessionLostError } from '#server/database/database-fault.ts';
import { lend, lost } from '#server/database/lent-session.ts';
import { postgresTypes } from '#server/database/postgres-client.ts';
import { ThreadStream } from './thread-stream.ts';

/**
 * How many requests may wait: enough for a class of thirty that presses a button together, the last one served after 160 ms
 * at 5 ms each. Progress is refused first, so that learners can sign in while reads arrive faster than the database answers.
 */
export const maxWaiting = { accounts: 48, data: 32 };
export type Asker = keyof typeof maxWaiting;

/** The same as for a PostgreSQL session. It runs out behind the copy of a very large school. */
const patienceMs = 4_000;

/** A PGlite that has not answered by then never will: its thread is ended, and the next turn starts another. */
const statementMs = 60_000;

/** Work before the school opens, or while it is closed, may take as long as it needs. */
const unlimitedMs = 2 ** 31 - 1;

export interface Turns {
  /** Lends the session for one statement or one transaction. */
  take(asker: Asker): Promise<PostgresPoolClient>;
  /** For a caller that has the session to itself: scripts of several statements, without time limits. */
  run(sql: string, parameters?: unknown[]): Promise<pg.QueryResult>;
  /** When the database last answered, and how many rows were changed. */
  readonly seen: { answeredAt: number; changedRows: number };
  end(): Promise<void>;
}

/** Rejects when the time is up, and returns a session that comes later. */
async function withPatience(session: Promise<pg.PoolClient>): Promise<pg.PoolClient> {
  let timer: NodeJS.Timeout | undefined;
  let isLate = false;
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(new SessionLostError('The database session stayed busy for too long.'));
    }, patienceMs);
  });
  session.then((client) => isLate && client.release()).catch(() => undefined);
  try {
    return await Promise.race([session, patience]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * PGlite is a single session. If requests shared it, their statements would interleave, one learner's inside another's
 * transaction. A pool of one lends it to one at a time, and starts another thread after one that died.
 */
export function openTurns(folder: string): Turns {
  let last: ThreadStream | null = null;
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    query_timeout: statementMs,
    types: postgresTypes,
    // Fixed, because the environment's settings are meant for another server.
    ...{ user: 'postgres', database: 'postgres', ssl: false, options: '-c TimeZone=UTC' },
    stream: () => (last = new ThreadStream(folder, last?.ended)) as never,
  });
  // The waiting request gets the error itself; this logs it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.once('error', (error) => console.error('The thread of the database ended:', error));
    client.on('error', () => undefined);
  });
  const seen = { answeredAt: -Infinity, changedRows: 0 };
  /** How many requests have a turn or wait for one. */
  let inside = 0;

  const note = <R extends pg.QueryResult | pg.QueryResult[]>(result: R): R => {
    seen.answeredAt = performance.now();
    for (const { command, rowCount } of [result].flat())
      if (['INSERT', 'UPDATE', 'DELETE'].includes(command)) seen.changedRows += rowCount ?? 0;
    return result;
  };

  return {
    seen,
    async take(asker) {
      if (inside > maxWaiting[asker]) throw new SessionLostError('Too many wait for the database.');
      inside += 1;
      const onReturn = () => (inside -= 1);
      try {
        return lend(await withPatience(pool.connect()), { onAnswer: note, onReturn });
      } catch (error) {
        onReturn();
        throw error instanceof SessionLostError ? error : lost(error);
      }
    },
    run: async (text, values) =>
      note(await pool.query({ text, values, query_timeout: unlimitedMs } as pg.QueryConfig)),
    async end() {
      await pool.end();
      // The pool does not wait for the last checkpoint.
      await last?.ended;
    },
  };
}
