import { expect, it } from 'vitest';
import { openContent } from '#tools/content/content.ts';
import { compileRecipe } from '#tools/content/practice/trade/recipes.ts';
import { recipe, recipeFile as file, words } from '#tools/testing/sample-recipe.ts';
import { recipeLengths, shortVersionProblems, wordCounts } from './lengths.ts';

it('has six lessons, five prompts and six GPTs, each above its minimum of words', () => {
  const counts = wordCounts(openContent('.'));
  expect(counts).toHaveLength(17);
  expect(counts.filter(({ words, minimum }) => minimum === 0 || words < minimum)).toEqual([]);
});

function problems(from: string, to: string) {
  const source = recipe.replace(from, to);
  return recipeLengths(compileRecipe(file, source), file, source);
}

const messages = (from: string, to: string) => problems(from, to).map(({ message }) => message);

it('asks for a prompt of 120 to 180 words', () => {
  expect(problems(words(120), words(90))).toMatchObject([
    {
      file,
      line: 4,
      message: expect.stringMatching(/^«prompt» tiene 1\d\d palabras y debe tener de 120 a 180/) as string,
    },
  ]);
  expect(messages(words(120), words(180))).toEqual([expect.stringMatching(/«prompt» tiene 19\d palabras/)]);
});

it('asks for three to five variables', () => {
  const withoutTrato = recipe.replace(/ {2}- Trato: .*\n/, '').replace(/ {2}Trato: .*\n/, '');
  expect(messages(recipe, withoutTrato)).toContainEqual(
    expect.stringContaining('«prompt» tiene 2 variables en su lista de datos'),
  );
  const more = ['Uno', 'Dos', 'Cinco'];
  const withSix = recipe
    .replace(
      '  - Trato:',
      `${more.map((name) => `  - ${name}: [${name.toUpperCase()}] (algo)\n`).join('')}  - Trato:`,
    )
    .replace('  Trato: U', `${more.map((name) => `  ${name}: Algo\n`).join('')}  Trato: U`);
  expect(messages(recipe, withSix)).toContainEqual(expect.stringContaining('«prompt» tiene 6 variables'));
});

it('asks for a sample of 60 to 140 words and a situation of two to four sentences', () => {
  expect(messages(`\n\n  ${words(70)}\nrevisa`, `\n\n  ${words(40)}\nrevisa`)).toEqual([
    '«resultado» tiene 41 palabras y debe tener de 60 a 140.',
  ]);
  expect(messages(`\n\n  ${words(70)}\nrevisa`, `\n\n  ${words(150)}\nrevisa`)).toEqual([
    '«resultado» tiene 151 palabras y debe tener de 60 a 140.',
  ]);
  expect(messages(' No sabes qué contestar.', '')).toEqual([
    '«situacion» tiene 1 frases y debe tener de 2 a 4.',
  ]);
  expect(messages('No sabes', 'Uno. Dos. ¿Tres? No sabes')).toEqual([
    '«situacion» tiene 5 frases y debe tener de 2 a 4.',
  ]);
});

it('refuses a short version that is not short', () => {
  const short = 'content/prompts/uno/version-corta.md';
  expect(shortVersionProblems(short, 'Vende [PRODUCTO].')).toEqual([]);
  expect(shortVersionProblems(short, 'palabra '.repeat(151))).toMatchObject([
    { file: short, message: 'La versión corta tiene 151 palabras y debe tener de 1 a 150.' },
  ]);
});
