import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { learner, startServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  const { client } = await learner(server, 'ana@example.com');
  await client.rpc('complete_module', { module_num: 1 });
});
afterAll(() => server.stop());

async function call(path: string, headers: Record<string, string> = {}, init: RequestInit = {}) {
  const answer = await fetch(`${server.origin}${path}`, { redirect: 'manual', ...init, headers });
  return { status: answer.status, body: (await answer.text()).slice(0, 500) };
}

describe('callers on the same machine need a key too', () => {
  it.each([
    ['GET', '/rest/v1/module_progress?select=*'],
    ['GET', '/rest/v1/'],
    ['POST', '/rest/v1/rpc/complete_module'],
    ['POST', '/rest/v1/module_progress'],
    ['POST', '/auth/v1/token?grant_type=password'],
    ['GET', '/auth/v1/user'],
    ['POST', '/auth/v1/resend'],
    ['POST', '/auth/v1/verify'],
  ])('%s %s without a key is refused', async (method, path) => {
    expect((await call(path, {}, { method })).status).toBe(401);
    expect((await call(path, { apikey: `${server.key}x` }, { method })).status).toBe(401);
    expect((await call(path, { authorization: `Bearer ${server.key}` }, { method })).status).toBe(401);
  });

  it('the public key alone sees no progress; the secret key does, outside browsers', async () => {
    const path = '/rest/v1/module_progress?select=module_number,completed_at';
    expect((await call(path, { apikey: server.key })).status).toBe(401);
    const { status, body } = await call(path, { apikey: server.secretKey });
    expect(status).toBe(200);
    expect(JSON.parse(body)).toEqual([{ module_number: 1, completed_at: expect.any(String) }]);
    expect((await call('/auth/v1/user', { apikey: server.secretKey })).status).toBe(401);
    expect((await call(path.replace('module_number', 'user_id'), { apikey: server.secretKey })).status).toBe(
      400,
    );
    const browser = { apikey: server.secretKey, 'user-agent': 'Mozilla/5.0 (X11; Linux)' };
    expect((await call(path, browser)).status).toBe(401);
  });

  it('JSON answers and pages never contain the secret key', async () => {
    const page = await fetch(`${server.origin}/`).then((answer) => answer.text());
    expect(page).toContain(server.key);
    expect(page).not.toContain(server.secretKey);
  });
});

describe('what the school does not use is closed', () => {
  it.each(['/_system/info', '/_system/config', '/_system/introspect', '/_studio', '/studio'])(
    '%s is an ordinary unknown page',
    async (path) => {
      const { status, body } = await call(path, { apikey: server.secretKey });
      expect(status).toBe(404);
      expect(body).toContain('Oops! Page not found');
    },
  );

  it.each(['/storage/v1/bucket', '/realtime/v1/websocket', '/functions/v1/hello'])(
    '%s answers 501 in JSON',
    async (path) => {
      const { status, body } = await call(path, { apikey: server.key });
      expect(status).toBe(501);
      expect(JSON.parse(body)).toMatchObject({
        code: 'not_implemented',
        message: expect.stringMatching(/no ofrece/),
      });
    },
  );

  it.each([
    '/auth/v1/admin/users',
    '/auth/v1/authorize?provider=github',
    '/auth/v1/magiclink',
    '/auth/v1/otp',
    '/auth/v1/settings',
    '/auth/v1/health',
    '/rest/v1/',
    '/rest/v1/users',
    '/rest/v1/rpc/pg_sleep',
    '/auth/v1/user/',
    '/auth/v1//user',
    '/auth/v1/Token',
  ])('%s answers 404 in JSON', async (path) => {
    const { status, body } = await call(path, { apikey: server.secretKey });
    expect(status).toBe(404);
    expect(JSON.parse(body)).toMatchObject({ error_code: 'not_found' });
  });

  it.each([
    ['GET', '/auth/v1/signup', 'POST'],
    ['DELETE', '/auth/v1/user', 'GET, HEAD, PUT'],
    ['PATCH', '/rest/v1/module_progress', 'GET, HEAD'],
    ['GET', '/rest/v1/rpc/complete_module', 'POST'],
  ])('%s %s answers 405 and lists the allowed methods', async (method, path, allow) => {
    const answer = await fetch(server.origin + path, { method, headers: { apikey: server.key } });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allow);
  });

  it('other sites get no CORS headers', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    for (const path of ['/auth/v1/signup', '/rest/v1/module_progress', '/rest/v1/rpc/complete_module']) {
      const answer = await fetch(server.origin + path, { method: 'OPTIONS', headers });
      expect(answer.status).toBe(204);
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  it('a query longer than any of ours is refused unread', async () => {
    const answer = await call(`/rest/v1/module_progress?or=${'(or'.repeat(2_000)}`, { apikey: server.key });
    expect(answer.status).toBe(414);
  });
});

it.each<[string, Record<string, string>, RequestInit?]>([
  ['/rest/v1/module_progress', { apikey: 'secret' }],
  ['/rest/v1/module_progress', { apikey: 'publishable' }],
  ['/rest/v1/unknown', { apikey: 'publishable' }],
  ['/auth/v1/user', { apikey: 'publishable' }],
  ['/auth/v1/token?grant_type=password', { apikey: 'publishable' }, { method: 'POST', body: '{}' }],
  ['/auth/v1/verify?token=x&type=signup', {}],
  ['/auth/v1/signup', {}, { method: 'OPTIONS' }],
  ['/_local/mail', {}],
])('%s with %j carries the security headers', async (path, headers, init) => {
  const keys: Record<string, string> = { secret: server.secretKey, publishable: server.key };
  const withKey = new Headers(headers.apikey ? { apikey: keys[headers.apikey] ?? '' } : {});
  const answer = await fetch(`${server.origin}${path}`, { redirect: 'manual', headers: withKey, ...init });
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});

describe('a body', () => {
  const headers = () => ({ apikey: server.key, 'content-type': 'application/json' });
  const large = JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(70_000) });

  it('larger than 64 kB is refused', async () => {
    const answer = await call('/auth/v1/signup', headers(), { method: 'POST', body: large });
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.body)).toMatchObject({ error_code: 'payload_too_large' });
  });

  it('larger than 64 kB is refused even without a Content-Length', async () => {
    const body = new Blob([large]).stream();
    const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
    expect((await call('/rest/v1/rpc/complete_module', headers(), init)).status).toBe(413);
  });

  it('that is not JSON is refused, and does not count as our failure', async () => {
    const answer = await call('/auth/v1/signup', headers(), { method: 'POST', body: '{"email":' });
    expect(answer.status).toBe(400);
  });
});

it('once the server runs, Object.prototype accepts no new property', () => {
  expect(Object.isExtensible(Object.prototype)).toBe(false);
  const careless = JSON.parse('{"__proto__": {"order": "nope"}}') as Record<string, object>;
  expect(() => Object.assign(Object.prototype, careless.__proto__)).toThrow(TypeError);
  expect(({} as Record<string, unknown>).order).toBeUndefined();
});
