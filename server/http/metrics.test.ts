import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientOf, mailsTo, password, startServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ RATE_LIMITS: '0.2', METRICS_TOKEN: 'una-clave-de-mas-de-16' });
});
afterAll(() => server.stop());

const read = async (headers: Record<string, string> = {}) => fetch(`${server.origin}/metrics`, { headers });

it('a school in use tells its queue of passwords, its mails and what its limits refused', async () => {
  const first = await clientOf(server).auth.signUp({ email: 'ana@example.com', password });
  const second = await clientOf(server).auth.signUp({ email: 'ana@example.com', password });
  expect([first.error?.status, second.error?.status]).toEqual([undefined, 429]);
  // Reading the mailbox waits for the mails on their way.
  expect(await mailsTo(server, 'ana@example.com')).toHaveLength(1);

  const text = await (await read()).text();
  expect(text).toContain('aplica_ia_requests_total{route="auth",status="2xx"} 1\n');
  expect(text).toContain('aplica_ia_requests_total{route="auth",status="4xx"} 1\n');
  expect(text).toContain('aplica_ia_limit_refusals_total{limit="sign-up"} 1\n');
  expect(text).toContain('aplica_ia_mail_attempts_total{result="sent"} 1\n');
  expect(text).toContain('aplica_ia_outbox_mails 0\n');
  expect(text).toMatch(/^aplica_ia_hash_running 0$/m);
  expect(text).toMatch(/^aplica_ia_hash_waiting 0$/m);
  expect(text).not.toMatch(/ana|127\.0\.0\.1/);
});

it('behind a proxy it is closed, unless the request has the token', async () => {
  const proxied = { 'x-forwarded-for': '127.0.0.1' };
  expect((await read(proxied)).status).toBe(404);
  const authorization = 'Bearer una-clave-de-mas-de-16';
  expect((await read({ ...proxied, authorization })).status).toBe(200);
});
