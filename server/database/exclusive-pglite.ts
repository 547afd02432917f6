import { PgliteConnection } from '@supabase/lite/pglite';
import type { PGlite } from '@supabase/lite/pglite';
import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Driver,
} from 'kysely';
import { noteFault, SessionLostError } from './database-fault.ts';
import { isoTimestamp, timestampText } from './iso-timestamp.ts';
import { SyncedFiles, syncedStart } from './synced-files.ts';

/**
 * Longer than any statement of ours. It runs out behind the copy of a very large school, and in code that asks for a second
 * connection inside a transaction, which would otherwise wait for itself.
 */
const patienceMs = 15_000;

/**
 * PGlite is one single session. The driver inside @supabase/lite hands that session to everybody at once, so the
 * statements of two requests interleave: one learner's query could run inside another's transaction, as that other
 * learner. This driver lends the session to one query or one whole transaction at a time.
 */
class ExclusiveDriver implements Driver {
  private readonly session: DatabaseConnection;
  private tail: Promise<void> = Promise.resolve();
  private readonly returns = new WeakMap<DatabaseConnection, () => void>();

  constructor(pglite: PGlite) {
    this.session = {
      async executeQuery<R>(query: CompiledQuery) {
        const { rows, affectedRows } = await noteFault(() =>
          pglite.query<R>(query.sql, [...query.parameters]),
        );
        return { rows, numAffectedRows: affectedRows === undefined ? undefined : BigInt(affectedRows) };
      },
      streamQuery() {
        throw new Error('PGlite does not stream.');
      },
    };
  }

  async init() {
    // Nothing to open: PGlite starts with its connection.
  }

  async destroy() {
    await this.tail;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const turn = this.tail;
    let giveBack: () => void = () => undefined;
    const returned = new Promise<void>((resolve) => (giveBack = resolve));
    this.tail = turn.then(() => returned);
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new SessionLostError('The database session stayed busy for too long.')),
        patienceMs,
      );
    });
    try {
      await noteFault(() => Promise.race([turn, patience]));
    } catch (error) {
      giveBack();
      throw error;
    } finally {
      clearTimeout(timer);
    }
    const lent: DatabaseConnection = { ...this.session };
    this.returns.set(lent, giveBack);
    return lent;
  }

  async releaseConnection(connection: DatabaseConnection) {
    this.returns.get(connection)?.();
  }

  async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }
}

export function openPglite(folder: string): PgliteConnection {
  const connection = new PgliteConnection({
    url: folder,
    pgliteOptions: {
      fs: new SyncedFiles(folder),
      startParams: syncedStart,
      parsers: { 1184: isoTimestamp },
      serializers: { 1184: timestampText },
    },
  });
  connection.kysely = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new ExclusiveDriver(connection.driver),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return connection;
}
