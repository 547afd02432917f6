import { expect, it } from 'vitest';
import { planPath } from './plan-path.ts';

const questions = [
  { id: 'datos', question: '', yes: 'exigencias', no: 'limites' },
  { id: 'limites', question: '', yes: 'plus', no: 'free' },
  { id: 'exigencias', question: '', yes: 'enterprise', no: 'business' },
];
const results = ['free', 'plus', 'business', 'enterprise'].map((id) => ({
  id,
  plan: id,
  text: '',
  facts: [],
}));
const follow = (answers: Parameters<typeof planPath>[2]) => planPath(questions, results, answers);

it.each([
  ['no', 'limites', 'no', 'free'],
  ['no', 'limites', 'yes', 'plus'],
  ['yes', 'exigencias', 'no', 'business'],
  ['yes', 'exigencias', 'yes', 'enterprise'],
] as const)('the answers %s and, at %s, %s lead to %s', (first, second, answer, result) => {
  const path = follow({ datos: first, [second]: answer });
  expect(path.result?.id).toBe(result);
  const branch = (way: 'yes' | 'no') => (way === 'yes' ? 'si' : 'no');
  expect(path.lit).toEqual([
    'datos',
    `datos-${branch(first)}`,
    second,
    `${second}-${branch(answer)}`,
    result,
  ]);
});

it('shows one question after the other, and lights nothing up before the first answer', () => {
  expect(follow({})).toMatchObject({ shown: [{ id: 'datos' }], lit: [], result: undefined });
  expect(follow({ datos: 'yes' })).toMatchObject({
    shown: [{ id: 'datos' }, { id: 'exigencias' }],
    lit: ['datos', 'datos-si', 'exigencias'],
  });
});

it('ignores answers on an abandoned path', () => {
  expect(follow({ datos: 'yes', limites: 'yes' }).result).toBeUndefined();
});
