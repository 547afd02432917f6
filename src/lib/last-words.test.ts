import { afterEach, expect, test, vi } from 'vitest';
import { tellBeforeLeaving, whenAllIsTold } from './last-words.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a page where nothing is on its way is left at once', () => {
  const go = vi.fn();
  void whenAllIsTold(go);
  expect(go).toHaveBeenCalledOnce();
});

test.each([
  ['answered', true],
  ['refused', false],
])('a page with a question that is %s is left afterwards', async (_how, isAnswered) => {
  let end: () => void = () => undefined;
  const answer = new Promise<void>((resolve, reject) => {
    end = () => (isAnswered ? resolve() : reject(new Error('no')));
  });
  const told = tellBeforeLeaving(answer).catch(() => undefined);
  const go = vi.fn();
  const left = whenAllIsTold(go);
  await Promise.resolve();
  expect(go).not.toHaveBeenCalled();
  end();
  await told;
  await left;
  expect(go).toHaveBeenCalledOnce();
});

test('nobody waits longer than two seconds', async () => {
  vi.useFakeTimers();
  void tellBeforeLeaving(new Promise(() => undefined));
  const go = vi.fn();
  void whenAllIsTold(go);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(go).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(go).toHaveBeenCalledOnce();
});
