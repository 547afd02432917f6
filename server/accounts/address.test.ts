import { expect, it } from 'vitest';
import { disguises } from '#server/testing/attacks.ts';
import { mailboxOf, readAddress } from './address.ts';

it.each([
  ['ana@example.com', 'ana@example.com'],
  ['  Ana.Lopez@Example.COM ', 'ana.lopez@example.com'],
  ["o'neill+curso_1@mail.example.co", "o'neill+curso_1@mail.example.co"],
  ['ana@xn--espaa-rta.example', 'ana@xn--espaa-rta.example'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
])('%s is read as %s', (text, address) => {
  expect(readAddress(text)).toBe(address);
});

it.each([
  ...disguises,
  '',
  '@',
  'ana',
  'ana@',
  '@example.com',
  'ana@example',
  'ana@@example.com',
  'ana@evil@example.com',
  'ana@example..com',
  '.ana@example.com',
  'ana.@example.com',
  'a..b@example.com',
  'ana lopez@example.com',
  'ana@exam ple.com',
  'ana@-example.com',
  'ana@example.com-',
  'ana@192.0.2.1',
  'ana@[192.0.2.1]',
  'añá@example.com',
  'ana@españa.example',
  'ana\u0000@example.com',
  'ana\r\nBcc: x@example.com',
  'victim+evil.example/premio@example.com',
  '\ud800@example.com',
  `${'a'.repeat(65)}@example.com`,
  `ana@${'a'.repeat(64)}.com`,
  `ana@${'abcdefg.'.repeat(40)}com`,
])('%j is not an address', (text) => {
  expect(readAddress(text)).toBeNull();
});

it.each([
  ['ana@example.com', 'ana@example.com'],
  ['ana.lopez+curso+1@example.com', 'ana.lopez@example.com'],
  ['ana@a+b.example', 'ana@a+b.example'],
  ['+1@example.com', '+1@example.com'],
  ['a.n.a+1@gmail.com', 'ana@gmail.com'],
  ['a.na@googlemail.com', 'ana@gmail.com'],
])('%s is delivered to %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
