import { PostgresConnection } from '@supabase/lite/postgres';
import type { CompiledQuery, DatabaseConnection } from 'kysely';
import { noteFault, SessionLostError } from './database-fault.ts';
import { isoTimestamp, timestampText } from './iso-timestamp.ts';
import { kyselyOn, SqlDriver } from './sql-driver.ts';

/** Requests beyond these wait for one that is given back. */
const maxSessions = 10;

interface Session {
  client: PostgresConnection;
  /** How often its connection ended; one that ends while it is lent must not be used any further. */
  losses: number;
}

function openClient(url: string, onclose: () => void = () => undefined): PostgresConnection {
  return new PostgresConnection({
    url,
    postgresOptions: {
      max: 1,
      connect_timeout: 10,
      // Waiting longer and longer between attempts would keep learners out after the database is back.
      backoff: () => 0.2,
      onclose,
      onnotice: () => undefined,
      types: {
        timestamptz: { to: 1184, from: [1184], serialize: timestampText, parse: isoTimestamp },
      },
    },
  });
}

/**
 * The driver inside @supabase/lite reserves connections of one postgres.js pool. When the database restarts,
 * postgres.js 3.4.9 writes to such a connection after its end: a TypeError outside of every promise, which ends the
 * process (porsager/postgres#1208). Here every session is a client of its own with one connection, which survives;
 * and a statement never runs on a connection other than the one on which its transaction and its role began.
 */
class SessionDriver extends SqlDriver {
  private readonly url: string;
  private readonly all: Session[] = [];
  private readonly idle: Session[] = [];
  private readonly waiting: ((session: Session) => void)[] = [];
  private readonly lent = new WeakMap<DatabaseConnection, Session>();

  constructor(url: string) {
    super();
    this.url = url;
  }

  async init() {
    // Nothing to open: each client connects at its first statement.
  }

  async destroy() {
    await Promise.all(this.all.map(({ client }) => client.driver.end({ timeout: 5 })));
  }

  private open(): Session {
    const session: Session = { client: openClient(this.url, () => (session.losses += 1)), losses: 0 };
    this.all.push(session);
    return session;
  }

  private async take(): Promise<Session> {
    const free = this.idle.pop();
    if (free) return free;
    if (this.all.length < maxSessions) return this.open();
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const session = await this.take();
    const lossesBefore = session.losses;
    const connection: DatabaseConnection = {
      executeQuery: <R>(query: CompiledQuery) =>
        noteFault(async () => {
          if (session.losses !== lossesBefore) throw new SessionLostError('The database session was lost.');
          const result = await session.client.driver.unsafe(query.sql, [...query.parameters] as never[]);
          const changes = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(result.command);
          return { rows: [...result] as R[], numAffectedRows: changes ? BigInt(result.count) : undefined };
        }),
      streamQuery() {
        throw new Error('Nothing of ours streams.');
      },
    };
    this.lent.set(connection, session);
    return connection;
  }

  async releaseConnection(connection: DatabaseConnection) {
    const session = this.lent.get(connection);
    if (!session) return;
    this.lent.delete(connection);
    const next = this.waiting.shift();
    if (next) next(session);
    else this.idle.push(session);
  }
}

/** Its own client serves the start and the health check; requests go through the sessions. */
export function openPostgresSessions(url: string): PostgresConnection {
  const connection = openClient(url);
  const sessions = new SessionDriver(url);
  connection.kysely = kyselyOn(sessions);
  connection.close = async () => {
    await sessions.destroy();
    await connection.driver.end({ timeout: 5 });
  };
  return connection;
}
