import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onNear } from './on-near.ts';

type Report = (entries: { isIntersecting: boolean }[]) => void;

let report: Report;
const disconnect = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  disconnect.mockClear();
  class Observer {
    observe = vi.fn();
    disconnect = disconnect;
    constructor(callBack: Report) {
      report = callBack;
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('calls back once when the element comes near', () => {
  const callBack = vi.fn();
  onNear(document.body, 0, callBack);
  report([{ isIntersecting: false }]);
  expect(callBack).not.toHaveBeenCalled();
  report([{ isIntersecting: true }]);
  vi.runAllTimers();
  expect(callBack).toHaveBeenCalledOnce();
  expect(disconnect).toHaveBeenCalled();
});

test('and after a while for whoever gets there without scrolling', () => {
  const callBack = vi.fn();
  onNear(document.body, 0, callBack);
  vi.runAllTimers();
  expect(callBack).toHaveBeenCalledOnce();
});

test('one after the other, so that the page goes on answering', () => {
  const called: number[] = [];
  for (const turn of [0, 1, 2]) onNear(document.body, turn, () => called.push(turn));
  vi.advanceTimersToNextTimer();
  expect(called).toEqual([0]);
  vi.runAllTimers();
  expect(called).toEqual([0, 1, 2]);
});

test('not when the page has been left', () => {
  const callBack = vi.fn();
  onNear(document.body, 0, callBack)();
  vi.runAllTimers();
  expect(callBack).not.toHaveBeenCalled();
});
