import { sql } from 'kysely';
import { createAuthLimits } from '#server/accounts/auth-limits.ts';
import { createHashQueue } from '#server/accounts/hash-queue.ts';
import { monotonic } from '#server/accounts/limits.ts';
import { createPasswords } from '#server/accounts/passwords.ts';
import { keepPruned } from '#server/accounts/prune.ts';
import type { School } from '#server/accounts/school.ts';
import { createTokens } from '#server/accounts/tokens.ts';
import { createAbsentApi, createApi } from '#server/api/api.ts';
import { startNightly } from '#server/backup/nightly.ts';
import { dumpPostgres } from '#server/backup/postgres-tools.ts';
import { bringTo, exportRunning, removeLeftovers } from '#server/backup/school-export.ts';
import { systemClock } from '#server/clock.ts';
import type { Secrets } from '#server/database/data-dir.ts';
import { openDatabase, type Database } from '#server/database/database.ts';
import { readDatabaseState } from '#server/database/database-state.ts';
import type { Lock } from '#server/database/lock.ts';
import { readFigures } from '#server/figures/figures.ts';
import type { AppParts } from '#server/http/app.ts';
import { lineOut } from '#server/http/log.ts';
import type { Metrics } from '#server/http/metrics.ts';
import type { Courier } from '#server/mail/mail.ts';
import { mailboxCourier, openMailbox, type Mailbox } from '#server/mail/mailbox.ts';
import { createMailboxPages } from '#server/mail/mailbox-page.ts';
import { openOutbox } from '#server/mail/outbox.ts';
import { countMails } from '#server/mail/outbox-table.ts';
import type { Settings } from './settings.ts';

interface Needs {
  settings: Settings;
  /** Null with a Supabase project, which has its own. */
  secrets: Secrets | null;
  lock: Lock | null;
  hasMailbox: boolean;
  metrics: Metrics;
}

/** The parts that need the database. It takes a second to load and more to open, so it comes after the pages (run.ts). */
interface OpenSchool extends Pick<AppParts, 'api' | 'mailboxPages' | 'ping'> {
  close(): Promise<void>;
}

async function courierFor({ smtp }: Settings, mailbox: Mailbox): Promise<Courier> {
  return smtp ? (await import('#server/mail/smtp.ts')).smtpCourier(smtp) : mailboxCourier(mailbox);
}

/** Commands ask the server that uses the folder; with BACKUP_DIR it also makes a copy every night. */
function offerBackups(settings: Settings, lock: Lock | null, { accounts }: Database, secrets: Secrets) {
  const { backing, dataDir, backup } = settings;
  const exportNow = () => exportRunning(accounts, secrets, dataDir);
  const query = async (text: string) => (await sql.raw<Record<string, unknown>>(text).execute(accounts)).rows;
  lock?.answer({
    backup: async () => ({ ...(await exportNow()) }),
    figures: async () => ({ weeks: await readFigures({ query }) }),
    state: async () => ({ ...(await readDatabaseState({ query })) }),
  });
  if (!backup) return null;
  const write = async (file: string) => {
    if (backing.mode === 'postgres') {
      await dumpPostgres(backing.databaseUrl, file);
      return null;
    }
    const made = await exportNow();
    await bringTo(made.file, file);
    return made.accounts;
  };
  const extension = backing.mode === 'postgres' ? 'dump' : 'gz';
  return startNightly({ ...backup, extension, write, clock: systemClock, log: lineOut });
}

/** Everything that answers calls; `close` shuts it down in order, the database last. */
export async function openSchool({
  settings,
  secrets,
  lock,
  hasMailbox,
  metrics,
}: Needs): Promise<OpenSchool> {
  const { backing, dataDir, passwordCost, rateLimitFactor } = settings;
  if (backing.mode === 'supabase') {
    const api = createAbsentApi(backing.supabaseUrl);
    return { api, mailboxPages: null, ping: null, close: async () => undefined };
  }
  if (!secrets) throw new Error('Only a Supabase project has secrets of its own.');
  if (lock) await removeLeftovers(dataDir);
  const mailbox = openMailbox(dataDir);
  const courier = await courierFor(settings, mailbox);
  const database = await openDatabase(backing, dataDir);
  const { accounts: db, data, ping } = database;
  const outbox = await openOutbox({
    db,
    courier,
    isOnlyServer: backing.mode === 'embedded',
    onAttempt: (result) => metrics.count('aplica_ia_mail_attempts_total', { result }),
  });
  const hashQueue = createHashQueue();
  metrics.watch('aplica_ia_hash_running', () => hashQueue.running);
  metrics.watch('aplica_ia_hash_waiting', () => hashQueue.waiting);
  metrics.watch('aplica_ia_outbox_mails', () => countMails(db).catch(() => null));
  const school: School = {
    db,
    data,
    outbox,
    passwords: await createPasswords(hashQueue, passwordCost),
    limits: createAuthLimits(rateLimitFactor, monotonic, (limit) =>
      metrics.count('aplica_ia_limit_refusals_total', { limit }),
    ),
    tokens: await createTokens(secrets.jwtSecret),
  };
  const stopPruning = keepPruned(db);
  const nightly = offerBackups(settings, lock, database, secrets);
  const readMails = async () => {
    // Lets a developer find a mail right after the request that caused it.
    await outbox.idle();
    return mailbox.list();
  };
  return {
    api: createApi({ school, secrets }),
    mailboxPages: hasMailbox ? createMailboxPages(readMails) : null,
    ping,
    async close() {
      await nightly?.stop();
      await stopPruning();
      await outbox.close();
      await database.close();
    },
  };
}
