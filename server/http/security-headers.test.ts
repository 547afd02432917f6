import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';
import { assetPath, themeHash } from '#server/testing/dist.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';

describe('the policy', () => {
  const policy = contentSecurityPolicy({
    scriptHashes: [themeHash],
    styleHashes: ['sha256-estilos'],
    supabaseUrl: 'https://abcd.supabase.co',
  });
  const directives = new Map(
    policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
  );

  it('allows our own scripts and styles and inline ones with a known hash, no others', () => {
    const script = ["'self'", `'${themeHash}'`];
    expect(directives.get('script-src')).toEqual(script);
    expect(directives.get('style-src')).toEqual(["'self'", "'sha256-estilos'"]);
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
  });

  it('asks browsers to tell us what it refused', () => {
    expect(directives.get('report-uri')).toEqual(['/_reports/policy']);
  });

  it('lets the browser talk to the Supabase project when there is one', () => {
    expect(directives.get('connect-src')).toEqual([
      "'self'",
      'https://abcd.supabase.co',
      'wss://abcd.supabase.co',
    ]);
    expect(contentSecurityPolicy({ scriptHashes: [], styleHashes: [], supabaseUrl: null })).toContain(
      "connect-src 'self';",
    );
  });
});

describe('every kind of answer carries the headers', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ SUPABASE_URL: 'https://abcd.supabase.co', SUPABASE_ANON_KEY: 'clave' });
  });
  afterAll(() => server.stop());

  const required = [
    'content-security-policy',
    'x-content-type-options',
    'x-frame-options',
    'referrer-policy',
    'permissions-policy',
    'cross-origin-opener-policy',
  ];

  it.each<[string, RequestInit?]>([
    ['/'],
    ['/dashboard'],
    ['/nada'],
    [assetPath],
    [assetPath, { headers: { 'if-none-match': '*' } }],
    ['/', { method: 'HEAD' }],
    ['/', { method: 'DELETE' }],
    ['/cursos/', { redirect: 'manual' }],
    ['/robots.txt'],
    ['/healthz'],
    ['/rest/v1/module_progress'],
    ['/metrics'],
    ['/_reports/script', { method: 'POST', body: '{}' }],
    ['/storage/v1/bucket', { method: 'POST' }],
    ['/%'],
  ])('%s %j', async (path, init) => {
    const { headers } = await fetch(`${server.origin}${path}`, init);
    expect(required.filter((name) => !headers.has(name))).toEqual([]);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it.each([
    ['an invalid host', 'GET / HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n'],
    ['a broken request line', 'NONSENSE\r\n\r\n'],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('%s', async (_, bytes) => {
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes));
      socket.on('data', (chunk) => (text += chunk.toString())).on('close', () => resolve(text));
      socket.on('error', reject);
    });
    const head = answer.toLowerCase();
    expect(required.filter((name) => !head.includes(`\n${name}:`))).toEqual([]);
    expect(answer).toMatch(/^HTTP\/1\.1 (200|400|431) /);
  });
});
