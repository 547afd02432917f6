import { expect, test } from 'vitest';
import { auth } from '#content.ts';
import { explain } from './use-submit.ts';

test('a known code has its own explanation in Spanish', () => {
  expect(explain({ code: 'invalid_credentials', message: 'Invalid login credentials' })).toBe(
    auth.explain.invalid_credentials,
  );
});

test('a lost connection is told from its message when there is no code', () => {
  expect(explain({ code: undefined, message: 'Failed to fetch' })).toBe(auth.explain.network);
});

test('an unknown failure is explained honestly and says that nothing is lost', () => {
  expect(explain({ code: 'teapot', message: '?' })).toBe(auth.explain.other);
});
