import { afterEach, expect, test, vi } from 'vitest';
import { createLastWords } from './last-words.ts';
import { Stores } from './stores.ts';

const open = () => createLastWords(new Stores());

afterEach(() => {
  vi.useRealTimers();
});

test('the learner leaves a page at once if no call is pending', () => {
  const go = vi.fn();
  void open().afterPendingCalls(go);
  expect(go).toHaveBeenCalledOnce();
});

test.each([
  ['answered', true],
  ['refused', false],
])('the learner leaves a page after its pending call is %s', async (_how, isAnswered) => {
  let end: () => void = () => undefined;
  const answer = new Promise<void>((resolve, reject) => {
    end = () => (isAnswered ? resolve() : reject(new Error('no')));
  });
  const { tellBeforeLeaving, afterPendingCalls } = open();
  const call = tellBeforeLeaving(answer).catch(() => undefined);
  const go = vi.fn();
  const left = afterPendingCalls(go);
  await Promise.resolve();
  expect(go).not.toHaveBeenCalled();
  end();
  await call;
  await left;
  expect(go).toHaveBeenCalledOnce();
});

test('a page waits two seconds at most', async () => {
  vi.useFakeTimers();
  const { tellBeforeLeaving, afterPendingCalls } = open();
  void tellBeforeLeaving(new Promise(() => undefined));
  const go = vi.fn();
  void afterPendingCalls(go);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(go).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(go).toHaveBeenCalledOnce();
});
