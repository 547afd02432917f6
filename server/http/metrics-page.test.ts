import { expect, it, vi } from 'vitest';
import { appWith, page } from '#server/testing/app.ts';
import { createMetrics, routeClass } from './metrics.ts';

const token = 'una-clave-de-32-caracteres-o-mas';
const local = { headers: { host: '127.0.0.1:3000' } };
const bearer = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });

it('counts requests by class of address and of status', async () => {
  const { ask } = appWith();
  for (const path of ['/', '/cursos', '/ana-garcia', '/rest/v1/x', '/assets/a-1.js']) await ask(path);
  const answer = await ask('/metrics', local);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain('# TYPE aplica_ia_requests_total counter\n');
  expect(text).toContain('aplica_ia_requests_total{route="page",status="2xx"} 3\n');
  expect(text).toContain('aplica_ia_requests_total{route="data",status="5xx"} 1\n');
  expect(text).toContain('aplica_ia_requests_total{route="file",status="2xx"} 1\n');
  expect(text).toMatch(/^aplica_ia_build_info\{version="[\d.]+",commit="sin compilar"\} 1$/m);
  expect(text).not.toContain('ana');
});

it('every line is a comment, or a name with labels and a number', async () => {
  const { ask } = appWith();
  await ask('/');
  const lines = (await (await ask('/metrics', local)).text()).trimEnd().split('\n');
  const valid = /^(# (HELP|TYPE) \w+ .+|[a-z_]+(\{\w+="[^"\\\n]*"(,\w+="[^"\\\n]*")*\})? \d+(\.\d+)?)$/;
  expect(lines.filter((line) => !valid.test(line))).toEqual([]);
});

it('counts errors of ours', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { ask } = appWith({
    site: { ...page, respond: () => Promise.reject(new Error('x')) },
  });
  await ask('/');
  printed.mockRestore();
  expect(await (await ask('/metrics', local)).text()).toContain(
    'aplica_ia_errors_total{kind="unexpected"} 1\n',
  );
});

it('a figure that nobody can read now is left out, and the others are there', async () => {
  const metrics = createMetrics();
  metrics.watch('aplica_ia_hash_waiting', () => 7);
  metrics.watch('aplica_ia_outbox_mails', async () => null);
  const text = await metrics.text();
  expect(text).toContain('aplica_ia_hash_waiting 7\n');
  expect(text).not.toContain('aplica_ia_outbox_mails');
});

it.each<[string, RequestInit, string, string | null]>([
  ['another machine', local, '203.0.113.9', token],
  ['another machine with a wrong token', bearer(`${token}x`), '203.0.113.9', token],
  ['another machine, when there is no token', bearer(''), '203.0.113.9', null],
  [
    'a visitor behind a proxy on this machine',
    { headers: { ...local.headers, 'x-forwarded-for': '203.0.113.9' } },
    '127.0.0.1',
    token,
  ],
  [
    'a visitor who says that the proxy is this machine',
    { headers: { ...local.headers, 'x-forwarded-for': '127.0.0.1' } },
    '127.0.0.1',
    token,
  ],
  [
    'a visitor behind a proxy that only passes the name',
    { headers: { host: 'escuela.example.com' } },
    '127.0.0.1',
    token,
  ],
])('%s gets what every unknown address gets', async (_, init, peer, metricsToken) => {
  const respond = async () => new Response('no está', { status: 404 });
  const answer = await appWith({ metricsToken, site: { ...page, respond } }).ask('/metrics', init, peer);
  expect([answer.status, await answer.text()]).toEqual([404, 'no está']);
});

it('the token opens it from anywhere, also through a proxy', async () => {
  const { ask } = appWith({ metricsToken: token });
  const headers = { ...bearer(token).headers, 'x-forwarded-for': '203.0.113.9' };
  const answer = await ask('/metrics', { headers }, '10.0.0.2');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
});

it.each([
  ['/auth/v1/token', 'auth'],
  ['/rest/v1/rpc/complete_module', 'data'],
  ['/storage/v1/x', 'absent'],
  ['/auth', 'page'],
  ['/healthz', 'watch'],
  ['/_reports/script', 'reports'],
  ['/_local/mail', 'mailbox'],
  ['/favicon.svg', 'file'],
])('%s counts as %s', (path, name) => {
  expect(routeClass(path)).toBe(name);
});
