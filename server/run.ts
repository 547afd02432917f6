import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApi, createAbsentApi } from '#server/auth/api.ts';
import { createApp } from '#server/http/app.ts';
import { createAuthApi } from '#server/auth/auth-api.ts';
import { createAuthLimits } from '#server/auth/auth-limits.ts';
import { openBackend } from '#server/database/backend.ts';
import { ensureDataDir, loadSecrets } from '#server/database/data-dir.ts';
import { explainFileFault } from '#server/database/file-fault.ts';
import { createHashQueue } from '#server/auth/hash-queue.ts';
import { attachApp, listen, stopServer } from '#server/http/http-server.ts';
import { lockDataDir, type Lock } from '#server/database/lock.ts';
import { mailboxDelivery, smtpDelivery } from '#server/mail/mail.ts';
import { openMailbox } from '#server/mail/mailbox.ts';
import { createMailboxPages, mailboxPath } from '#server/mail/mailbox-page.ts';
import { isLoopbackOrigin } from '#server/http/origin.ts';
import type { BrowserSettings } from '#server/site/pages.ts';
import { lineLog, silentLog } from '#server/http/request-log.ts';
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
  return backing.mode === 'embedded' ? lockDataDir(dataDir) : null;
}

async function openApi(settings: Settings, siteUrl: string) {
  const { backing } = settings;
  if (backing.mode === 'supabase') {
    const keys = { supabaseUrl: backing.supabaseUrl, supabaseAnonKey: backing.supabaseAnonKey };
    return { api: createAbsentApi(backing.supabaseUrl), backend: null, mailbox: null, keys };
  }
  const secrets = await loadSecrets(settings);
  const { smtp } = settings;
  const mailbox = openMailbox(settings.dataDir);
  const deliver = smtp ? smtpDelivery(smtp) : mailboxDelivery(mailbox);
  const backend = await openBackend({ backing, dataDir: settings.dataDir, secrets, deliver, siteUrl });
  const limits = createAuthLimits(settings.rateLimitFactor);
  const auth = createAuthApi({ backend, limits, hashQueue: createHashQueue() });
  const keys = { supabaseUrl: null, supabaseAnonKey: secrets.publishableKey };
  return { api: createApi({ backend, secrets, auth }), backend, mailbox: smtp ? null : mailbox, keys };
}

/** The development server also needs the HTTP server, for the web socket of its hot reloading. */
export type OpenSite = (settingsFor: (origin: string) => BrowserSettings, server: Server) => Promise<Site>;

/** Starts everything that the settings ask for. Whatever fails on the way is closed again. */
export async function runServer(
  settings: Settings,
  openTheSite: OpenSite = (settingsFor) => openSite(settings.distDir, settingsFor),
): Promise<RunningServer> {
  const { host } = settings;
  const inDataDir = <T>(work: () => Promise<T>) =>
    work().catch((error: unknown) => {
      throw explainFileFault(error, settings.dataDir);
    });
  const undo: (() => Promise<unknown>)[] = [];
  const undoAll = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  try {
    const lock = await inDataDir(() => claimDataDir(settings));
    if (lock) undo.push(() => lock.release());
    let port = settings.port;
    const listeningOrigin = () => `http://${hostInUrl(host)}:${port}`;
    const { api, backend, mailbox, keys } = await inDataDir(() =>
      openApi(settings, settings.publicUrl ?? listeningOrigin()),
    );
    if (backend) undo.push(() => backend.close());
    const server = createServer();
    const site = await openTheSite(
      (origin) => ({
        supabaseUrl: keys.supabaseUrl ?? origin,
        supabaseAnonKey: keys.supabaseAnonKey,
        publicOrigin: origin,
        localMailbox: mailbox && isLoopbackOrigin(origin) ? mailboxPath : null,
      }),
      server,
    );
    undo.push(async () => site.close?.());
    const headers = securityHeaders(site.contentSecurityPolicy(keys.supabaseUrl));
    const app = createApp({
      site,
      api,
      mailboxPages: mailbox && createMailboxPages(mailbox),
      ping: async () => backend?.ping(),
      origins: { publicUrl: settings.publicUrl, trustedProxies: settings.trustedProxies, listeningOrigin },
      securityHeaders: headers,
      log: settings.log === 'silent' ? silentLog : lineLog,
    });
    attachApp(server, app.fetch, headers(false), site.middleware);
    await listen(server, settings.port, host);
    undo.push(() => stopServer(server));
    port = (server.address() as AddressInfo).port;
    const origin = listeningOrigin();
    return { origin, port, mailbox: mailbox && `${origin}${mailboxPath}`, stop: undoAll };
  } catch (error) {
    await undoAll();
    throw error;
  }
}
