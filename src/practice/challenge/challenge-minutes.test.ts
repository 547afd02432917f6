import { expect, test } from 'vitest';
import { elapsedSeconds, formatElapsed, readMinutes, started, stopped } from './challenge-minutes.ts';
import { untouched } from './record.ts';

const minute = 60_000;
const none = untouched.minutes;

test('a stopwatch adds what it measured, and starting one stops the other', () => {
  let minutes = started(none, 'without', 0);
  expect(formatElapsed(elapsedSeconds(minutes, 65_000))).toBe('1:05');
  minutes = started(minutes, 'with', 12 * minute);
  expect(minutes).toEqual({ without: 12, with: null, timing: 'with', startedAt: 12 * minute });
  minutes = stopped(minutes, 12 * minute + 10_000);
  expect(minutes).toEqual({ without: 12, with: 1, timing: null, startedAt: null });
  expect(stopped(started(minutes, 'with', 0), 3 * minute).with).toBe(4);
});

test('limits the time of a forgotten stopwatch and of a clock that was set back', () => {
  expect(stopped(started(none, 'with', 0), 999_999 * minute).with).toBe(999);
  expect(stopped(started(none, 'with', 10 * minute), 0).with).toBe(1);
});

test.each([
  ['', null],
  [' ', null],
  ['12', 12],
  ['12 min', 12],
  ['0', 0],
  ['12345', 999],
  ['-5', 5],
  ['12,', 12],
  ['12,5', 13],
  ['7.4', 7],
])('typed as %j, minutes are %j', (typed, minutes) => {
  expect(readMinutes(typed)).toBe(minutes);
});
