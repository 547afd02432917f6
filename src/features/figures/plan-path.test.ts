import { expect, it } from 'vitest';
import { planPath } from './plan-path.ts';

const questions = [
  { id: 'datos', pregunta: '', si: 'exigencias', no: 'limites' },
  { id: 'limites', pregunta: '', si: 'plus', no: 'free' },
  { id: 'exigencias', pregunta: '', si: 'enterprise', no: 'business' },
];
const results = ['free', 'plus', 'business', 'enterprise'].map((id) => ({
  id,
  plan: id,
  texto: '',
  datos: [],
}));
const follow = (answers: Parameters<typeof planPath>[2]) => planPath(questions, results, answers);

it.each([
  ['no', 'limites', 'no', 'free'],
  ['no', 'limites', 'si', 'plus'],
  ['si', 'exigencias', 'no', 'business'],
  ['si', 'exigencias', 'si', 'enterprise'],
] as const)('the answers %s and, at %s, %s lead to %s', (first, second, answer, result) => {
  const path = follow({ datos: first, [second]: answer });
  expect(path.result?.id).toBe(result);
  expect(path.lit).toEqual(['datos', `datos-${first}`, second, `${second}-${answer}`, result]);
});

it('shows one question after the other, and lights nothing up before the first answer', () => {
  expect(follow({})).toMatchObject({ shown: [{ id: 'datos' }], lit: [], result: undefined });
  expect(follow({ datos: 'si' })).toMatchObject({
    shown: [{ id: 'datos' }, { id: 'exigencias' }],
    lit: ['datos', 'datos-si', 'exigencias'],
  });
});

it('ignores answers on an abandoned path', () => {
  expect(follow({ datos: 'si', limites: 'si' }).result).toBeUndefined();
});
