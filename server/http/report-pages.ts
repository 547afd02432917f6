import { Hono } from 'hono';
import { createLimiter, monotonic } from '#server/accounts/limits.ts';
import { boundedBody } from '#server/api/reading.ts';
import { readReport } from './browser-reports.ts';
import type { Metrics } from './metrics.ts';
import type { Variables } from './request-context.ts';
import { reportPaths } from './security-headers.ts';

/** A report repeats our policy, which is half of it. */
const maxBodyBytes = 16 * 1024;

interface ReportOptions {
  metrics: Metrics;
  log(record: object): void;
  /** As for all limits of clients (RATE_LIMITS). */
  factor: number;
  now?: () => number;
}

/**
 * Takes reports of browsers and writes one line for each. Nobody waits for the answer, so it says nothing. The limit for all
 * clients together is not multiplied: it protects the log, not a client.
 */
export function createReportPages({ metrics, log, factor, now = monotonic }: ReportOptions) {
  const perClient = createLimiter({ max: 20 * factor, windowSeconds: 60 }, now);
  const everyone = createLimiter({ max: 60, windowSeconds: 60 }, now);
  const pages = new Hono<{ Variables: Variables }>();
  for (const kind of ['policy', 'script'] as const) {
    pages.post(reportPaths[kind], async (c) => {
      if (perClient.wait(c.var.client) !== null) {
        metrics.count('aplica_ia_limit_refusals_total', { limit: 'report' });
        return c.body(null, 429);
      }
      perClient.take(c.var.client);
      const body = await boundedBody(c.req.raw, maxBodyBytes).catch(() => '');
      if (body === null) return c.body(null, 413);
      const report = readReport(kind, body);
      if (report === null) return c.body(null, 400);
      metrics.count('aplica_ia_browser_reports_total', { kind });
      if (everyone.wait('all') !== null) {
        metrics.count('aplica_ia_limit_refusals_total', { limit: 'all-reports' });
        return c.body(null, 204);
      }
      everyone.take('all');
      log({ time: new Date().toISOString(), level: 'warning', id: c.var.requestId, ...report });
      return c.body(null, 204);
    });
  }
  return pages;
}
