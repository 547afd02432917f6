import { expect, test } from 'vitest';
import { auth } from '#content.ts';
import { explain } from './use-submit.ts';

test('a known code has its own explanation in Spanish', () => {
  expect(explain({ code: 'invalid_credentials', message: 'Invalid login credentials' })).toBe(
    auth.explain.invalid_credentials,
  );
});

test('without a code, the message identifies a lost connection', () => {
  expect(explain({ code: undefined, message: 'Failed to fetch' })).toBe(auth.explain.network);
});

test('an unknown failure says that it is unknown and that nothing is lost', () => {
  expect(explain({ code: 'teapot', message: '?' })).toBe(auth.explain.other);
});
