import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findPostgresBinaries, startPostgres, type TestPostgres } from '#server/testing/postgres.ts';
import {
  clientOf,
  learner,
  mailsTo,
  password,
  readProgress,
  startServer,
  type TestServer,
} from '#server/testing/server.ts';

// The server logs each failed request.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

describe.runIf(findPostgresBinaries())('a PostgreSQL that blocks', () => {
  let cluster: TestPostgres;
  let server: TestServer;
  let url: string;
  beforeAll(async () => {
    cluster = (await startPostgres()) as TestPostgres;
    url = await cluster.createDatabase('limits');
    server = await startServer({ DATABASE_URL: url });
  });
  afterAll(async () => {
    await server.stop();
    await cluster.stop();
  });

  const health = async () => (await fetch(`${server.origin}/healthz`)).status;

  it('a locked table: requests that need it get 503 after a while, sign-ins work, the health check stays good', async () => {
    const { client, session } = await learner(server, 'ana@example.com');
    const locker = new pg.Client(url);
    await locker.connect();
    await locker.query('begin; lock table public.module_progress in access exclusive mode');

    const writes = Array.from({ length: 30 }, (_, n) =>
      client.rpc('complete_module', { module_num: 1 + (n % 6) }),
    );
    const first = Promise.race(writes);
    const headers = { apikey: server.key, authorization: `Bearer ${session.access_token}` };
    const read = fetch(`${server.origin}/rest/v1/rpc/my_data`, { method: 'POST', headers, body: '{}' });
    const berta = clientOf(server);
    const signIn = await berta.auth.signInWithPassword({ email: 'ana@example.com', password });
    expect(signIn.error).toBeNull();
    expect(await health()).toBe(200);

    expect((await first).status).toBe(503);
    expect((await Promise.all(writes)).map(({ status }) => status)).toEqual(writes.map(() => 503));
    const answer = await read;
    expect({ status: answer.status, retryAfter: answer.headers.get('retry-after') }).toEqual({
      status: 503,
      retryAfter: '5',
    });
    await locker.query('rollback');
    await locker.end();
    expect((await client.rpc('complete_module', { module_num: 1 })).status).toBe(204);
  });

  it('a server that starts while a table is locked: progress gets 503, and works again without the lock', async () => {
    const locker = new pg.Client(url);
    await locker.connect();
    await locker.query('begin; lock table public.module_progress in access exclusive mode');
    const late = await startServer({ DATABASE_URL: url });
    try {
      const { client, userId } = await learner(late, 'eva@example.com');
      expect((await client.rpc('complete_module', { module_num: 1 })).status).toBe(503);
      await locker.query('rollback');
      expect((await client.rpc('complete_module', { module_num: 1 })).status).toBe(204);
      expect((await readProgress(client, userId)).data).toMatchObject([{ module_number: 1 }]);
    } finally {
      await locker.end();
      await late.stop();
    }
  });

  it('a mail that could not be stored does not count as the last one sent', async () => {
    const own = await cluster.createDatabase('mails');
    const limited = await startServer({ DATABASE_URL: own, RATE_LIMITS: 'on' });
    const locker = new pg.Client(own);
    await locker.connect();
    try {
      await learner(limited, 'dora@example.com');
      const { auth } = clientOf(limited);
      await locker.query('begin; lock table school.links in access exclusive mode');
      expect((await auth.resetPasswordForEmail('dora@example.com')).error?.status).toBe(503);
      await locker.query('rollback');
      expect((await auth.resetPasswordForEmail('dora@example.com')).error).toBeNull();
      await vi.waitFor(async () => {
        const subjects = (await mailsTo(limited, 'dora@example.com')).map(({ subject }) => subject);
        expect(subjects).toContain('Cambia tu contraseña de Aplica IA');
      }, 10_000);
    } finally {
      await locker.end();
      await limited.stop();
    }
  });

  it('a frozen server: every request gets an answer, and all works again once it thaws', async () => {
    const { client, userId } = await learner(server, 'carla@example.com');
    await cluster.freeze();
    try {
      // Without the client's own retries: it tries four times before it reports an error.
      const calls = Array.from({ length: 15 }, () => readProgress(client, userId).retry(false));
      const signIn = clientOf(server).auth.signInWithPassword({ email: 'carla@example.com', password });
      expect(await health()).toBe(503);
      expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 503));
      expect((await signIn).error?.status).toBe(503);
      expect((await fetch(`${server.origin}/cursos`)).status).toBe(200);
    } finally {
      await cluster.thaw();
    }
    await vi.waitFor(async () => expect(await health()).toBe(200), 20_000);
    expect((await client.rpc('complete_module', { module_num: 2 })).status).toBe(204);
  });

  it('a failed start says why, and leaves the database to the next one', async () => {
    const admin = new pg.Client(url);
    await admin.connect();
    const broken = await cluster.createDatabase('broken');
    const inside = new pg.Client(broken);
    await inside.connect();
    await inside.query('create schema auth; create view auth.users as select 1 as id');
    await expect(startServer({ DATABASE_URL: broken })).rejects.toThrow(
      /^DATABASE_URL: la base de datos no se puede usar \(.*does not exist\)\.$/,
    );
    const { rows } = await admin.query(
      "select count(*)::int as held from pg_locks where locktype = 'advisory'",
    );
    expect(rows).toEqual([{ held: 0 }]);
    await inside.end();
    await admin.end();
  });
});
