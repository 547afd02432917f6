import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp, type AppParts } from '#server/http/app.ts';
import { ensureDataDir, loadSecrets } from '#server/database/data-dir.ts';
import { inDataDir } from '#server/database/file-fault.ts';
import { attachApp, createHttpServer, listen, stopServer } from '#server/http/http-server.ts';
import { lockDataDir, type Lock } from '#server/database/lock.ts';
import { mailboxPath } from '#server/mail/mailbox-page.ts';
import { isLoopbackOrigin, listeningOrigin, ownOrigins } from '#server/http/origin.ts';
import type { SettingsFor } from '#server/site/pages.ts';
import { serveWhileOpening } from '#server/http/opening.ts';
import { lineOut, silentLog } from '#server/http/log.ts';
import { createMetrics } from '#server/http/metrics.ts';
import { createReportPages } from '#server/http/report-pages.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import type { Settings } from './settings.ts';
import { openSite, type Site } from '#server/site/site.ts';

export interface RunningServer {
  /** `http://127.0.0.1:3000` */
  origin: string;
  port: number;
  /** Address of the local mailbox, or null with a mail server or a Supabase project. */
  mailbox: string | null;
  /** Lets open requests finish, then closes the database. */
  stop(): Promise<void>;
}

async function claimDataDir({ backing, dataDir }: Settings): Promise<Lock | null> {
  if (backing.mode === 'supabase') return null;
  await ensureDataDir(dataDir);
  return backing.mode === 'embedded' ? lockDataDir(dataDir) : null;
}

/** Behind a proxy every visitor looks local, so the mailbox exists only where there can be none. */
function hasLocalMailbox({ backing, smtp, publicUrl, trustedProxies }: Settings): boolean {
  if (backing.mode === 'supabase') return false;
  return smtp === null && (publicUrl === null || isLoopbackOrigin(publicUrl)) && trustedProxies === null;
}

/** The browser's keys to the backend, and our secrets. */
async function findBackend(settings: Settings) {
  const { backing } = settings;
  if (backing.mode === 'supabase') {
    const { supabaseUrl, supabaseAnonKey } = backing;
    return { secrets: null, keys: { supabaseUrl, supabaseAnonKey } };
  }
  const secrets = await loadSecrets(settings);
  return { secrets, keys: { supabaseUrl: null, supabaseAnonKey: secrets.publishableKey } };
}

const notYet = { api: null, mailboxPages: null, ping: () => Promise.reject(new Error('Still opening.')) };

/** The development server also needs the HTTP server, for hot reloading's web socket. */
export type OpenSite = (settingsFor: SettingsFor, server: Server) => Promise<Site>;

/**
 * A second defence behind the closed list of calls: Object.prototype accepts no new properties. Otherwise a name such as
 * `__proto__` in a request, written there by a careless library, would change every object of this process until a restart.
 */
function closePrototype() {
  Object.preventExtensions(Object.prototype);
}

/** In closing order: a request in progress needs all later parts. */
const parts = ['server', 'site', 'school', 'lock'] as const;

/**
 * Starts everything that the settings ask for, and resolves once all of it works. Pages are served first: the database takes
 * longer. If a part fails, closes all others.
 */
export async function runServer(
  settings: Settings,
  openTheSite: OpenSite = (settingsFor) => openSite(settings.distDir, settings.dataDir, settingsFor),
): Promise<RunningServer> {
  closePrototype();
  const { backing, dataDir, host, publicUrl, trustedProxies } = settings;
  let close: Partial<Record<(typeof parts)[number], () => unknown>> = {};
  const closeAll = async () => {
    const open = close;
    close = {};
    for (const part of parts) await open[part]?.();
  };
  try {
    const lock = await inDataDir(dataDir, () => claimDataDir(settings));
    if (lock) close.lock = () => lock.release();
    const { secrets, keys } = await inDataDir(dataDir, () => findBackend(settings));
    const hasMailbox = hasLocalMailbox(settings);
    const metrics = createMetrics();
    // The database opens in another thread, or on another machine, while this one prepares the pages.
    const school = import('./open-school.ts').then(({ openSchool }) =>
      openSchool({ settings, secrets, lock, hasMailbox, metrics }),
    );
    // Its failure is reported once the pages are served (`opening`).
    const schoolOrNull = school.catch(() => null);
    close.school = async () => (await schoolOrNull)?.close();
    const server = createHttpServer(trustedProxies);
    const site = await openTheSite(
      (origin) => ({
        browser: {
          ...keys,
          publicOrigin: origin,
          localMailbox: hasMailbox && origin && isLoopbackOrigin(origin) ? mailboxPath : null,
        },
        stated: settings.stated,
      }),
      server,
    );
    close.site = () => site.close?.();
    await listen(server, settings.port, host);
    close.server = () => stopServer(server);

    const { port } = server.address() as AddressInfo;
    const own = ownOrigins(host, port);
    const origin = listeningOrigin(host, port);
    const headers = securityHeaders(site.contentSecurityPolicy(keys.supabaseUrl));
    const log = settings.log === 'silent' ? silentLog : lineOut;
    const reportPages = createReportPages({ metrics, log, factor: settings.rateLimitFactor });
    const appWith = (rest: Pick<AppParts, 'api' | 'mailboxPages' | 'ping'>) =>
      createApp({
        ...rest,
        site,
        pageOrigin: (asked) => (publicUrl || own.has(asked) ? asked : null),
        origins: { publicUrl, trustedProxies, listeningOrigin: origin },
        securityHeaders: headers,
        metrics,
        metricsToken: settings.metricsToken,
        reportPages,
        log,
      }).fetch;
    const openApp = async () => appWith(await school);
    const opening = backing.mode === 'embedded' ? inDataDir(dataDir, openApp) : openApp();
    const fetch = serveWhileOpening(appWith(notYet), opening);
    attachApp(server, fetch, headers(publicUrl?.startsWith('https:') ?? false), site.middleware);
    await opening;
    // Only now: no tab ever opened a release that could not start.
    const kept = site.keep?.();
    close.site = async () => {
      await kept;
      await site.close?.();
    };
    return { origin, port, mailbox: hasMailbox ? `${origin}${mailboxPath}` : null, stop: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}
