import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgresBinaries, runSql, startPostgres, type TestPostgres } from '#server/testing/postgres.ts';
import { clientOf, learner, modulesOf, password, readProgress, startServer } from '#server/testing/server.ts';

/** An empty database whose owner has only these rights. */
async function databaseOf(cluster: TestPostgres, owner: string, rights: string): Promise<string> {
  const url = new URL(await cluster.createDatabase(owner));
  await runSql(url.href, `create role ${owner} login ${rights}; alter database ${owner} owner to ${owner}`);
  url.username = owner;
  return url.href;
}

describe.runIf(findPostgresBinaries())('on PostgreSQL', () => {
  let cluster: TestPostgres;
  beforeAll(async () => {
    cluster = (await startPostgres()) as TestPostgres;
  });
  afterAll(() => cluster.stop());

  it('a learner signs up, confirms, completes modules and reads them back', async () => {
    const server = await startServer({ DATABASE_URL: await cluster.createDatabase('journey') });
    try {
      const { client, userId } = await learner(server, 'ana@example.com');
      expect((await client.rpc('complete_module', { module_num: 1 })).error).toBeNull();
      const { data } = await readProgress(client, userId);
      expect(data).toEqual([
        {
          user_id: userId,
          module_number: 1,
          completed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+00:00$/),
        },
      ]);
      const other = await learner(server, 'berta@example.com');
      expect(await modulesOf(other)).toEqual([]);
      expect((await readProgress(other.client, userId)).data).toEqual([]);
      expect((await client.auth.refreshSession()).error).toBeNull();
    } finally {
      await server.stop();
    }
  });

  it('servers that start together on an empty database apply each migration once and share the accounts', async () => {
    const url = await cluster.createDatabase('together');
    const secrets = {
      JWT_SECRET: 'un secreto de al menos treinta y dos caracteres',
      PUBLISHABLE_KEY: 'sb_publishable_0123456789abcdef',
    };
    const servers = await Promise.all(
      Array.from({ length: 3 }, () => startServer({ DATABASE_URL: url, ...secrets })),
    );
    const [first, second] = servers.map((server) => ({ ...server, key: secrets.PUBLISHABLE_KEY }));
    try {
      const applied = await runSql(
        url,
        'select name from supabase_migrations.schema_migrations order by version',
      );
      expect(applied.map((row) => row.name)).toEqual([
        'module_progress',
        'complete_module',
        'own_account',
        'scripts_read_progress',
      ]);
      if (!first || !second) throw new Error('Two servers were started.');
      const { client, userId } = await learner(first, 'ana@example.com');
      await client.rpc('complete_module', { module_num: 4 });
      const elsewhere = clientOf(second);
      expect(
        (await elsewhere.auth.signInWithPassword({ email: 'ana@example.com', password })).error,
      ).toBeNull();
      expect(await modulesOf({ client: elsewhere, userId })).toEqual([4]);
    } finally {
      for (const server of servers) await server.stop();
    }
  });

  it('the database owner need not be a superuser, even for scripts with the secret key', async () => {
    // A separate cluster: in a shared one, roles that a superuser created for another test would exist, with more rights.
    const own = (await startPostgres()) as TestPostgres;
    const url = await databaseOf(own, 'modest', 'createrole');
    const server = await startServer({ DATABASE_URL: url });
    try {
      const ana = await learner(server, 'ana@example.com');
      expect((await ana.client.rpc('complete_module', { module_num: 1 })).error).toBeNull();
      expect(await modulesOf(ana)).toEqual([1]);
      const read = await fetch(`${server.origin}/rest/v1/module_progress?select=module_number,completed_at`, {
        headers: { apikey: server.secretKey },
      });
      expect(await read.json()).toEqual([{ module_number: 1, completed_at: expect.any(String) }]);
    } finally {
      await server.stop();
      await own.stop();
    }
  });

  it('existing roles of another owner work once granted, and the error asks for them until then', async () => {
    const servers = [await startServer({ DATABASE_URL: await cluster.createDatabase('first') })];
    const url = await databaseOf(cluster, 'guest', 'nocreaterole');
    try {
      const grant = 'grant anon, authenticated, service_role to guest';
      await expect(startServer({ DATABASE_URL: url })).rejects.toThrow(grant);
      await runSql(cluster.url, grant);
      servers.push(await startServer({ DATABASE_URL: url }));
    } finally {
      for (const server of servers) await server.stop();
    }
  });
});
