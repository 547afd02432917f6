import { expect, it } from 'vitest';
import { ContentError } from '#tools/content/problem.ts';
import { unknownVariables, variables, variablesFile } from './variables.ts';
import { readYaml } from '#tools/content/yaml-file.ts';

const problemsIn = (text: string) => {
  try {
    return unknownVariables(readYaml(variables, { file: variablesFile, text }), text, [
      '- Empresa: [EMPRESA] (qué vende)',
      'Eres [VOZ DE MARCA].',
    ]);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
};

it('a mapping that names what exists is accepted', () => {
  expect(problemsIn('EMPRESA: company\nVOZ DE MARCA: brand_voice\n')).toEqual([]);
});

it('a variable that no prompt has is reported with its line and the nearest name', () => {
  expect(problemsIn('# nota\nEMPRESAS: company\n')).toEqual([
    {
      file: 'content/variables.yaml',
      line: 2,
      message: 'Ningún prompt tiene la variable [EMPRESAS].',
      hint: '¿Querías escribir «EMPRESA»?',
    },
  ]);
});

it('a field that the profile lacks is reported with those it has', () => {
  const [problem] = problemsIn('EMPRESA: compañia\n');
  expect(problem).toMatchObject({ line: 1, message: '«EMPRESA» tiene un valor que no se admite.' });
  expect(problem?.hint).toContain('company, services');
});
