import { Hono } from 'hono';
import { version } from '#server/version.ts';

const pingPatienceMs = 2_000;

type Ping = () => Promise<unknown>;

async function answersInTime(ping: Ping): Promise<boolean> {
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
function askOnce(ping: Ping): Ping {
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

/** `ping` is null with a Supabase project: this server has no database, and does not vouch for another's. */
export function createHealth(ping: Ping | null) {
  const health = new Hono();
  const headers = { 'Cache-Control': 'no-store' };
  const ask = ping && askOnce(ping);
  health.get('/healthz', async (c) => {
    if (!ask) return c.json({ status: 'ok', ...version, database: 'supabase, not checked' }, 200, headers);
    return (await answersInTime(ask))
      ? c.json({ status: 'ok', ...version }, 200, headers)
      : c.json({ status: 'unavailable', ...version }, 503, headers);
  });
  return health;
}
