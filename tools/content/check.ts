import { pathToFileURL } from 'node:url';
import { compileFile, gptCards, markdownFiles, promptCards, readSource, yamlFiles } from './content-files.ts';
import type { Gpt, Prompt } from './library-schemas.ts';
import type { Lesson } from './lesson-tree.ts';
import { linkProblems } from './links.ts';
import { ContentError, describeProblems, type Problem } from './problem.ts';
import { sitePaths } from './site-paths.ts';
import { countWords, gptMinimum, lessonMinimum, lessonWords, promptMinimum } from './word-count.ts';

interface CheckOptions {
  root?: string;
  /** Addresses that exist; the routes of the specification and of the files unless told. */
  paths?: string[];
}

/** Everything that can be wrong with the content as a whole, not only with one file. */
export async function checkContent({ root = process.cwd(), paths }: CheckOptions = {}): Promise<Problem[]> {
  const folders = (['lessons', 'prompts', 'gpts'] as const).map((folder) => markdownFiles(root, folder));
  const files = [...yamlFiles, ...folders.flat()];
  const problems = files.flatMap((file) => problemsOf(() => compileFile(root, file), file));
  if (problems.length > 0) return problems;

  const linked = files.map((file) => ({ file, source: readSource(root, file) }));
  return [
    ...problemsOf(() => promptCards(root), 'content/prompts'),
    ...problemsOf(() => gptCards(root), 'content/gpts'),
    ...linkProblems(linked, paths ?? sitePaths(root)),
    ...wordCounts(root)
      .filter(({ words, minimum }) => words < minimum)
      .map(({ file, words, minimum }) => ({
        file,
        line: 1,
        message: `Tiene ${words} palabras visibles y debe tener al menos ${minimum}.`,
        hint: 'Añade ejemplos, pasos o comprobaciones; no relleno.',
      })),
  ];
}

function problemsOf(compile: () => unknown, file: string): Problem[] {
  try {
    compile();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return [
        {
          file,
          line: 1,
          message: 'Falta este archivo.',
          hint: 'Recupéralo del historial o créalo de nuevo.',
        },
      ];
    }
    throw error;
  }
}

interface WordCount {
  file: string;
  words: number;
  minimum: number;
}

/** Visible words of each lesson, prompt and GPT beside what the content guide asks for. */
export function wordCounts(root: string): WordCount[] {
  const of = <T>(
    folder: 'lessons' | 'prompts' | 'gpts',
    count: (data: T) => number,
    minimum: (data: T) => number,
  ) =>
    markdownFiles(root, folder).map((file) => {
      const data = compileFile(root, file) as T;
      return { file, words: count(data), minimum: minimum(data) };
    });
  return [
    ...of<Lesson>('lessons', lessonWords, ({ header }) => lessonMinimum[header.slug] ?? 0),
    ...of<Prompt>(
      'prompts',
      ({ content }) => countWords(content),
      () => promptMinimum,
    ),
    ...of<Gpt>(
      'gpts',
      ({ detailedDescription }) => countWords(detailedDescription),
      () => gptMinimum,
    ),
  ];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const problems = await checkContent();
  if (problems.length > 0) {
    console.error(describeProblems(problems));
    process.exitCode = 1;
  } else {
    console.log('Contenido en orden. Palabras visibles (mínimo):');
    for (const { file, words, minimum } of wordCounts(process.cwd())) {
      console.log(`  ${String(words).padStart(6)} (${minimum})  ${file}`);
    }
  }
}
