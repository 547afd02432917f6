import { expect, it } from 'vitest';
import { readAddress } from './address.ts';

it.each([
  ['ana@example.com', 'ana@example.com'],
  ['  Ana.Lopez@Example.COM ', 'ana.lopez@example.com'],
  ["o'neill+curso_1@mail.example.co", "o'neill+curso_1@mail.example.co"],
  ['ana@xn--espaa-rta.example', 'ana@xn--espaa-rta.example'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
])('%s is read as %s', (text, address) => {
  expect(readAddress(text)).toBe(address);
});

/** Seen at a mail server, all of them mails to victim@example.com, each of them an account of its own for us. */
const disguises = [
  'victim@example.com,x1.y',
  'victim@example.com;x2.y',
  'a<victim@example.com>',
  '"Tu-premio"<victim@example.com>',
  'grp:victim@example.com;.z',
  '(comment)victim@example.com',
  'https://evil.example/premio<victim@example.com>',
];

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
