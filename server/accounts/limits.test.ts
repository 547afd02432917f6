import { expect, it } from 'vitest';
import { createLimiter, takeAll, type Limiter } from './limits.ts';

const ask = (limiter: Limiter, key: string) => takeAll([[limiter, key]]);

it('allows `max` at once, then one each time the allowance refills', () => {
  let now = 0;
  const limiter = createLimiter({ max: 3, windowSeconds: 60 }, () => now);
  expect([1, 2, 3].map(() => ask(limiter, 'ana'))).toEqual([null, null, null]);
  expect(ask(limiter, 'ana')).toBe(20);
  expect(ask(limiter, 'berta')).toBeNull();
  now = 19_000;
  expect(ask(limiter, 'ana')).toBe(1);
  now = 20_000;
  expect(ask(limiter, 'ana')).toBeNull();
  expect(ask(limiter, 'ana')).toBe(20);
});

it('a clock that is set back has no effect', () => {
  let now = 10_000_000;
  const limiter = createLimiter({ max: 2, windowSeconds: 60 }, () => now);
  ask(limiter, 'ana');
  now -= 3_600_000;
  expect(ask(limiter, 'ana')).toBeNull();
  expect(ask(limiter, 'ana')).toBe(30);
});

it('a returned allowance can be used again, and never exceeds the maximum', () => {
  const limiter = createLimiter({ max: 2, windowSeconds: 60 }, () => 0);
  limiter.giveBack('ana', 5);
  ask(limiter, 'ana');
  ask(limiter, 'ana');
  expect(ask(limiter, 'ana')).toBe(30);
  limiter.giveBack('ana');
  expect(ask(limiter, 'ana')).toBeNull();
});

it('a refusal by one of several limits costs the others nothing', () => {
  const address = createLimiter({ max: 1, windowSeconds: 60 }, () => 0);
  const client = createLimiter({ max: 2, windowSeconds: 60 }, () => 0);
  const both = (name: string) =>
    takeAll([
      [client, 'router'],
      [address, name],
    ]);
  expect(both('ana')).toBeNull();
  for (let i = 0; i < 10; i++) expect(both('ana')).toBe(60);
  expect(both('berta')).toBeNull();
  expect(both('carla')).toBe(30);
});

it('an infinite allowance never refuses and stores nothing', () => {
  const limiter = createLimiter({ max: Infinity, windowSeconds: 60 });
  for (let i = 0; i < 1000; i++) expect(ask(limiter, 'ana')).toBeNull();
  expect(limiter.size).toBe(0);
});

it('a flood of invented keys does not fill the memory: the least recently used key is dropped', () => {
  const limiter = createLimiter({ max: 1, windowSeconds: 600 }, () => 0);
  for (let i = 0; i < 15_000; i++) ask(limiter, `first-${i}`);
  ask(limiter, 'guessed');
  for (let i = 0; i < 19_000; i++) ask(limiter, `late-${i}`);
  expect(limiter.size).toBe(20_000);
  expect(ask(limiter, 'guessed')).toBe(600);
  expect(ask(limiter, 'first-0')).toBeNull();
});
