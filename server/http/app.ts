import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { apiError, databaseUnavailable } from './api-errors.ts';
import type { createApi } from '#server/api/api.ts';
import { clientAddress, limitKey } from './client-address.ts';
import { isDatabaseFault } from '#server/database/database-fault.ts';
import type { createMailboxPages } from '#server/mail/mailbox-page.ts';
import { createHealth } from './health.ts';
import { routeClass, type Metrics } from './metrics.ts';
import { createMetricsPage } from './metrics-page.ts';
import { needsDatabase } from './opening.ts';
import { mailOrigin, requestOrigin, type OriginOptions } from './origin.ts';
import type { createReportPages } from './report-pages.ts';
import type { Connection, Variables } from './request-context.ts';
import { requestId } from './request-id.ts';
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
  metrics: Metrics;
  /** Null: only programs on this machine may read them. */
  metricsToken: string | null;
  reportPages: ReturnType<typeof createReportPages>;
  log: RequestLog;
}

/** All null in tests that call the app without a socket. */
function connectionOf(env: Partial<HttpBindings> | undefined): Connection {
  const socket = env?.incoming?.socket;
  return {
    peerAddress: socket?.remoteAddress ?? null,
    isEncrypted: socket !== undefined && 'encrypted' in socket && socket.encrypted === true,
    httpVersion: env?.incoming?.httpVersion ?? null,
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
  const { origins, securityHeaders, metrics, log } = parts;
  const isPublicHttps = origins.publicUrl?.startsWith('https:') ?? false;
  const app = new Hono<{ Bindings: HttpBindings; Variables: Variables }>();

  app.use(async (c, next) => {
    const begun = performance.now();
    const headers = c.req.raw.headers;
    const connection = connectionOf(c.env);
    const { origin, isHttps } = requestOrigin(headers, connection, origins);
    const id = requestId(headers, connection, origins.trustedProxies);
    c.set('requestId', id);
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
    if (answer.status >= 400) answer.headers.set('X-Request-Id', id);
    // Otherwise Hono would merge the old headers into the new answer.
    c.res = undefined;
    c.res = answer;
    metrics.count('aplica_ia_requests_total', {
      route: routeClass(c.req.path),
      status: `${Math.floor(answer.status / 100)}xx`,
    });
    log({
      time: new Date().toISOString(),
      id,
      method: c.req.method,
      path: c.req.path,
      status: answer.status,
      ms: Math.round((performance.now() - begun) * 10) / 10,
      bytes: Number(answer.headers.get('content-length') ?? 0),
    });
  });

  app.route('/', createHealth(parts.ping));
  app.route('/', createMetricsPage(metrics, parts.metricsToken));
  app.route('/', parts.reportPages);
  if (parts.api) app.route('/', parts.api);
  else app.use(async (c, next) => (needsDatabase(c.req.path) ? databaseUnavailable() : next()));
  if (parts.mailboxPages) app.route('/', parts.mailboxPages);
  app.all('*', (c) => parts.site.respond(c.req.raw, parts.pageOrigin(c.var.origin)));

  app.onError((error, c) => {
    const id = c.var.requestId;
    const kind = isDatabaseFault(error) ? 'database' : 'unexpected';
    metrics.count('aplica_ia_errors_total', { kind });
    console.error(`${c.req.method} ${c.req.path}:`, error, { id });
    if (kind === 'database') return databaseUnavailable();
    // Supabase's auth server names the request in the body too; its data server has no field for it.
    const details = c.req.path.startsWith('/auth/v1/') ? { error_id: id } : {};
    const sentence = 'Algo ha fallado en el servidor. Vuelve a probar en un momento.';
    return apiError(500, 'unexpected_failure', sentence, {}, details);
  });
  return app;
}
