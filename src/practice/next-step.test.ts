import { expect, it } from 'vitest';
import type { NotebookRecord, RecordKind } from '#lib/notebook/records.ts';
import { nextStep, solvedOf } from './next-step.ts';
import type { JudgedState, PracticeKind } from './practice-kind.ts';

/** A kind whose records contain their state. */
const kind = (title: string, record: RecordKind, ...names: string[]): PracticeKind => ({
  title,
  text: '',
  time: 'unos 5 min',
  action: '',
  progress: '',
  to: `/${title}`,
  record,
  total: names.length,
  exercises: names.map((name) => ({ title: name, to: `/${title}/${name}`, record: `${record}/${name}` })),
  stateOf: (record) => (record?.value as { text?: JudgedState } | undefined)?.text ?? 'new',
});

const hunts = kind('errores', 'hunt', 'a', 'b', 'c');
const workshop = kind('taller', 'workshop', 'x', 'y');

const records = (...states: [string, JudgedState, number?][]) =>
  new Map(
    states.map(([name, text, updatedAt = 1]) => {
      const id = ['x', 'y'].includes(name) ? `workshop/${name}` : `hunt/${name}`;
      return [id, { id, updatedAt, value: { text } } as unknown as NotebookRecord];
    }),
  );

const suggested = (...states: [string, JudgedState, number?][]) => {
  const step = nextStep([hunts, workshop], records(...states));
  return step && `${step.reason} ${step.exercise.title}`;
};

it('counts the solved exercises of a kind', () => {
  expect(solvedOf(hunts, records(['a', 'solved'], ['b', 'started'], ['x', 'solved']))).toBe(1);
});

it('never counts more than the total, although removed exercises keep their records', () => {
  const solved = ['a', 'b', 'c', 'gone'].map((name): [string, JudgedState] => [name, 'solved']);
  expect(solvedOf(hunts, records(...solved))).toBe(3);
});

it.each([
  ['first a'],
  ['resume c', ['c', 'started']],
  ['resume b', ['a', 'started', 1], ['b', 'started', 2]],
  ['resume y', ['a', 'solved', 9], ['y', 'started', 2]],
  // The learner has not tried the other kind.
  ['another x', ['a', 'solved']],
  ['another b', ['a', 'solved'], ['x', 'solved']],
  // A checked exercise was done once: new ones come before it.
  ['another x', ['a', 'checked'], ['b', 'solved']],
  ['another b', ['a', 'checked'], ['x', 'solved']],
  ['repeat a', ['a', 'checked'], ['b', 'solved'], ['c', 'solved'], ['x', 'solved'], ['y', 'solved']],
  ['another c', ['a', 'solved'], ['b', 'solved'], ['x', 'solved'], ['y', 'solved']],
] as [string, ...[string, JudgedState, number?][]][])('suggests %s', (step, ...states) => {
  expect(suggested(...states)).toBe(step);
});

it('suggests nothing to a learner who has solved everything', () => {
  expect(suggested(...['a', 'b', 'c', 'x', 'y'].map((name): [string, JudgedState] => [name, 'solved']))).toBe(
    null,
  );
});

it('suggests nothing from a path, which learners choose by their trade', () => {
  const path = { ...kind('oficios', 'trade-day', 'lunes'), isPath: true };
  expect(nextStep([path], records())).toBe(null);
  expect(nextStep([path, hunts], records())?.kind.title).toBe('errores');
});

it('suggests the questions due today after a started exercise and before a new one', () => {
  const exercise = { title: '3 preguntas', to: '/repaso', record: 'review/r' } as const;
  const review = { ...kind('repaso', 'review', 'r'), isPath: true, dueToday: () => exercise };
  expect(nextStep([hunts, review], records(['a', 'solved']))).toMatchObject({ reason: 'due', exercise });
  expect(nextStep([hunts, review], records(['a', 'started']))?.reason).toBe('resume');
  expect(nextStep([hunts, { ...review, dueToday: () => null }], records())?.reason).toBe('first');
});

it('reports when the learner last worked on the suggested exercise', () => {
  expect(nextStep([hunts], records(['b', 'started', 42]))?.updatedAt).toBe(42);
  expect(nextStep([hunts], records())?.updatedAt).toBeUndefined();
});
