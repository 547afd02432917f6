import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gpts, prompts } from './library-schemas.ts';
import { problemsOf } from '#tools/content/problem.ts';
import { readYaml } from '#tools/content/yaml-file.ts';

const file = 'content/pages/prompts.yaml';
const source = readFileSync(file, 'utf8');

const problems = (text: string) => problemsOf(() => readYaml(prompts, { file, text }));

test('the copy of both libraries is in order', () => {
  expect(problems(source)).toEqual([]);
  expect(readYaml(gpts, { file, text: readFileSync('content/pages/gpts.yaml', 'utf8') }).resultOne).toBe(
    'GPT encontrado',
  );
});

test('reports a lost {palabra} with its line and what belongs there', () => {
  const text = source.replace('«{palabra}»', '«palabra»');
  const line = text.split('\n').findIndex((content) => content.startsWith('didYouMean')) + 1;
  expect(problems(text)).toEqual([
    expect.objectContaining({ file, line, message: expect.stringContaining('{palabra}') }),
  ]);
});
