import { expect, test } from 'vitest';
import { readApiReturn, readMailLink } from './mail-return.ts';

test.each([
  ['', null],
  ['#planes', null],
  ['#token_hash=abc', null],
  ['#token_hash=abc&type=magiclink', null],
  ['#token_hash=&type=signup', null],
  ['#token_hash=abc&type=recovery', { tokenHash: 'abc', type: 'recovery', redirect: '/' }],
  [
    '#token_hash=abc&type=signup&redirect=%2Fmodulo-1%3Fdesde%3Dcorreo',
    { tokenHash: 'abc', type: 'signup', redirect: '/modulo-1?desde=correo' },
  ],
  [
    '#token_hash=abc&type=signup&redirect=%2F%2Fevil.example',
    { tokenHash: 'abc', type: 'signup', redirect: '/' },
  ],
])('the link with %j means %j', (hash, link) => {
  expect(readMailLink(hash)).toEqual(link);
});

test.each([
  ['', null],
  ['#planes', null],
  ['#token_hash=abc&type=signup', null],
  ['#access_token=a&refresh_token=b&type=signup', 'confirmed'],
  ['#access_token=a&refresh_token=b&type=recovery', 'password-link'],
  ['#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid', 'expired'],
])('the fragment %j means %j', (hash, meaning) => {
  expect(readApiReturn(hash)).toBe(meaning);
});
