import { expect, it } from 'vitest';
import { openContent } from '#tools/content/content.ts';
import { problemsOf, throwProblems } from '#tools/content/problem.ts';
import { readYaml } from '#tools/content/yaml-file.ts';
import { unknownVariables, variables } from './variables.ts';

const file = 'content/variables.yaml';
const prompts = {
  ...openContent('.'),
  files: (folder: string) => [`${folder}/uno.md`],
  read: (one: string) =>
    one.startsWith('content/prompts/') ? '- Empresa: [EMPRESA] (qué vende)' : 'Eres [VOZ DE MARCA].',
};

const problemsIn = (text: string) =>
  problemsOf(() => {
    throwProblems(unknownVariables(readYaml(variables, { file, text }), { file, text }, prompts));
  });

it('accepts a mapping of existing names', () => {
  expect(problemsIn('EMPRESA: company\nVOZ DE MARCA: brand_voice\n')).toEqual([]);
});

it('reports a variable that no prompt has, with its line and the nearest name', () => {
  expect(problemsIn('# nota\nEMPRESAS: company\n')).toEqual([
    {
      file: 'content/variables.yaml',
      line: 2,
      message: 'Ningún prompt tiene la variable [EMPRESAS].',
      hint: '¿Querías escribir «EMPRESA»?',
    },
  ]);
});

it('reports a field that the profile lacks, with those it has', () => {
  const [problem] = problemsIn('EMPRESA: compañia\n');
  expect(problem).toMatchObject({ line: 1, message: '«EMPRESA» tiene un valor que no se admite.' });
  expect(problem?.hint).toContain('company, services');
});
