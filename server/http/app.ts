import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { apiError, databaseUnavailable } from './api-errors.ts';
import type { createApi } from '#server/api/api.ts';
import { clientAddress, limitKey } from './client-address.ts';
import { isDatabaseFault } from '#server/database/database-fault.ts';
import type { createMailboxPages } from '#server/mail/mailbox-page.ts';
import { needsDatabase } from './opening.ts';
import { mailOrigin, requestOrigin, type OriginOptions } from './origin.ts';
import type { Connection, Variables } from './request-context.ts';
import type { RequestLog } from './log.ts';
import type { SecurityHeaders } from './security-headers.ts';
import type { Site } from '#server/site/site.ts';

export interface AppParts {
  site: Site;
  /** Null while the database is still being opened (opening.ts). */
  api: ReturnType<typeof createApi> | null;
  mailboxPages: ReturnType<typeof createMailboxPages> | null;
  /** Null with a Supabase project: its health is not ours to check. */
  ping: (() => Promise<unknown>) | null;
  /** The address to print in a page requested under this one; null for relative links. */
  pageOrigin: (origin: string) => string | null;
  origins: OriginOptions;
  securityHeaders: SecurityHeaders;
  log: RequestLog;
}

const pingPatienceMs = 2_000;

/** All null in tests that call the app without a socket. */
function connectionOf(env: Partial<HttpBindings> | undefined): Connection {
  const socket = env?.incoming?.socket;
  return {
    peerAddress: socket?.remoteAddress ?? null,
    isEncrypted: socket !== undefined && 'encrypted' in socket && socket.encrypted === true,
    httpVersion: env?.incoming?.httpVersion ?? null,
  };
}

async function answersInTime(ping: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not answer.')), pingPatienceMs);
  });
  try {
    await Promise.race([ping(), late]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Health checks need no key, and the ping goes through the queue of all requests: concurrent checks share one ping, or
 * thousands would hold up the learners.
 */
function askOnce(ping: () => Promise<unknown>): () => Promise<unknown> {
  let asked: Promise<unknown> | undefined;
  return () => {
    if (asked) return asked;
    const question = ping().finally(forget);
    // A ping that hangs must not answer later callers, once the database is back.
    const timer = setTimeout(forget, pingPatienceMs).unref();
    function forget() {
      clearTimeout(timer);
      if (asked === question) asked = undefined;
    }
    return (asked = question);
  };
}

/** A copy with mutable headers and a Content-Length. Answers of the API are short. */
async function withLength(answer: Response): Promise<Response> {
  if (!answer.body || answer.headers.has('content-length')) return new Response(answer.body, answer);
  const body = await answer.arrayBuffer();
  const copy = new Response(body, answer);
  copy.headers.set('Content-Length', String(body.byteLength));
  return copy;
}

export function createApp(parts: AppParts) {
  const { origins, securityHeaders, log } = parts;
  const isPublicHttps = origins.publicUrl?.startsWith('https:') ?? false;
  const ping = parts.ping && askOnce(parts.ping);
  const app = new Hono<{ Bindings: HttpBindings; Variables: Variables }>();

  app.use(async (c, next) => {
    const begun = performance.now();
    const headers = c.req.raw.headers;
    const connection = connectionOf(c.env);
    const { origin, isHttps } = requestOrigin(headers, connection, origins);
    c.set('connection', connection);
    c.set('client', limitKey(clientAddress(headers, connection, origins.trustedProxies)));
    c.set('origin', origin);
    c.set('isHttps', isHttps);
    c.set('mailOrigin', mailOrigin(origin, origins));
    await next();
    const answer = await withLength(c.res);
    for (const [name, value] of Object.entries(securityHeaders(isHttps || isPublicHttps))) {
      if (name !== 'Content-Security-Policy' || !answer.headers.has(name)) answer.headers.set(name, value);
    }
    // Otherwise Hono would merge the old headers into the new answer.
    c.res = undefined;
    c.res = answer;
    log({
      time: new Date().toISOString(),
      method: c.req.method,
      path: c.req.path,
      status: answer.status,
      ms: Math.round((performance.now() - begun) * 10) / 10,
      bytes: Number(answer.headers.get('content-length') ?? 0),
    });
  });

  app.get('/healthz', async (c) => {
    const headers = { 'Cache-Control': 'no-store' };
    // With a Supabase project this server has no database, and does not vouch for another's.
    if (!ping) return c.json({ status: 'ok', database: 'supabase, not checked' }, 200, headers);
    return (await answersInTime(ping))
      ? c.json({ status: 'ok' }, 200, headers)
      : c.json({ status: 'unavailable' }, 503, headers);
  });
  if (parts.api) app.route('/', parts.api);
  else app.use(async (c, next) => (needsDatabase(c.req.path) ? databaseUnavailable() : next()));
  if (parts.mailboxPages) app.route('/', parts.mailboxPages);
  app.all('*', (c) => parts.site.respond(c.req.raw, parts.pageOrigin(c.var.origin)));

  app.onError((error, c) => {
    console.error(`${c.req.method} ${c.req.path}:`, error);
    if (isDatabaseFault(error)) return databaseUnavailable();
    return apiError(
      500,
      'unexpected_failure',
      'Algo ha fallado en el servidor. Vuelve a probar en un momento.',
    );
  });
  return app;
}
