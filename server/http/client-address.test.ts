import { expect, it } from 'vitest';
import { clientAddress, isLoopback, limitKey, parseTrustedProxies, plainAddress } from './client-address.ts';

const from = (peerAddress: string, forwarded: string | null, trusted: string | null) =>
  clientAddress(
    new Headers(forwarded === null ? {} : { 'x-forwarded-for': forwarded }),
    { peerAddress, isEncrypted: false, httpVersion: '1.1' },
    trusted === null ? null : parseTrustedProxies(trusted),
  );

it('without a trusted proxy the peer counts, not the headers', () => {
  expect(from('203.0.113.9', '198.51.100.1', null)).toBe('203.0.113.9');
  expect(from('203.0.113.9', '198.51.100.1', 'false')).toBe('203.0.113.9');
  expect(from('203.0.113.9', '198.51.100.1', 'true')).toBe('203.0.113.9');
});

it('behind trusted proxies the right-most other address counts', () => {
  expect(from('127.0.0.1', '198.51.100.1', 'true')).toBe('198.51.100.1');
  expect(from('::ffff:10.0.0.2', 'forged, 198.51.100.1, 10.0.0.7', '10.0.0.0/29')).toBe('198.51.100.1');
  expect(from('192.0.2.7', '1.2.3.4, 198.51.100.1:5678', '192.0.2.7')).toBe('198.51.100.1');
  expect(from('127.0.0.1', null, 'true')).toBe('127.0.0.1');
  expect(from('127.0.0.1', '198.51.100.1, not-an-address', 'true')).toBe('127.0.0.1');
});

it('a client on a private network cannot fake its address by prepending one to what the proxy adds', () => {
  expect(from('127.0.0.1', '198.51.100.1, 192.168.1.50', 'true')).toBe('192.168.1.50');
  expect(from('::ffff:172.18.0.2', '198.51.100.1, 172.18.0.1', 'true')).toBe('172.18.0.1');
  expect(from('127.0.0.1', '198.51.100.1, 127.0.0.1', 'true')).toBe('127.0.0.1');
  expect(from('10.0.0.2', '198.51.100.1, 10.0.0.50', '10.0.0.2,10.0.0.7')).toBe('10.0.0.50');
});

it('IPv4 inside IPv6, brackets and zones are stripped', () => {
  expect(plainAddress('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(plainAddress('[FE80::1%eth0]')).toBe('fe80::1');
});

it('loopback is this machine in both families, and no other', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1', '[::1]'].map(isLoopback)).not.toContain(false);
  expect([null, '10.0.0.1', '127.evil.example', '::2', ''].map(isLoopback)).not.toContain(true);
});

it('limits count an IPv6 household as one client', () => {
  expect(limitKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(limitKey('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(limitKey('::1')).toBe('0:0:0:0::/64');
  expect(limitKey('192.0.2.1')).toBe('192.0.2.1');
});
