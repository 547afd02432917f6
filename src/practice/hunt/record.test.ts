import { expect, it } from 'vitest';
import { recordProblem } from '#lib/notebook/record-checks.ts';
import { recordChecks } from '#practice/record-checks.ts';
import { huntState, judged, toggled, tryAgain, untouched, type HuntRecord } from './record.ts';
import { scoreHunt } from '#common/hunt-score.ts';

/** Sentences a, b and c; b and c are faults. */
const answer = { answer: [{}, { fault: 'x' }, { fault: 'x' }] };
const go = (hunt: HuntRecord | undefined, ...marks: number[]) =>
  judged(hunt, scoreHunt(answer, new Set(marks)));
const stored = (value: HuntRecord) => ({ id: 'hunt/a', updatedAt: 1, value }) as const;

it('a press marks a sentence, a second press unmarks it', () => {
  const once = toggled(undefined, 'a');
  expect(once.marked).toEqual(['a']);
  expect(toggled(toggled(once, 'b'), 'a').marked).toEqual(['b']);
});

it('marks no longer change once the answer is judged', () => {
  const checked = go(toggled(undefined, 'a'), 0);
  expect(toggled(checked, 'b')).toBe(checked);
});

it('keeps the best and the last result', () => {
  const good = go(undefined, 1, 2);
  expect(good).toMatchObject({ best: { points: 2, outOf: 2 }, last: { points: 2 }, isSolved: true });
  const worse = go(tryAgain(good), 1);
  expect(worse).toMatchObject({ best: { points: 2 }, last: { points: 1 }, isSolved: true, isChecked: true });
});

it('of two attempts with equal points, the one that found more faults is the best', () => {
  const nothing = go(undefined);
  expect(go(tryAgain(nothing), 0, 1).best).toEqual({ points: 0, outOf: 2, found: 1 });
  expect(go(tryAgain(go(undefined, 0, 1))).best).toEqual({ points: 0, outOf: 2, found: 1 });
});

it('a solved case stays solved, even if a later attempt scores more without solving it', () => {
  const three = { answer: [{}, {}, ...Array.from({ length: 3 }, () => ({ fault: 'x' }))] };
  const solved = judged(undefined, scoreHunt(three, new Set([0, 1, 2, 3, 4])));
  expect(solved).toMatchObject({ isSolved: true, best: { points: 1 } });
  expect(judged(tryAgain(solved), scoreHunt(three, new Set([2, 3])))).toMatchObject({
    isSolved: true,
    best: { points: 2 },
  });
});

it.each([
  ['new', untouched],
  ['started', toggled(undefined, 'a')],
  ['new', toggled(toggled(undefined, 'a'), 'a')],
  ['checked', go(undefined, 1)],
  ['checked', tryAgain(go(undefined, 1))],
  ['started', toggled(tryAgain(go(undefined, 1)), 'a')],
  ['solved', go(undefined, 1, 2)],
  ['solved', tryAgain(go(undefined, 1, 2))],
] as const)('is %s after %j', (state, hunt) => {
  expect(huntState(stored(hunt))).toBe(state);
});

it('is new without a record', () => {
  expect(huntState(undefined)).toBe('new');
});

it('a notebook file may contain it, but no malformed record of its name', () => {
  expect(recordProblem(stored(untouched), recordChecks)).toBeNull();
  expect(recordProblem(stored(go(toggled(undefined, 'a'), 0)), recordChecks)).toBeNull();
  const refuses = (change: object) =>
    expect(recordProblem({ ...stored(untouched), ...change }, recordChecks)).not.toBeNull();
  refuses({ value: { ...untouched, marked: [1] } });
  refuses({ value: { ...untouched, best: { points: -1, outOf: 2, found: 0 } } });
  refuses({ value: { ...untouched, last: { points: 1 } } });
  refuses({ value: { ...untouched, isSolved: 'sí' } });
  refuses({ value: null });
});
