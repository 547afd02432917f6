import { expect, it } from 'vitest';
import { isRecord } from '#lib/notebook/records.ts';
import { afterAnswer } from './schedule.ts';

const DAY = 86_400_000;
const start = new Date('2026-11-16T10:00:00Z');
const right = { chosen: 'La buena', isRight: true };
const wrong = { chosen: 'Otra', isRight: false };

/** Days until the question comes back after each answer, given on the day on which it is due, or `late` days later. */
function intervals(answers: (typeof right)[], late = 0): number[] {
  let now = start;
  let record: ReturnType<typeof afterAnswer> | undefined;
  return answers.map((answer) => {
    record = afterAnswer(record, answer, now);
    const days = Math.round((record.due - now.getTime()) / DAY);
    now = new Date(record.due + late * DAY);
    return days;
  });
}

it('brings a wrong answer back the next day, and a right one later each time', () => {
  const [first = 0, second = 0, third = 0] = intervals([right, right, right]);
  expect(first).toBeGreaterThan(1);
  expect(second).toBeGreaterThan(first);
  expect(third).toBeGreaterThan(second);
  expect(intervals([wrong, wrong])).toEqual([1, 1]);
  const [, , , relearnt = 0] = intervals([right, right, right, wrong]);
  expect(relearnt).toBeLessThan(third);
});

it('never puts anything off for more than about a year', () => {
  expect(Math.max(...intervals(Array.from({ length: 12 }, () => right)))).toBeLessThanOrEqual(366);
});

it('takes days off as what they are: who still knows it waits no less', () => {
  const [, onTime = 0] = intervals([right, right]);
  const [, afterTwoMonths = 0] = intervals([right, right], 60);
  expect(afterTwoMonths).toBeGreaterThanOrEqual(onTime);
});

it('keeps the last answer, as a record that a file may bring along', () => {
  const value = afterAnswer(undefined, wrong, start);
  expect(value).toMatchObject({ chosen: 'Otra', isRight: false, answeredAt: start.getTime(), reps: 1 });
  expect(isRecord({ id: 'review/x', updatedAt: 1, value: JSON.parse(JSON.stringify(value)) })).toBe(true);
});

it('works with an answer from a clock that is ahead', () => {
  const ahead = afterAnswer(undefined, right, new Date(start.getTime() + 3 * DAY));
  expect(afterAnswer(ahead, right, start).due).toBeGreaterThan(start.getTime());
});

it.each([
  ['a stability', { stability: 0 }],
  ['a difficulty', { difficulty: 11 }],
  ['a day', { due: 1e300 }],
  ['a moment', { answeredAt: null }],
  ['an answer', { chosen: 3 }],
])('refuses a file with %s that no scheduler gave', (_, change) => {
  const value = { ...afterAnswer(undefined, right, start), ...change };
  expect(isRecord({ id: 'review/x', updatedAt: 1, value })).toBe(false);
});
