import { PGlite, types } from '@electric-sql/pglite';
import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Driver,
} from 'kysely';
import { SessionLostError } from './database-fault.ts';
import { isoTimestamp, timestampText } from './iso-timestamp.ts';
import { SyncedFiles, syncedStart } from './synced-files.ts';

/**
 * Longer than any statement of ours. It runs out behind the copy of a very large school, and in code that asks for a second
 * connection inside a transaction, which would otherwise wait for itself.
 */
const patienceMs = 15_000;

/**
 * PGlite is one single session. Kysely's own driver hands it to everybody at once, so the statements of two requests
 * interleave: one learner's query could run inside another's transaction, as that other learner. This driver lends the
 * session to one query or one whole transaction at a time.
 */
class ExclusiveDriver implements Driver {
  private readonly session: DatabaseConnection;
  private tail: Promise<void> = Promise.resolve();
  private readonly returns = new WeakMap<DatabaseConnection, () => void>();

  constructor(pglite: PGlite) {
    this.session = {
      async executeQuery<R>(query: CompiledQuery) {
        const { rows, affectedRows } = await pglite.query<R>(query.sql, [...query.parameters]);
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
      await Promise.race([turn, patience]);
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

/** The database in this folder; it answers once `pglite.waitReady` is done. */
export function openPglite(folder: string): { pglite: PGlite; db: Kysely<unknown> } {
  const pglite = new PGlite({
    dataDir: folder,
    fs: new SyncedFiles(folder),
    startParams: syncedStart,
    parsers: { [types.INT8]: Number, [types.TIMESTAMPTZ]: isoTimestamp },
    serializers: { [types.TIMESTAMPTZ]: timestampText },
  });
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new ExclusiveDriver(pglite),
      createIntrospector: (own) => new PostgresIntrospector(own),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return { pglite, db };
}
