import { createHmac } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { runServer } from '#server/run.ts';
import { readSettings } from '#server/settings.ts';
import {
  learner,
  post,
  prepareFolder,
  readKeys,
  startServer,
  type TestServer,
} from '#server/testing/server.ts';

let server: TestServer;
let secret: string;
let ana: { token: string; id: string };
let berta: { token: string; id: string };
beforeAll(async () => {
  server = await startServer();
  secret = (await readKeys(server.dataDir)).jwtSecret;
  const join = async (email: string) => {
    const { client, session, userId } = await learner(server, email);
    await client.rpc('complete_module', { module_num: 1 });
    return { token: session.access_token, id: userId };
  };
  ana = await join('ana@example.com');
  berta = await join('berta@example.com');
});
afterAll(() => server.stop());
afterEach(() => void vi.useRealTimers());

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

function sign(claims: unknown, key = secret, header: unknown = { alg: 'HS256', typ: 'JWT' }): string {
  const body = `${encode(header)}.${encode(claims)}`;
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
}

const call = (token: string, path: string, init: RequestInit = {}) =>
  fetch(`${server.origin}${path}`, {
    ...init,
    headers: { apikey: server.key, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });

const progressOf = (id: string) =>
  `/rest/v1/module_progress?select=*&user_id=eq.${id}&order=module_number.asc`;

const hourAgo = () => Math.floor(Date.now() / 1000) - 3600;
const claims = () => claimsOf(ana.token);
const swapped = () =>
  `${ana.token.split('.')[0]}.${encode(claimsOf(berta.token))}.${ana.token.split('.')[2]}`;

it('a token signed by these tests works like a real one', async () => {
  expect((await call(sign(claims()), '/auth/v1/user')).status).toBe(200);
});

it('a token is valid on a server whose clock is up to a minute behind, and no longer than its hour', async () => {
  const { session, userId } = await learner(server, 'eva@example.com');
  const now = Date.now();
  const statusesAt = async (seconds: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: now + seconds * 1000 });
    const body = '{"module_num":3}';
    const answers = [
      await call(session.access_token, '/auth/v1/user'),
      await call(session.access_token, progressOf(userId)),
      await call(session.access_token, '/rest/v1/rpc/complete_module', { method: 'POST', body }),
    ];
    return answers.map(({ status }) => status);
  };
  expect(await statusesAt(-50)).toEqual([200, 200, 204]);
  expect(await statusesAt(3_500)).toEqual([200, 200, 204]);
  expect(await statusesAt(3_700)).toEqual([403, 401, 401]);
});

it.each<[string, () => string]>([
  ['expired', () => sign({ ...claims(), exp: hourAgo() })],
  [
    'of the day after tomorrow',
    () => sign({ ...claims(), iat: hourAgo() + 90_000, exp: hourAgo() + 99_000 }),
  ],
  ['of a role that learners do not have', () => sign({ ...claims(), role: 'postgres' })],
  [
    'altered in its claims',
    () => ana.token.replace(/\.[^.]+\./, `.${encode({ ...claims(), role: 'service_role' })}.`),
  ],
  [
    'altered in its signature',
    () => ana.token.slice(0, -6) + (ana.token.endsWith('AAAAAA') ? 'BBBBBB' : 'AAAAAA'),
  ],
  ['without a signature', () => `${ana.token.split('.').slice(0, 2).join('.')}.`],
  ['of the algorithm none', () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims())}.`],
  ['of the algorithm None, signed', () => sign(claims(), secret, { alg: 'None', typ: 'JWT' })],
  ['of another algorithm', () => sign(claims(), secret, { alg: 'HS512', typ: 'JWT' })],
  ['signed with another secret', () => sign(claims(), 'another secret of more than thirty-two characters')],
  ['signed with the empty secret', () => sign(claims(), '')],
  ['signed with the public key of the app', () => sign(claims(), server.key)],
  ["with another learner's claims under the old signature", swapped],
  ['that is no token', () => 'a.b.c'],
])('a token %s opens nothing', async (_, make) => {
  const token = make();
  expect((await call(token, '/auth/v1/user')).status).toBeGreaterThanOrEqual(401);
  const rows = await call(token, progressOf(ana.id));
  expect(rows.status).toBe(401);
  expect(await rows.text()).not.toContain(ana.id);
  const init = { method: 'POST', body: '{"module_num":2}' };
  expect((await call(token, '/rest/v1/rpc/complete_module', init)).status).toBe(401);
});

it("another learner's token shows and changes that learner's progress only", async () => {
  expect(await (await call(berta.token, progressOf(ana.id))).json()).toEqual([]);
  expect((await call(berta.token, progressOf(ana.id), { method: 'DELETE' })).status).toBe(405);
  const own = (await (await call(berta.token, progressOf(berta.id))).json()) as { user_id: string }[];
  expect(own.map((row) => row.user_id)).toEqual([berta.id]);
});

it('a session survives a change of JWT_SECRET, although its refresh token is sealed with the old one', async () => {
  const { folder, dataDir, env } = await prepareFolder({ RATE_LIMITS: 'on' });
  const schoolWith = async (JWT_SECRET: string) => {
    const { origin, stop } = await runServer(readSettings({ ...env, JWT_SECRET }));
    return { origin, stop, key: (await readKeys(dataDir)).publishableKey };
  };
  const before = await schoolWith('un secreto de al menos treinta y dos caracteres');
  const { refresh_token } = (await learner(before, 'ana@example.com')).session;
  await before.stop();
  const after = await schoolWith('otro secreto de al menos treinta y dos caracteres');
  try {
    const path = '/auth/v1/token?grant_type=refresh_token';
    expect((await post(after, path, { refresh_token })).status).toBe(200);
  } finally {
    await after.stop();
    await rm(folder, { recursive: true });
  }
});
