import type { Content } from '#tools/content/content.ts';
import { gpts, prompts } from '#tools/content/library/entries.ts';
import { lessons } from '#tools/content/lesson/lessons.ts';
import type { Recipe } from '#tools/content/practice/trade/recipes.ts';
import { readTrades } from '#tools/content/practice/trade/kind.ts';
import { tradesFolder } from '#tools/content/practice/trade/trades.ts';
import type { Problem } from '#tools/content/problem.ts';
import { countWords } from '#tools/content/lesson/reading-time.ts';
import { lessonWords } from './word-count.ts';

/** Minimum words of each kind of text (content guide). */
const lessonMinimum: Record<string, number> = {
  'modulo-1': 3000,
  'modulo-2': 3000,
  'modulo-3': 4500,
  'modulo-4': 6500,
  'modulo-5': 3000,
  'context-engineering': 3000,
};
const PROMPT_MINIMUM = 350;
const GPT_MINIMUM = 300;
/** Short enough to type between two calls. */
const SHORT_LIMIT = 150;

interface WordCount {
  file: string;
  words: number;
  minimum: number;
}

/** Visible words of each lesson, prompt and GPT, and the content guide's minimum. */
export const wordCounts = (content: Content): WordCount[] => [
  ...lessons.files(content).map((file) => {
    const lesson = lessons.read(content, file);
    return { file, words: lessonWords(lesson), minimum: lessonMinimum[lesson.header.slug] ?? 0 };
  }),
  ...prompts.files(content).map((file) => ({
    file,
    words: countWords(prompts.read(content, file).content),
    minimum: PROMPT_MINIMUM,
  })),
  ...gpts.files(content).map((file) => ({
    file,
    words: countWords(gpts.read(content, file).detailedDescription),
    minimum: GPT_MINIMUM,
  })),
];

/** Texts that are too short, or too long for the reader's time. */
export const lengthProblems = (content: Content): Problem[] => [
  ...wordCounts(content)
    .filter(({ words, minimum }) => words < minimum)
    .map(({ file, words, minimum }) => ({
      file,
      line: 1,
      message: `Tiene ${words} palabras visibles y debe tener al menos ${minimum}.`,
      hint: 'Añade ejemplos, pasos o comprobaciones; no relleno.',
    })),
  ...prompts.files(content).flatMap((file) => {
    const short = `${file.replace(/\.md$/, '')}/version-corta.md`;
    return shortVersionProblems(short, prompts.read(content, file).use.short);
  }),
  ...readTrades(content).flatMap(({ slug: trade, recipes }) =>
    recipes.flatMap((recipe) => {
      const file = `${tradesFolder}/${trade}/${recipe.slug}.yaml`;
      return recipeLengths(recipe, file, content.read(file));
    }),
  ),
];

export function shortVersionProblems(file: string, text: string): Problem[] {
  const words = countWords(text);
  if (words > 0 && words <= SHORT_LIMIT) return [];
  const message = `La versión corta tiene ${words} palabras y debe tener de 1 a ${SHORT_LIMIT}.`;
  const hint = 'Deja el encargo, los datos imprescindibles, el formato y un criterio.';
  return [{ file, line: 1, message, hint }];
}

/** Long enough to judge, short enough to read. */
const recipeLimits = {
  promptWords: [120, 180],
  variables: [3, 5],
  resultWords: [60, 140],
  sentences: [2, 4],
} as const;

export function recipeLengths(
  { prompt, data, result, situation }: Recipe,
  file: string,
  source: string,
): Problem[] {
  const counted = [
    ['prompt', countWords(prompt), recipeLimits.promptWords, 'palabras'],
    ['prompt', data.length, recipeLimits.variables, 'variables en su lista de datos'],
    ['resultado', countWords(result), recipeLimits.resultWords, 'palabras'],
    ['situacion', sentencesOf(situation), recipeLimits.sentences, 'frases'],
  ] as const;
  const lineOf = (field: string) => source.split('\n').findIndex((line) => line.startsWith(`${field}:`)) + 1;
  return counted
    .filter(([, count, [least, most]]) => count < least || count > most)
    .map(([field, count, [least, most], unit]) => ({
      file,
      line: lineOf(field),
      message: `«${field}» tiene ${count} ${unit} y debe tener de ${least} a ${most}.`,
      hint:
        count < least
          ? 'Añade lo que falta para que sirva tal cual.'
          : 'Quita lo que no cambia el resultado.',
    }));
}

const sentencesOf = (written: string) => written.split(/(?<=[.?!…]»?)\s+(?=[«¿¡\p{Lu}\d])/u).length;
