import { createAbsentApi } from '#server/api/api.ts';
import { createApp, type AppParts } from '#server/http/app.ts';
import { parseTrustedProxies } from '#server/http/client-address.ts';
import type { RequestRecord } from '#server/http/log.ts';
import { createMetrics } from '#server/http/metrics.ts';
import { createReportPages } from '#server/http/report-pages.ts';
import { contentSecurityPolicy, securityHeaders } from '#server/http/security-headers.ts';

/** A site with one page. */
export const page = { respond: async () => new Response('hola'), contentSecurityPolicy: () => '' };

/** The app without a socket or database; `ask` can come from any address. */
export function appWith(parts: Partial<AppParts> = {}) {
  const records: RequestRecord[] = [];
  const reports: object[] = [];
  const metrics = createMetrics();
  const app = createApp({
    site: page,
    api: createAbsentApi('https://abcd.supabase.co'),
    mailboxPages: null,
    ping: async () => undefined,
    pageOrigin: (origin) => origin,
    origins: {
      publicUrl: null,
      trustedProxies: parseTrustedProxies('true'),
      listeningOrigin: 'http://x:1',
    },
    securityHeaders: securityHeaders(
      contentSecurityPolicy({ scriptHashes: [], styleHashes: [], supabaseUrl: null }),
    ),
    metrics,
    metricsToken: null,
    reportPages: createReportPages({ metrics, log: (line) => reports.push(line), factor: 1 }),
    log: (record) => records.push(record),
    ...parts,
  });
  const ask = (path: string, init?: RequestInit, remoteAddress = '127.0.0.1') =>
    app.request(`http://escuela.example${path}`, init, {
      incoming: { socket: { remoteAddress }, httpVersion: '1.1' },
    });
  return { ask, records, reports };
}
