import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite } from './site.ts';
import { writeDist } from '#server/testing/dist.ts';
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
])('no path is expensive: %s', async (_what, path) => {
  await ask('/nada');
  const before = process.cpuUsage();
  expect((await ask(path)).status).toBe(404);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(100);
});

it('trailing slashes still lead to the page', async () => {
  expect((await ask(`/cursos${'/'.repeat(5)}`)).status).toBe(308);
  expect((await ask('//')).status).toBe(404);
});

it('unread answers do not each hold a copy of their file', async () => {
  const distDir = await mkdtemp(join(tmpdir(), 'aplica-ia-'));
  try {
    await writeDist(distDir);
    const large = randomBytes(2_000_001);
    await writeFile(join(distDir, 'site', 'grande.zip'), large);
    const site = await openSite(distDir, join(distDir, 'data'), () => {
      throw new Error('No page is asked for.');
    });
    const get = () => site.respond(new Request('http://x/grande.zip'), null);
    const before = process.memoryUsage().arrayBuffers;
    const answers = await Promise.all(Array.from({ length: 100 }, get));
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
    // Each answer is complete, a repeated one too.
    for (const answer of [answers[0], answers[99], await get()]) {
      expect(answer?.headers.get('content-length')).toBe(String(large.byteLength));
      expect(large.equals(Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer()))).toBe(true);
    }
  } finally {
    await rm(distDir, { recursive: true });
  }
});
