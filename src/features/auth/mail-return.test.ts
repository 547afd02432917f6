import { expect, test } from 'vitest';
import { readMailReturn } from './mail-return.ts';

test.each([
  ['', null],
  ['#planes', null],
  ['#access_token=a&refresh_token=b&type=signup', { kind: 'confirmed' }],
  ['#access_token=a&refresh_token=b&type=recovery', { kind: 'recovery' }],
  [
    '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
    { kind: 'expired' },
  ],
])('the fragment %j means %j', (hash, meaning) => {
  expect(readMailReturn(hash)).toEqual(meaning);
});
