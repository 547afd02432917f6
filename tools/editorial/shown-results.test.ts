import { expect, it } from 'vitest';
import { resultProblems } from './shown-results.ts';

const prompt = ':::prompt{titulo="A"}\n\n```text\nHaz.\n```\n\n:::\n\n';
const result = ':::resultado\n\nHecho.\n\n:::\n\n';
const problems = (source: string) => resultProblems([{ file: 'content/lessons/x.md', source }]);

it('accepts a lesson in which half of the prompts show their result, even after a paragraph', () => {
  expect(problems(`${prompt}Así salió.\n\n${result}${prompt}`)).toEqual([]);
});

it('reports a lesson whose prompts come without their results, with the places', () => {
  expect(problems(`${prompt}${result}${prompt}${prompt}`)).toEqual([
    {
      file: 'content/lessons/x.md',
      line: 15,
      message: 'Solo 1 de 3 prompts enseñan qué devolvieron; debe ser al menos la mitad.',
      hint: 'Añade un bloque :::resultado tras alguno de estos, en las líneas 15, 23.',
    },
  ]);
});

it('does not count a second result twice', () => {
  expect(problems(`${prompt}${result}${result}${prompt}${prompt}`)).toHaveLength(1);
});
