import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gpts, prompts } from './library-schemas.ts';
import { ContentError } from '#tools/content/problem.ts';
import { readYaml } from '#tools/content/yaml-file.ts';

const file = 'content/pages/prompts.yaml';
const source = readFileSync(file, 'utf8');

function problemsOf(text: string) {
  try {
    readYaml(prompts, { file, text });
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

test('the copy of both libraries is in order', () => {
  expect(problemsOf(source)).toEqual([]);
  expect(readYaml(gpts, { file, text: readFileSync('content/pages/gpts.yaml', 'utf8') }).resultOne).toBe(
    'GPT encontrado',
  );
});

test('an editor who loses {palabra} is told the line and what belongs there', () => {
  const text = source.replace('«{palabra}»', '«palabra»');
  const line = text.split('\n').findIndex((content) => content.startsWith('didYouMean')) + 1;
  expect(problemsOf(text)).toEqual([
    expect.objectContaining({ file, line, message: expect.stringContaining('{palabra}') }),
  ]);
});
