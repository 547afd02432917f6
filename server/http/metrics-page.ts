import { Hono } from 'hono';
import { isLocalCaller } from './local-caller.ts';
import type { Metrics } from './metrics.ts';
import type { Variables } from './request-context.ts';
import { sameText } from './same-text.ts';

/** For programs on this machine, and for those that know the token. Strangers get what every unknown address gets. */
export function createMetricsPage(metrics: Metrics, token: string | null) {
  const page = new Hono<{ Variables: Variables }>();
  page.get('/metrics', async (c, next) => {
    const given = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
    const knowsToken = token !== null && given !== undefined && sameText(given, token);
    if (!knowsToken && !isLocalCaller(c.var.connection, c.req.raw.headers)) return next();
    return c.text(await metrics.text(), 200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      'Cache-Control': 'no-store',
    });
  });
  return page;
}
