import { App } from '@supabase/lite';
import { openAccounts, type Accounts } from '#server/auth/accounts.ts';
import { databaseUnavailable } from '#server/http/api-errors.ts';
import type { Secrets } from './data-dir.ts';
import { watchDatabase } from './database-fault.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import type { Deliver } from '#server/mail/mail.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { migrate, pgliteSession, readMigrations, withPostgresLock } from './migrations.ts';
import { openPostgresSessions } from './postgres-sessions.ts';
import { tellContextAtOnce } from './session-context.ts';
import type { Backing } from '#server/settings.ts';
import { StartError } from '#server/start-error.ts';

export interface Backend {
  fetch(request: Request, peerAddress: string | null): Promise<Response>;
  accounts: Accounts;
  /** Rejects when the database does not answer. */
  ping(): Promise<unknown>;
  close(): Promise<void>;
}

export interface BackendOptions {
  backing: Exclude<Backing, { mode: 'supabase' }>;
  dataDir: string;
  secrets: Secrets;
  deliver: Deliver;
  siteUrl: string;
}

async function openEmbedded(dataDir: string) {
  const connection = await openEmbeddedDatabase(dataDir);
  await migrate(pgliteSession(connection.driver), await readMigrations());
  return { connection, ping: () => connection.driver.query('select 1') };
}

async function openPostgres(databaseUrl: string) {
  const connection = openPostgresSessions(databaseUrl);
  try {
    const migrations = await readMigrations();
    await withPostgresLock(connection.driver, (session) => migrate(session, migrations));
  } catch (error) {
    await connection.driver.end({ timeout: 1 });
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`DATABASE_URL: la base de datos no se puede usar (${reason}).`);
  }
  return { connection, ping: () => connection.driver`select 1` };
}

export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { backing, secrets } = options;
  const { connection, ping } =
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
      minimum_password_length: 8,
      // The code behind a link is all that its token is made of, and our mails do not show it: make it long.
      email: { enable_confirmations: true, otp_length: 40, otp_expiry: 86_400 },
    },
    api: { schemas: ['public'], max_rows: 100 },
    options: { server: { admin: false, disableStudio: true } },
  });
  const mailer = createMailer(options.deliver);
  app._mailer = mailer;
  await app.init();
  // Otherwise the first learner of the day waits while the data API reads the catalogue.
  await connection.introspect({ useCache: true });

  return {
    async fetch(request, peerAddress) {
      const { result, hasFault } = await watchDatabase(async () => app.fetch(request, { peerAddress }));
      return hasFault && result.status >= 500 ? databaseUnavailable() : result;
    },
    accounts: openAccounts(connection.kysely, mailer),
    ping,
    close: () => connection.close(),
  };
}
