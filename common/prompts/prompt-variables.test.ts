import { expect, test } from 'vitest';
import { listVariables, splitAtVariables } from './prompt-variables.ts';

test('capitals in brackets are variables, other brackets are text', () => {
  expect(splitAtVariables('Eres [ROL], no [rol] ni [1] x')).toEqual([
    'Eres ',
    '[ROL]',
    ', no [rol] ni ',
    '[1]',
    ' x',
  ]);
  expect(splitAtVariables('[PÚBLICO OBJETIVO]')).toEqual(['', '[PÚBLICO OBJETIVO]', '']);
  expect(splitAtVariables('sin nada')).toEqual(['sin nada']);
});

test('each variable is listed once, in order of appearance', () => {
  expect(listVariables('[B] y [A], otra vez [B]')).toEqual(['[B]', '[A]']);
});
