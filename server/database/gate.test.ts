import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createGate } from './gate.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('lets so many in at a time, the next when one is out, and turns away whoever waited too long', async () => {
  const gate = createGate(1, 4_000);
  const ends: (() => void)[] = [];
  const work = () => new Promise<string>((resolve) => ends.push(() => resolve('done')));
  const [first, second, third] = [gate(work), gate(work), gate(work)];
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  expect(await first).toBe('done');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await third).toBeNull();
  ends[1]?.();
  expect(await second).toBe('done');
  expect(await gate(async () => 'again')).toBe('again');
});

it('work that fails gives its place back', async () => {
  const gate = createGate(1, 4_000);
  await expect(gate(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await gate(async () => 'in')).toBe('in');
});
