import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findPostgresBinaries, startPostgres, type TestPostgres } from '#server/testing/postgres.ts';
import { clientOf, learner, readProgress, startServer, type TestServer } from '#server/testing/server.ts';

// The server logs each failed request.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

const modules = [1, 2, 3, 4, 5, 6];

describe.runIf(findPostgresBinaries())('when PostgreSQL restarts under load', () => {
  let cluster: TestPostgres;
  let server: TestServer;
  beforeAll(async () => {
    cluster = (await startPostgres()) as TestPostgres;
    server = await startServer({ DATABASE_URL: await cluster.createDatabase('restart') });
  });
  afterAll(async () => {
    await server.stop();
    await cluster.stop();
  });

  it.each(['SIGINT', 'SIGQUIT'] as const)(
    'by %s the server stays up, reports that it cannot store, loses no confirmed row and recovers by itself',
    async (signal) => {
      const { client, session, userId } = await learner(server, `${signal.toLowerCase()}@example.com`);
      const confirmed = new Set<number>();
      const statuses = new Set<number>();
      let isRestarting = true;
      const load = Array.from({ length: 8 }, async (_, i) => {
        for (let n = i; isRestarting; n++) {
          const module_num = modules[n % 6] ?? 1;
          const { status, error } = await client.rpc('complete_module', { module_num });
          statuses.add(status);
          if (!error) confirmed.add(module_num);
        }
      });
      await cluster.restart(signal, async () => {
        const refused = await client.rpc('complete_module', { module_num: 6 });
        expect(refused.status).toBe(503);
        expect(refused.error?.message).toContain('no podemos leer ni guardar datos');
        expect((await fetch(`${server.origin}/healthz`)).status).toBe(503);
        expect((await fetch(`${server.origin}/cursos`)).status).toBe(200);
      });
      isRestarting = false;
      await Promise.all(load);
      expect([...statuses].filter((status) => status !== 204 && status !== 503)).toEqual([]);

      await vi.waitFor(
        async () => expect((await fetch(`${server.origin}/healthz`)).status).toBe(200),
        10_000,
      );
      const reader = clientOf(server, { Authorization: `Bearer ${session.access_token}` });
      await vi.waitFor(async () => {
        const { data } = await readProgress(reader, userId);
        expect(data?.map((row) => row.module_number as number)).toEqual(
          expect.arrayContaining([...confirmed]),
        );
      }, 10_000);
    },
  );
});
