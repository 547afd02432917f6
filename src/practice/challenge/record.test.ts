import { expect, test } from 'vitest';
import { isoDay } from '#lib/dates.ts';
import type { NotebookRecord } from '#lib/notebook/records.ts';
import { recordProblem } from '#lib/notebook/record-checks.ts';
import { recordChecks } from '#practice/record-checks.ts';
import {
  challengeState,
  gaveUp,
  hinted,
  isClosed,
  judged,
  onDay,
  opensOn,
  savedIn,
  typedInto,
  untouched,
  type ChallengeMinutes,
  type ChallengeRecord,
} from './record.ts';

const now = new Date(2026, 10, 16, 23, 50);
const asRecord = (value: ChallengeRecord): NotebookRecord<'challenge'> => ({
  id: 'challenge/uno',
  updatedAt: 1,
  value,
});
const right = { kind: 'right' } as const;
const wrong = { kind: 'wrong' } as const;
const trap = { kind: 'trap', text: 'Sumaste de más.' } as const;

test('a wrong answer reveals a hint, up to three; a trap gets its own sentence instead', () => {
  let challenge = judged(typedInto(untouched, '1'), wrong, now);
  expect(challenge).toMatchObject({ tries: 1, hints: 1, checked: '1' });
  challenge = judged(typedInto(challenge, '2'), trap, now);
  expect(challenge).toMatchObject({ tries: 2, hints: 1, checked: '2' });
  challenge = hinted(hinted(hinted(challenge)));
  expect(challenge.hints).toBe(3);
  expect(judged(typedInto(challenge, '3'), wrong, now).hints).toBe(3);
});

test('a repeated or unreadable answer costs nothing', () => {
  const challenge = judged(typedInto(untouched, '1'), wrong, now);
  expect(judged(challenge, wrong, now)).toBe(challenge);
  const unreadable = typedInto(challenge, '??');
  expect(judged(unreadable, { kind: 'unreadable', why: 'number' }, now)).toBe(unreadable);
});

test('a right answer solves it for good, even after all hints', () => {
  const challenge = judged(typedInto({ ...untouched, hints: 3 }, '9'), right, now);
  expect(challenge).toMatchObject({ isSolved: true, solvedAt: now.getTime(), tries: 1 });
  expect(gaveUp(challenge, now).solutionOn).toBeNull();
  expect(judged(typedInto(challenge, '1'), wrong, now).isSolved).toBe(true);
  expect(challengeState(asRecord(challenge))).toBe('solved');
});

test('a learner who looked at the solution cannot solve it that day, and starts again on another', () => {
  const timed = { ...untouched.minutes, without: 20 };
  const seen = gaveUp({ ...untouched, typed: '1', tries: 4, hints: 3, minutes: timed }, now);
  expect(seen.solutionOn).toBe('2026-11-16');
  expect(isClosed(seen)).toBe(true);
  expect(judged(typedInto(seen, '9'), right, now).isSolved).toBe(false);
  expect(onDay(seen, '2026-11-16')).toBe(seen);
  expect(onDay(seen, '2026-11-17')).toEqual({ ...untouched, tries: 4, minutes: timed });
  expect(challengeState(asRecord(seen))).toBe('started');
  expect(isoDay(opensOn('2026-12-31'))).toBe('2027-01-01');
});

test('an untouched challenge is new; typing or a stopwatch starts it', () => {
  expect(challengeState(undefined)).toBe('new');
  expect(challengeState(asRecord(untouched))).toBe('new');
  expect(challengeState(asRecord(typedInto(untouched, '1')))).toBe('started');
  expect(
    challengeState(
      asRecord({ ...untouched, minutes: { ...untouched.minutes, timing: 'with', startedAt: 1 } }),
    ),
  ).toBe('started');
});

test('a record from a file is refused if any field is malformed', () => {
  expect(recordProblem(asRecord(untouched), recordChecks)).toBeNull();
  const changed = (change: object) => asRecord({ ...untouched, ...change });
  for (const malformed of [
    { typed: 1 },
    { hints: -1 },
    { solutionOn: 'ayer' },
    { isSolved: 'sí' },
    { solvedAt: 'hoy' },
    { minutes: null },
    { minutes: { ...untouched.minutes, timing: 'otro' } },
    { minutes: { ...untouched.minutes, with: 1.5 } },
  ])
    expect(recordProblem(changed(malformed), recordChecks), JSON.stringify(malformed)).not.toBeNull();
});

test('counts minutes saved or lost only for a solved challenge measured both ways', () => {
  const saved = (minutes: Partial<ChallengeMinutes>, isSolved = true) =>
    savedIn({
      id: 'challenge/uno',
      updatedAt: 1,
      value: { ...untouched, isSolved, minutes: { ...untouched.minutes, ...minutes } },
    });
  expect(saved({ without: 30, with: 12 })).toBe(18);
  expect(saved({ without: 10, with: 12 })).toBe(-2);
  expect(saved({ without: 30 })).toBe(0);
  expect(saved({ without: 30, with: 12 }, false)).toBe(0);
});
