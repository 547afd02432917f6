import { App, type Connection } from '@supabase/lite';
import { sql, type Kysely } from 'kysely';
import { databaseUnavailable } from '#server/http/api-errors.ts';
import type { Secrets } from './data-dir.ts';
import { watchDatabase } from './database-fault.ts';
import { explainFullDisk } from './file-fault.ts';
import { createGate } from './gate.ts';
import type { Courier } from '#server/mail/mail.ts';
import { openOutbox, type Outbox } from '#server/mail/outbox.ts';
import { migrate, pgliteSession, readMigrations, withPostgresLock } from './migrations.ts';
import { maxSessions } from './postgres-client.ts';
import { tellContextAtOnce } from './session-context.ts';
import type { Backing } from '#server/settings.ts';

export interface Backend {
  fetch(request: Request): Promise<Response>;
  /** For what @supabase/lite does not do, or not well enough. */
  db: Kysely<unknown>;
  outbox: Outbox;
  secrets: Secrets;
  /** Rejects when the database does not answer. */
  ping(): Promise<unknown>;
  close(): Promise<void>;
}

interface BackendOptions {
  backing: Exclude<Backing, { mode: 'supabase' }>;
  dataDir: string;
  secrets: Secrets;
  courier: Courier;
  siteUrl: string;
}

/**
 * Progress that waits for a lock must not take every session of PostgreSQL: three stay for people who sign in, and for
 * the health check. Who is kept at this gate for as long as for a session is sent away likewise.
 */
const maxDataRequests = maxSessions - 3;
const dataPatienceMs = 4_000;

/** Either database brings megabytes of code: only the one in use is loaded. */
async function openEmbedded(dataDir: string) {
  const { openEmbeddedDatabase } = await import('./embedded-database.ts');
  const connection = await openEmbeddedDatabase(dataDir);
  try {
    await migrate(pgliteSession(connection.driver), await readMigrations());
  } catch (error) {
    throw await explainFullDisk(error, dataDir);
  }
  return connection;
}

async function openPostgres(databaseUrl: string) {
  const migrations = await readMigrations();
  await withPostgresLock(databaseUrl, (session) => migrate(session, migrations));
  const { openPostgresPool } = await import('./postgres-pool.ts');
  return openPostgresPool(databaseUrl);
}

/**
 * The data API needs the catalogue. It is read while pages are already served: whoever asks for data waits for it, because
 * @supabase/lite would otherwise read it once for each of them. One that could not be read (a table is locked, a connection is
 * lost) is empty there, every table unknown; the next one who asks for data has it read again.
 */
function openCatalogue(connection: Pick<Connection, 'introspect'>) {
  const read = async () => {
    const isKnown = await connection.introspect({ useCache: true }).then(
      ({ tables }) => tables.length > 0,
      () => false,
    );
    if (!isKnown) reading = undefined;
    return isKnown;
  };
  let reading: Promise<boolean> | undefined = read();
  return {
    isKnown: () => (reading ??= read()),
    /** A database that is closed in the middle of a reading would complain. */
    settle: async () => void (await reading),
  };
}

/** Through the same queue as every request. A database that serves nobody is not healthy, nor is one that stores nothing. */
async function pingDatabase(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ is_read_only: boolean }>`
    select current_setting('transaction_read_only')::boolean as is_read_only`.execute(db);
  if (rows[0]?.is_read_only) throw new Error('The database is read-only.');
}

export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { backing, secrets } = options;
  const connection =
    backing.mode === 'postgres'
      ? await openPostgres(backing.databaseUrl)
      : await openEmbedded(options.dataDir);

  // At the first request @supabase/lite would grant everything on every table to everybody who has a key, and
  // leave row level security as the only fence. Our migrations settle the grants; tell it that this is done.
  Object.assign(connection, { rlsState: 'active' });

  tellContextAtOnce(connection);

  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      site_url: options.siteUrl,
      additional_redirect_urls: [],
      email: { enable_confirmations: true },
    },
    api: { schemas: ['public'], max_rows: 100 },
    options: { server: { admin: false, disableStudio: true } },
  });
  const outbox = await openOutbox({
    db: connection.kysely,
    courier: options.courier,
    isOnlyServer: backing.mode === 'embedded',
  });
  await app.init();
  const catalogue = openCatalogue(connection);

  const gate = createGate(maxDataRequests, dataPatienceMs);
  const answer = async (request: Request) => {
    // Without a peer @supabase/lite would take every request for one from this machine, and trust it.
    const { result, hasFault } = await watchDatabase(async () => app.fetch(request, { peerAddress: null }));
    // Whatever it makes of that: 405 for a standby that cannot write, say.
    return hasFault && !result.ok ? databaseUnavailable() : result;
  };

  return {
    async fetch(request) {
      const isData = new URL(request.url).pathname.startsWith('/rest/');
      if (isData && !(await catalogue.isKnown())) return databaseUnavailable();
      if (!isData || backing.mode === 'embedded') return answer(request);
      return (await gate(() => answer(request))) ?? databaseUnavailable();
    },
    db: connection.kysely,
    outbox,
    secrets,
    ping: () => pingDatabase(connection.kysely),
    async close() {
      await catalogue.settle();
      await outbox.close();
      await connection.close();
    },
  };
}
