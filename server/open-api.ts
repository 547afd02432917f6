import { openSchool } from '#server/accounts/open-school.ts';
import { createAbsentApi, createApi } from '#server/auth/api.ts';
import { startNightly, systemClock } from '#server/backup/nightly.ts';
import { dumpPostgres } from '#server/backup/postgres-tools.ts';
import { bringTo, exportRunning, removeLeftovers } from '#server/backup/school-export.ts';
import { openBackend, type Backend } from '#server/database/backend.ts';
import type { Secrets } from '#server/database/data-dir.ts';
import type { Lock } from '#server/database/lock.ts';
import type { AppParts } from '#server/http/app.ts';
import { lineOut } from '#server/http/log.ts';
import { mailboxCourier, openMailbox } from '#server/mail/mailbox.ts';
import { createMailboxPages } from '#server/mail/mailbox-page.ts';
import type { Settings } from './settings.ts';

interface ApiOptions {
  settings: Settings;
  /** Null with a Supabase project, which has its own. */
  secrets: Secrets | null;
  lock: Lock | null;
  /** Where links in mails lead if the request does not say. */
  siteUrl: string;
  hasMailbox: boolean;
}

/** What needs the database. It takes a second to load and more to open, so it comes after the pages (run.ts). */
interface Api extends Pick<AppParts, 'api' | 'mailboxPages' | 'ping'> {
  close(): Promise<void>;
}

/** Commands ask the server that uses the folder for a copy; with BACKUP_DIR it makes one every night by itself. */
function offerBackups({ backing, dataDir, backup }: Settings, lock: Lock | null, backend: Backend) {
  const exportNow = () => exportRunning(backend.db, backend.secrets, dataDir);
  lock?.answer({ backup: async () => ({ ...(await exportNow()) }) });
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

export async function openApi({ settings, secrets, lock, siteUrl, hasMailbox }: ApiOptions): Promise<Api> {
  const { backing, dataDir, smtp } = settings;
  if (backing.mode === 'supabase' || !secrets) {
    const api = createAbsentApi(backing.mode === 'supabase' ? backing.supabaseUrl : siteUrl);
    return { api, mailboxPages: null, ping: null, close: async () => undefined };
  }
  if (lock) await removeLeftovers(dataDir);
  const mailbox = openMailbox(dataDir);
  const courier = smtp ? (await import('#server/mail/smtp.ts')).smtpCourier(smtp) : mailboxCourier(mailbox);
  const backend = await openBackend({ backing, dataDir, secrets, courier, siteUrl });
  const { rateLimitFactor: limitFactor, passwordCost } = settings;
  const { school, close } = await openSchool({ backend, secrets, limitFactor, passwordCost });
  const nightly = offerBackups(settings, lock, backend);
  const readMails = async () => {
    // Whoever looks right after a request finds the mail that it caused.
    await backend.outbox.idle();
    return mailbox.list();
  };
  return {
    api: createApi({ school, secrets }),
    mailboxPages: hasMailbox ? createMailboxPages(readMails) : null,
    ping: () => backend.ping(),
    async close() {
      await nightly?.stop();
      await close();
    },
  };
}
