import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ThreadStream } from './embedded/thread-stream.ts';
import { findPostgresBinaries, startPostgres, type TestPostgres } from '#server/testing/postgres.ts';
import { learner, password, startServer, type TestServer } from '#server/testing/server.ts';

// The server logs each failed request.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Learner = Awaited<ReturnType<typeof learner>>;
type Ask = (method: string, path: string, body?: unknown) => Promise<Response>;

const asker = ({ origin, key }: TestServer, token?: string): Ask => {
  const headers: Record<string, string> = { apikey: key, 'content-type': 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  return (method, path, body) =>
    fetch(origin + path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
};

const email = 'ana@example.com';

function callsOf(server: TestServer, { session, userId }: Learner) {
  const visitor = asker(server);
  const own = asker(server, session.access_token);
  const script = asker({ ...server, key: server.secretKey });
  const { refresh_token } = session;
  const reads: [string, () => Promise<Response>][] = [
    ['own account', () => own('GET', '/auth/v1/user')],
    [
      'progress',
      () => own('GET', `/rest/v1/module_progress?select=*&user_id=eq.${userId}&order=module_number.asc`),
    ],
    ['own data', () => own('POST', '/rest/v1/rpc/my_data', {})],
    ['export', () => script('GET', '/rest/v1/module_progress?select=module_number,completed_at')],
  ];
  const writes: [string, () => Promise<Response>][] = [
    ['completion', () => own('POST', '/rest/v1/rpc/complete_module', { module_num: 1 })],
    ['sign-up', () => visitor('POST', '/auth/v1/signup', { email: 'berta@example.com', password })],
    ['sign-in', () => visitor('POST', '/auth/v1/token?grant_type=password', { email, password })],
    ['refresh', () => visitor('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token })],
    ['recovery', () => visitor('POST', '/auth/v1/recover', { email })],
    ['deletion', () => own('POST', '/rest/v1/rpc/delete_my_account', { password })],
    ['new password', () => own('PUT', '/auth/v1/user', { password: 'dos-osos', current_password: password })],
    ['sign-out', () => own('POST', '/auth/v1/logout')],
  ];
  return { reads, writes };
}

const unavailable = '503 database_unavailable true';

const answersTo = async (calls: [string, () => Promise<Response>][]) =>
  Object.fromEntries(
    await Promise.all(
      calls.map(async ([name, ask]): Promise<[string, string]> => {
        const answer = await ask();
        const { error_code } = (await answer.json().catch(() => ({}))) as { error_code?: string };
        return [name, `${answer.status} ${error_code} ${answer.headers.has('retry-after')}`];
      }),
    ),
  );

const allUnavailable = (calls: [string, unknown][]) =>
  Object.fromEntries(calls.map(([name]) => [name, unavailable]));

const healthOf = async ({ origin }: TestServer) => (await fetch(`${origin}/healthz`)).status;

it('a busy embedded database answers every call with 503, and serves again once it is free', async () => {
  const server = await startServer();
  let release = (): void => undefined;
  try {
    const { reads, writes } = callsOf(server, await learner(server, email));
    const all = [...reads, ...writes];
    const held = new Promise<void>((resolve) => (release = resolve));
    const write = ThreadStream.prototype._write;
    const hang = vi.spyOn(ThreadStream.prototype, '_write').mockImplementationOnce(function (
      this: ThreadStream,
      ...message
    ) {
      void held.then(() => write.apply(this, message));
    });
    const first = reads[0]?.[1]();
    await vi.waitUntil(() => hang.mock.calls.length > 0);

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let isDone = false;
    const asked = answersTo(all).finally(() => (isDone = true));
    while (!isDone) {
      await vi.advanceTimersByTimeAsync(100);
      await new Promise((resolve) => setImmediate(resolve));
    }
    vi.useRealTimers();
    expect(await asked).toEqual(allUnavailable(all));
    release();
    expect((await first)?.status).toBe(200);
    expect((await reads[1]?.[1]())?.status).toBe(200);
  } finally {
    release();
    await server.stop();
  }
});

describe.runIf(findPostgresBinaries())('a PostgreSQL that refuses writes, like a standby', () => {
  let cluster: TestPostgres;
  beforeAll(async () => {
    cluster = (await startPostgres()) as TestPostgres;
  });
  afterAll(() => cluster.stop());

  it('answers writes with 503, serves reads, is not healthy, and recovers once it accepts writes', async () => {
    const url = await cluster.createDatabase('standby');
    const server = await startServer({ DATABASE_URL: url });
    const admin = new pg.Client(url);
    await admin.connect();
    const setReadOnly = async (state: 'on' | 'off') => {
      await admin.query(`alter system set default_transaction_read_only = ${state}`);
      await admin.query('select pg_reload_conf()');
    };
    try {
      const { reads, writes } = callsOf(server, await learner(server, email));
      expect(await healthOf(server)).toBe(200);
      await setReadOnly('on');
      await vi.waitUntil(async () => (await healthOf(server)) === 503, { timeout: 20_000 });
      expect(await answersTo(writes)).toEqual(allUnavailable(writes));
      for (const [, ask] of reads) expect((await ask()).status).toBe(200);
      expect((await fetch(`${server.origin}/cursos`)).status).toBe(200);

      await setReadOnly('off');
      await vi.waitUntil(async () => (await healthOf(server)) === 200, { timeout: 20_000 });
      // Another session than the one that health was asked of: each reads the setting in its own time.
      await vi.waitUntil(async () => (await writes[0]?.[1]())?.status === 204, { timeout: 20_000 });
    } finally {
      await admin.end();
      await server.stop();
    }
  });
});
