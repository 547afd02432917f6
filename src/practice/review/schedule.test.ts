import { expect, it } from 'vitest';
import { daysLater, isoDay } from '#lib/dates.ts';
import { recordProblem } from '#lib/notebook/record-checks.ts';
import { recordChecks } from '#practice/record-checks.ts';
import { afterAnswer } from './schedule.ts';

const start = new Date(2026, 10, 16, 22);
const right = { chosen: 'La buena', isRight: true };
const wrong = { chosen: 'Otra', isRight: false };

/** Days until the question returns, for answers given on the due day or `late` days after it. */
function intervals(answers: (typeof right)[], late = 0): number[] {
  let now = start;
  let record: ReturnType<typeof afterAnswer> | undefined;
  return answers.map((answer) => {
    record = afterAnswer(record, answer, now);
    let days = 0;
    while (isoDay(daysLater(now, days)) < record.due) days++;
    now = daysLater(now, days + late);
    return days;
  });
}

it('brings a wrong answer back the next day, and a right one later each time', () => {
  const [first = 0, second = 0, third = 0] = intervals([right, right, right]);
  expect(first).toBeGreaterThan(1);
  expect(second).toBeGreaterThan(first);
  expect(third).toBeGreaterThan(second);
  expect(intervals([wrong, wrong, wrong])).toEqual([1, 1, 1]);
  const [, , , relearnt = 0] = intervals([right, right, right, wrong]);
  expect(relearnt).toBeLessThan(third);
});

it('postpones a question by a year at most', () => {
  expect(Math.max(...intervals(Array.from({ length: 12 }, () => right)))).toBe(365);
});

it('a late right answer postpones the question no less than a punctual one', () => {
  const [, onTime = 0] = intervals([right, right]);
  const [, afterTwoMonths = 0] = intervals([right, right], 60);
  expect(afterTwoMonths).toBeGreaterThanOrEqual(onTime);
});

it('keeps the last answer as a record that a notebook file may contain', () => {
  const value = afterAnswer(undefined, wrong, start);
  expect(value).toMatchObject({ chosen: 'Otra', isRight: false, due: '2026-11-17' });
  expect(
    recordProblem({ id: 'review/x', updatedAt: 1, value: JSON.parse(JSON.stringify(value)) }, recordChecks),
  ).toBeNull();
});

it('accepts an answer from a clock that is ahead', () => {
  const ahead = afterAnswer(undefined, right, daysLater(start, 3));
  expect(afterAnswer(ahead, right, start).due > '2026-11-16').toBe(true);
});

it.each([
  ['a stability', { stability: 0 }],
  ['a difficulty', { difficulty: 11 }],
  ['a day', { due: 'mañana' }],
  ['a moment', { answeredAt: 1e300 }],
  ['an answer', { chosen: 3 }],
])('refuses a file with %s that no scheduler gave', (_, change) => {
  const value = { ...afterAnswer(undefined, right, start), ...change };
  expect(recordProblem({ id: 'review/x', updatedAt: 1, value }, recordChecks)).not.toBeNull();
});
