import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApi, createAbsentApi } from '#server/auth/api.ts';
import { createApp } from '#server/http/app.ts';
import { closePrototype } from '#server/http/closed-prototype.ts';
import { openSchool } from '#server/accounts/open-school.ts';
import { dumpPostgres } from '#server/backup/postgres-tools.ts';
import { bringTo, exportRunning, removeLeftovers } from '#server/backup/school-export.ts';
import { startNightly, systemClock } from '#server/backup/nightly.ts';
import { openBackend, type Backend } from '#server/database/backend.ts';
import { ensureDataDir, loadSecrets } from '#server/database/data-dir.ts';
import { explainFileFault } from '#server/database/file-fault.ts';
import { attachApp, createHttpServer, listen, stopServer } from '#server/http/http-server.ts';
import { lockDataDir, type Lock } from '#server/database/lock.ts';
import { mailboxCourier, openMailbox } from '#server/mail/mailbox.ts';
import { createMailboxPages, mailboxPath } from '#server/mail/mailbox-page.ts';
import { isLoopbackOrigin, ownOrigins } from '#server/http/origin.ts';
import type { SettingsFor } from '#server/site/pages.ts';
import { lineLog, lineOut, silentLog } from '#server/http/request-log.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import type { Settings } from './settings.ts';
import { openSite, type Site } from '#server/site/site.ts';

export interface RunningServer {
  /** `http://127.0.0.1:3000` */
  origin: string;
  port: number;
  /** Address of the local mailbox, or null when mail is really sent (or is not our business). */
  mailbox: string | null;
  /** Lets open requests finish, then closes the database. */
  stop(): Promise<void>;
}

const hostInUrl = (host: string) => {
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return shown.includes(':') ? `[${shown}]` : shown;
};

async function claimDataDir({ backing, dataDir }: Settings): Promise<Lock | null> {
  if (backing.mode === 'supabase') return null;
  await ensureDataDir(dataDir);
  if (backing.mode !== 'embedded') return null;
  const lock = await lockDataDir(dataDir);
  await removeLeftovers(dataDir);
  return lock;
}

/** Behind a proxy everybody looks local, so the mailbox exists only where there can be none. */
function hasLocalMailbox({ smtp, publicUrl, trustedProxies }: Settings): boolean {
  return smtp === null && (publicUrl === null || isLoopbackOrigin(publicUrl)) && trustedProxies === null;
}

/** Commands ask the server that uses the folder for a copy; with BACKUP_DIR it makes one every night by itself. */
function offerBackups(
  { backing, dataDir, backup }: Settings,
  parts: { lock: Lock | null; backend: Backend },
) {
  const exportNow = () => exportRunning(parts.backend.db, parts.backend.secrets, dataDir);
  parts.lock?.answer({ backup: async () => ({ ...(await exportNow()) }) });
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

async function openApi(settings: Settings, siteUrl: string) {
  const { backing } = settings;
  if (backing.mode === 'supabase') {
    const keys = { supabaseUrl: backing.supabaseUrl, supabaseAnonKey: backing.supabaseAnonKey };
    return { api: createAbsentApi(backing.supabaseUrl), backend: null, close: null, mailbox: null, keys };
  }
  const secrets = await loadSecrets(settings);
  const { smtp } = settings;
  const mailbox = openMailbox(settings.dataDir);
  const courier = smtp ? (await import('#server/mail/smtp.ts')).smtpCourier(smtp) : mailboxCourier(mailbox);
  const backend = await openBackend({ backing, dataDir: settings.dataDir, secrets, courier, siteUrl });
  const { school, close } = await openSchool({ backend, secrets, limitFactor: settings.rateLimitFactor });
  const keys = { supabaseUrl: null, supabaseAnonKey: secrets.publishableKey };
  const readMails = async () => {
    // Whoever looks right after a request finds the mail that it caused.
    await backend.outbox.idle();
    return mailbox.list();
  };
  return {
    api: createApi({ school, secrets }),
    backend,
    close,
    mailbox: hasLocalMailbox(settings) ? createMailboxPages(readMails) : null,
    keys,
  };
}

/** The development server also needs the HTTP server, for the web socket of its hot reloading. */
export type OpenSite = (settingsFor: SettingsFor, server: Server) => Promise<Site>;

/** Starts everything that the settings ask for. Whatever fails on the way is closed again. */
export async function runServer(
  settings: Settings,
  openTheSite: OpenSite = (settingsFor) => openSite(settings.distDir, settingsFor),
): Promise<RunningServer> {
  closePrototype();
  const { host } = settings;
  const inDataDir = <T>(work: () => Promise<T>) =>
    work().catch((error: unknown) => {
      throw explainFileFault(error, settings.dataDir);
    });
  // Each step that succeeds leaves how to take it back. A failed start and an ordinary stop do the same: all of it, last
  // one first.
  const undo: (() => Promise<unknown>)[] = [];
  const undoAll = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  try {
    const lock = await inDataDir(() => claimDataDir(settings));
    if (lock) undo.push(() => lock.release());
    let port = settings.port;
    const listeningOrigin = () => `http://${hostInUrl(host)}:${port}`;
    const { api, backend, close, mailbox, keys } = await inDataDir(() =>
      openApi(settings, settings.publicUrl ?? listeningOrigin()),
    );
    if (close) undo.push(close);
    const nightly = backend && offerBackups(settings, { lock, backend });
    if (nightly) undo.push(() => nightly.stop());
    const server = createHttpServer(settings.trustedProxies);
    let own = new Set<string>();
    const site = await openTheSite(
      (origin) => ({
        ...keys,
        publicOrigin: origin,
        localMailbox: mailbox && origin && isLoopbackOrigin(origin) ? mailboxPath : null,
      }),
      server,
    );
    undo.push(async () => site.close?.());
    const headers = securityHeaders(site.contentSecurityPolicy(keys.supabaseUrl));
    const app = createApp({
      site,
      api,
      mailboxPages: mailbox,
      ping: backend && (() => backend.ping()),
      pageOrigin: (origin) => (settings.publicUrl || own.has(origin) ? origin : null),
      origins: { publicUrl: settings.publicUrl, trustedProxies: settings.trustedProxies, listeningOrigin },
      securityHeaders: headers,
      log: settings.log === 'silent' ? silentLog : lineLog,
    });
    attachApp(server, app.fetch, headers(settings.publicUrl?.startsWith('https:') ?? false), site.middleware);
    await listen(server, settings.port, host);
    undo.push(() => stopServer(server));
    port = (server.address() as AddressInfo).port;
    own = ownOrigins(host, port);
    const origin = listeningOrigin();
    return { origin, port, mailbox: mailbox && `${origin}${mailboxPath}`, stop: undoAll };
  } catch (error) {
    await undoAll();
    throw error;
  }
}
