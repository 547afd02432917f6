import { expect, it } from 'vitest';
import { isoDay } from '#lib/dates.ts';
import type { NotebookRecord } from '#lib/notebook/records.ts';
import { PLAN_ID, planOn, reviewDay, shownQuestion } from './review-day.ts';
import type { ReviewPlan, ReviewRecord } from './record.ts';

const ids = (lesson: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${lesson}${index}`);
const lessons = [
  { slug: 'uno', ids: ids('a', 8) },
  { slug: 'dos', ids: ids('b', 8) },
];

/** Local time: the rules follow the learner's day. */
const at = (day: number, hour = 10) => new Date(2026, 10, day, hour);
const today = at(16);

const answer = (answeredAt: Date, due: Date): ReviewRecord => ({
  answeredAt: answeredAt.getTime(),
  due: isoDay(due),
  chosen: '',
  isRight: true,
  stability: 2,
  difficulty: 5,
});

function records(answers: Record<string, ReviewRecord> = {}, plan?: Partial<ReviewPlan>) {
  const kept: [string, unknown][] = Object.entries(answers).map(([id, value]) => [`review/${id}`, value]);
  if (plan) kept.push([PLAN_ID, { lesson: null, day: '2026-11-16', goal: null, open: null, ...plan }]);
  return new Map(kept.map(([id, value]) => [id, { id, updatedAt: 1, value } as NotebookRecord]));
}

it('gives a newcomer ten questions, in the order of the lessons', () => {
  const { queue, answered, due } = reviewDay(lessons, records(), today);
  expect(queue).toEqual([...ids('a', 8), 'b0', 'b1']);
  expect([answered, due]).toEqual([[], []]);
});

it('asks due questions first, the oldest first, and then new ones', () => {
  const kept = records({
    b3: answer(at(10), at(15)),
    a2: answer(at(2), at(4)),
    // Answered in the evening: it is due the next morning too.
    a5: answer(at(13, 22), at(16, 22)),
    a1: answer(at(13), at(17)),
  });
  const { queue, due } = reviewDay(lessons, kept, today);
  expect(queue).toEqual(['a2', 'b3', 'a5', 'a0', 'a3', 'a4', 'a6', 'a7', 'b0', 'b1']);
  expect(due).toEqual(['a2', 'b3', 'a5']);
});

it('asks ten after months away, however many are overdue, and counts no missed day', () => {
  const everything = [...ids('a', 8), ...ids('b', 8)];
  const kept = records(Object.fromEntries(everything.map((id) => [id, answer(at(-90), at(-80))])));
  const { queue, next } = reviewDay(lessons, kept, today);
  expect(queue).toHaveLength(10);
  expect(next).toEqual({ day: '2026-11-17', count: 6 });
});

it('counts today’s answers towards the ten, even after a reload', () => {
  const seven = Object.fromEntries(ids('a', 7).map((id) => [id, answer(at(16, 9), at(19))]));
  const { queue, answered } = reviewDay(lessons, records(seven), today);
  expect(answered).toHaveLength(7);
  expect(queue).toEqual(['a7', 'b0', 'b1']);
});

it('starts a new round at the learner’s midnight', () => {
  const ten = Object.fromEntries(
    [...ids('a', 8), 'b0', 'b1'].map((id) => [id, answer(at(16, 23), at(18, 23))]),
  );
  const lateEvening = new Date(2026, 10, 16, 23, 59);
  expect(reviewDay(lessons, records(ten), lateEvening).queue).toEqual([]);
  const afterwards = reviewDay(lessons, records(ten), new Date(2026, 10, 17, 0, 1));
  expect(afterwards.queue).toEqual(ids('b', 8).slice(2));
  expect(afterwards.answered).toEqual([]);
});

it('returns the day of the next questions', () => {
  const all = Object.fromEntries([...ids('a', 8), ...ids('b', 8)].map((id) => [id, answer(at(14), at(25))]));
  expect(reviewDay(lessons, records(all), today)).toMatchObject({
    queue: [],
    hasMore: true,
    next: { day: '2026-11-25', count: 10 },
  });
  expect(reviewDay([], records(), today)).toMatchObject({ queue: [], hasMore: false, next: null });
});

it('gives five more on request, from later days if necessary, and on that day only', () => {
  const all = Object.fromEntries(
    [...ids('a', 8), ...ids('b', 8)].map((id, index) => [id, answer(at(1), at(25 - index))]),
  );
  const kept = records(all, { goal: 5, day: '2026-11-09' });
  expect(reviewDay(lessons, kept, at(9)).queue).toEqual(['b7', 'b6', 'b5', 'b4', 'b3']);
  expect(reviewDay(lessons, kept, at(10)).queue).toEqual(['b7']);
});

it('asks from the chosen lesson only, but counts the answers of all', () => {
  const kept = records({ a0: answer(at(16, 8), at(19)), b0: answer(at(1), at(3)) }, { lesson: 'dos' });
  const { queue, answered } = reviewDay(lessons, kept, today);
  expect(answered).toEqual(['a0']);
  expect(queue).toEqual(ids('b', 8));
  expect(reviewDay(lessons, records({}, { lesson: 'ya-no-existe' }), today).queue).toHaveLength(10);
});

it('keeps only the chosen lesson of a plan for the next day', () => {
  const plan: ReviewPlan = { lesson: 'dos', day: '2026-11-15', goal: 15, open: 'a0' };
  expect(planOn('2026-11-16', plan)).toEqual({ lesson: 'dos', day: '2026-11-16', goal: null, open: null });
  expect(planOn('2026-11-15', plan)).toBe(plan);
});

it('shows the question with open reasons, then those a lesson linked to, then the first of today', () => {
  const answers = { a0: answer(at(16, 9), at(19)), a3: answer(at(16, 9), at(19)) };
  const day = reviewDay(lessons, records(answers), today);
  const reading = reviewDay(lessons, records(answers, { open: 'a0' }), today);
  expect(shownQuestion(day, [])).toBe('a1');
  expect(shownQuestion(reading, [])).toBe('a0');
  expect(shownQuestion(day, ['a3', 'b6'])).toBe('b6');
  expect(shownQuestion(reading, ['a3', 'b6'])).toBe('b6');
  // Already answered today: its reasons show again.
  expect(shownQuestion(day, ['a3'])).toBe('a3');
  expect(shownQuestion(reviewDay([], records(), today), [])).toBeUndefined();
});
