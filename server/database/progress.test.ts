import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  clientOf,
  learner,
  modulesOf,
  readKeys,
  readProgress,
  startServer,
  type TestServer,
} from '#server/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

it('a learner completes modules and reads them back in order, with dates every browser can parse', async () => {
  const { client, userId } = await learner(server, 'ana@example.com');
  for (const module_num of [3, 1, 6]) {
    expect((await client.rpc('complete_module', { module_num })).error).toBeNull();
  }
  const { data } = await readProgress(client, userId);
  expect(data?.map((row) => row.module_number)).toEqual([1, 3, 6]);
  expect(data?.[0]?.completed_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
});

it('completing a module again keeps the first date', async () => {
  const { client, userId } = await learner(server, 'berta@example.com');
  await client.rpc('complete_module', { module_num: 2 });
  const first = await readProgress(client, userId);
  expect((await client.rpc('complete_module', { module_num: 2 })).error).toBeNull();
  const second = await readProgress(client, userId);
  expect(first.data).toHaveLength(1);
  expect(second.data).toEqual(first.data);
});

it('a module that does not exist is refused with a clear message', async () => {
  const { client } = await learner(server, 'carla@example.com');
  for (const module_num of [0, 7, -1, 1.5, 1e30, null]) {
    const { error, status } = await client.rpc('complete_module', { module_num });
    expect({ status, message: error?.message }).toEqual({
      status: 400,
      message: 'El módulo debe ser un número del 1 al 6.',
    });
  }
});

it('a visitor can neither read nor complete anything', async () => {
  const visitor = clientOf(server);
  expect((await readProgress(visitor, '00000000-0000-4000-8000-000000000000')).status).toBe(401);
  expect((await visitor.rpc('complete_module', { module_num: 1 })).status).toBe(401);
});

it('progress cannot be written except by complete_module', async () => {
  const diego = await learner(server, 'diego@example.com');
  const { client, userId } = diego;
  await client.rpc('complete_module', { module_num: 1 });
  const table = () => client.from('module_progress');
  expect((await table().insert({ user_id: userId, module_number: 2 })).status).toBe(405);
  expect((await table().update({ module_number: 5 }).eq('user_id', userId)).status).toBe(405);
  expect((await table().delete().eq('user_id', userId)).status).toBe(405);
  expect(await modulesOf(diego)).toEqual([1]);
});

it('the data API does not reach the accounts', async () => {
  const { client } = await learner(server, 'elena@example.com');
  expect((await client.schema('auth').from('users').select('*')).status).toBe(404);
  expect((await client.from('users').select('*')).status).toBe(404);
});

it('an expired session gets 401, so that the page can ask to sign in again', async () => {
  const { userId, session } = await learner(server, 'felipe@example.com');
  const { jwtSecret } = await readKeys(server.dataDir);
  const claims = { sub: userId, role: 'authenticated', aud: 'authenticated' };
  const now = Math.floor(Date.now() / 1000);
  const tokens = {
    expired: signToken({ ...claims, exp: now - 60 }, jwtSecret),
    forged: signToken({ ...claims, exp: now + 60 }, 'a secret that is not the one of this server'),
    promoted: session.access_token.replace(/\..*\./, `.${base64url({ ...claims, role: 'service_role' })}.`),
    broken: 'not.a.token',
  };
  for (const [name, token] of Object.entries(tokens)) {
    const client = clientOf(server, { Authorization: `Bearer ${token}` });
    const statuses = [
      (await client.rpc('complete_module', { module_num: 1 })).status,
      (await readProgress(client, userId)).status,
    ];
    expect({ name, statuses }).toEqual({ name, statuses: [401, 401] });
  }
});

it('learners who work at once never see or write each other’s progress', async () => {
  const names = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'];
  const learners = await Promise.all(names.map((name) => learner(server, `${name}@example.com`)));
  await Promise.all(
    learners.map(({ client }, index) => client.rpc('complete_module', { module_num: index + 1 })),
  );
  const rounds = Array.from({ length: process.env.FULL ? 20 : 5 }, () =>
    learners.map(async ({ client, userId }, index) => {
      await client.rpc('complete_module', { module_num: index + 1 });
      const { data, error } = await readProgress(client, userId);
      expect(error).toBeNull();
      expect(data).toEqual([expect.objectContaining({ user_id: userId, module_number: index + 1 })]);
    }),
  );
  await Promise.all(rounds.flat());
});

function base64url(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function signToken(claims: Record<string, unknown>, secret: string): string {
  const signed = `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
