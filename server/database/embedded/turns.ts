import pg from 'pg';
import type { PostgresPoolClient } from 'kysely';
import { SessionLostError } from '#server/database/database-fault.ts';
import { lend, lost } from '#server/database/lent-session.ts';
import { postgresTypes } from '#server/database/postgres-client.ts';
import { ThreadStream } from './thread-stream.ts';

/**
 * So many wait for their turn: a class of thirty that presses a button together is served, the last one after 160 ms at 5 ms
 * each. Progress is sent away first, so that people sign in while it is read faster than the database answers.
 */
export const maxWaiting = { accounts: 48, data: 32 };
export type Asker = keyof typeof maxWaiting;

/** As long as for a session of PostgreSQL. It runs out behind the copy of a very large school. */
const patienceMs = 4_000;

/** PGlite that has not answered by then never will: its thread is ended, and the next turn starts another. */
const statementMs = 60_000;

/** What runs before the school opens, or while it is closed, may take as long as it needs. */
const unlimitedMs = 2 ** 31 - 1;

export interface Turns {
  /** The session for one statement or one whole transaction. */
  take(asker: Asker): Promise<PostgresPoolClient>;
  /** The session as it is, for who has it to himself: scripts of several statements, without limits of time. */
  run(sql: string, parameters?: unknown[]): Promise<pg.QueryResult>;
  /** Moments and numbers by which others decide what to do when. */
  readonly seen: { answeredAt: number; changedRows: number };
  end(): Promise<void>;
}

/** Rejects when the time is up; a session that comes later is given back. */
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
 * PGlite is one single session. Handed to everybody at once, the statements of two requests would interleave, one learner's
 * inside another's transaction. A pool of one lends it to one at a time, and starts another thread after one that died.
 */
export function openTurns(folder: string): Turns {
  let last: ThreadStream | null = null;
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    query_timeout: statementMs,
    types: postgresTypes,
    // What the environment says of a server that is not asked here.
    ...{ user: 'postgres', database: 'postgres', ssl: false, options: '-c TimeZone=UTC' },
    stream: () => (last = new ThreadStream(folder, last?.ended)) as never,
  });
  // Who asked learns of it by itself; the log learns of it here.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.once('error', (error) => console.error('The thread of the database ended:', error));
    client.on('error', () => undefined);
  });
  const seen = { answeredAt: -Infinity, changedRows: 0 };
  /** Those whose turn it is, and those who wait for theirs. */
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
