import { afterAll, beforeAll, expect, it } from 'vitest';
import { send } from '#server/testing/raw-request.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ SUPABASE_URL: 'https://abcd.supabase.co', SUPABASE_ANON_KEY: 'clave' });
});
afterAll(() => server.stop());

const ask = (path: string) => send(server.origin, { method: 'GET', path, headers: {}, body: undefined });

it.each([
  ['slashes', `${'/'.repeat(15_000)}x`],
  ['slashes after a name', `/x${'/'.repeat(15_000)}x`],
  ['escaped slashes', `/${'%2F'.repeat(5_000)}x`],
  ['dots', `/${'../'.repeat(5_000)}x`],
  ['escapes', `/${'%'.repeat(15_000)}`],
])('no path costs more than any other: %s', async (_what, path) => {
  await ask('/nada');
  const before = process.cpuUsage();
  expect((await ask(path)).status).toBe(404);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(100);
});

it('slashes at the end still lead to the page', async () => {
  expect((await ask(`/cursos${'/'.repeat(5)}`)).status).toBe(308);
  expect((await ask('//')).status).toBe(404);
});
