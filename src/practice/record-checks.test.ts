import { expect, test } from 'vitest';
import { recordProblem } from '#lib/notebook/record-checks.ts';
import { untouched as challenge } from './challenge/record.ts';
import { recordChecks } from './record-checks.ts';

const workshop = { boxes: { rol: 'A' }, best: 10, isModelOpen: true, settled: [1], equivalences: [] };
const plan = { lesson: null, day: '2026-11-19', goal: 5, open: null };

test.each([
  ['workshop/libre', workshop],
  ['challenge/uno', challenge],
  ['review-plan/hoy', plan],
  ['note/tareas', { text: 'Facturas' }],
])('%s is taken from a file', (id, value) => {
  expect(recordProblem({ id, updatedAt: 1, value }, recordChecks)).toBeNull();
});

test.each([
  ['more points than there are', 'workshop/libre', { ...workshop, best: 11 }, 'damaged'],
  ['a count out of reach', 'challenge/uno', { ...challenge, tries: 1e308 }, 'count'],
  ['half a try', 'challenge/uno', { ...challenge, tries: 0.5 }, 'count'],
  ['a day that no calendar has', 'review-plan/hoy', { ...plan, day: '2026-02-31' }, 'date'],
  ['the name of no kind', 'constructor/uno', {}, 'damaged'],
])('a record with %s stays in the file', (_what, id, value, problem) => {
  expect(recordProblem({ id, updatedAt: 1, value }, recordChecks)).toBe(problem);
});
