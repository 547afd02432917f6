import { expect, it } from 'vitest';
import { createLimiter } from './limits.ts';

it('allows so many at once, then one each time that the allowance has refilled', () => {
  let now = 0;
  const limiter = createLimiter({ max: 3, windowSeconds: 60 }, () => now);
  expect([1, 2, 3].map(() => limiter.take('ana'))).toEqual([null, null, null]);
  expect(limiter.take('ana')).toBe(20);
  expect(limiter.take('berta')).toBeNull();
  now = 19_000;
  expect(limiter.take('ana')).toBe(1);
  now = 20_000;
  expect(limiter.take('ana')).toBeNull();
  expect(limiter.take('ana')).toBe(20);
});

it('an endless allowance never refuses and remembers nothing', () => {
  const limiter = createLimiter({ max: Infinity, windowSeconds: 60 });
  for (let i = 0; i < 1000; i++) expect(limiter.take('ana')).toBeNull();
  expect(limiter.size).toBe(0);
});

it('a flood of invented keys does not fill the memory: the one longest unused is forgotten', () => {
  const limiter = createLimiter({ max: 1, windowSeconds: 600 }, () => 0);
  for (let i = 0; i < 15_000; i++) limiter.take(`early-${i}`);
  limiter.take('guessed');
  for (let i = 0; i < 19_000; i++) limiter.take(`late-${i}`);
  expect(limiter.size).toBe(20_000);
  expect(limiter.take('guessed')).toBe(600);
  expect(limiter.take('early-0')).toBeNull();
});
