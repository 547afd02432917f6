import { expect, it } from 'vitest';
import { chooseCoding, matchesEtag, type Coding } from './content-coding.ts';

const all: Coding[] = ['br', 'gzip', 'identity'];

it.each([
  [null, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['deflate', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['identity, br;q=0.5', 'identity'],
  ['br;q=nonsense', 'identity'],
] as const)('a browser that accepts %j gets %s', (accepted, expected) => {
  expect(chooseCoding(accepted, all)).toBe(expected);
});

it('chooses only available codings', () => {
  expect(chooseCoding('br, gzip', ['gzip', 'identity'])).toBe('gzip');
  expect(chooseCoding('br', ['identity'])).toBe('identity');
});

it('a tag matches in a list, as a weak tag, or by `*`', () => {
  expect(matchesEtag('"a", W/"b"', '"b"')).toBe(true);
  expect(matchesEtag('*', '"b"')).toBe(true);
  expect(matchesEtag('"b-br"', '"b"')).toBe(false);
  expect(matchesEtag(null, '"b"')).toBe(false);
});
