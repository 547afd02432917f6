import { expect, it } from 'vitest';
import { parseTrustedProxies } from './client-address.ts';
import { allowedRedirect, mailOrigin, ownOrigins, requestOrigin, type OriginOptions } from './origin.ts';

const options: OriginOptions = {
  publicUrl: null,
  trustedProxies: null,
  listeningOrigin: 'http://127.0.0.1:3000',
};

const originOf = (headers: Record<string, string>, more: Partial<OriginOptions> = {}) =>
  requestOrigin(
    new Headers(headers),
    { peerAddress: '127.0.0.1', isEncrypted: false, httpVersion: '1.1' },
    { ...options, ...more },
  );

it('is the address that the browser requested', () => {
  expect(originOf({ host: 'localhost:3000' })).toEqual({ origin: 'http://localhost:3000', isHttps: false });
  expect(originOf({ host: '[::1]:3000' }).origin).toBe('http://[::1]:3000');
});

it('is the configured one if set', () => {
  expect(originOf({ host: 'other.example' }, { publicUrl: 'https://e.example' }).origin).toBe(
    'https://e.example',
  );
});

it('falls back to the listening address when the host is not valid', () => {
  for (const host of ['', 'a b', 'evil.example/path', 'x@y', 'a"b', '<script>', 'host:99999', '-x']) {
    expect(originOf({ host }).origin).toBe('http://127.0.0.1:3000');
  }
});

it('trusts forwarded headers from trusted proxies only', () => {
  const headers = { host: 'inner:3000', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'escuela.example' };
  expect(originOf(headers)).toEqual({ origin: 'http://inner:3000', isHttps: false });
  const trustedProxies = parseTrustedProxies('true');
  expect(originOf(headers, { trustedProxies })).toEqual({ origin: 'https://escuela.example', isHttps: true });
});

it('mails link to the configured address or this machine, never to a forged host', () => {
  expect(mailOrigin('http://localhost:3000', options)).toBe('http://localhost:3000');
  expect(mailOrigin('http://evil.example', options)).toBe('http://127.0.0.1:3000');
  expect(mailOrigin('http://evil.example', { ...options, publicUrl: 'https://e.example' })).toBe(
    'https://e.example',
  );
});

it('a link in a mail may lead to our own pages', () => {
  const own = 'https://e.example';
  expect(allowedRedirect('https://e.example/auth?redirect=%2Fx#y', own)).toBe(
    'https://e.example/auth?redirect=%2Fx',
  );
  expect(allowedRedirect('http://localhost:3000/auth', 'http://127.0.0.1:3000')).toBe(
    'http://localhost:3000/auth',
  );
});

it('and nowhere else', () => {
  const elsewhere = [
    'https://evil.example/',
    'http://e.example/',
    'https://e.example:444/',
    'https://u:p@e.example/',
  ];
  for (const target of [...elsewhere, 'javascript:alert(1)', '//evil.example', '', null]) {
    expect(allowedRedirect(target, 'https://e.example')).toBe('https://e.example/');
  }
  expect(allowedRedirect('http://localhost:9999/', 'http://127.0.0.1:3000')).toBe('http://127.0.0.1:3000/');
});

it('pages print only addresses of this machine, with its own port', () => {
  const own = ownOrigins('127.0.0.1', 3000);
  expect([...own].sort()).toEqual(['http://127.0.0.1:3000', 'http://[::1]:3000', 'http://localhost:3000']);
  expect(ownOrigins('0.0.0.0', 3000).has('http://0.0.0.0:3000')).toBe(false);
  expect(ownOrigins('192.0.2.7', 80).has('http://192.0.2.7')).toBe(true);
});
