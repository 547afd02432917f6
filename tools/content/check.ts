import { pathToFileURL } from 'node:url';
import { sitePages } from '#tools/build/site-pages.ts';
import { chatLinkProblems } from './rules/chat-links.ts';
import { companyProblems } from './rules/company.ts';
import {
  compileFile,
  gptCards,
  markdownFiles,
  promptCards,
  readCompany,
  readFacts,
  readSource,
  yamlFiles,
} from './content-files.ts';
import { partFiles, strayParts } from './library/entry-parts.ts';
import { factsFile, staleFacts } from './rules/facts.ts';
import { drawnWords, figureFiles, figureProblems, toldFigures, unusedFigures } from './figures/figures.ts';
import type { Gpt, Prompt } from './library/library-schemas.ts';
import type { Lesson } from '#common/lesson-tree.ts';
import { guideFile, readGuide } from './lesson/guide.ts';
import { linkProblems } from './rules/links.ts';
import {
  challengeFiles,
  challengesFolder,
  readChallenges,
} from '#tools/content/practice/challenge/challenge-set.ts';
import { huntFiles, readHunts } from './practice/hunt-set.ts';
import { huntsFolder } from './practice/hunts.ts';
import { practiceFiles, practiceProblems } from './practice/practice-files.ts';
import { recipeProblems } from './practice/recipe-check.ts';
import { readTrade, strayRecipes, tradeFiles, tradeSlugs, type Trade } from './practice/trades.ts';
import { describeProblem, describeProblems, problemsOf, type Problem } from './problem.ts';
import { promiseProblems } from './lesson/promises.ts';
import { resultProblems } from './library/shown-results.ts';
import { styleProblems } from './rules/style.ts';
import {
  countWords,
  gptMinimum,
  lengthWarning,
  lessonMinimum,
  lessonWords,
  promptMinimum,
} from './lesson/word-count.ts';

interface CheckOptions {
  root?: string;
  /** Addresses that exist; the routes of the specification and of the files unless told. */
  paths?: string[];
}

/** Everything that can be wrong with the content as a whole, not only with one file. */
export async function checkContent({ root = process.cwd(), paths }: CheckOptions = {}): Promise<Problem[]> {
  const folders = (['lessons', 'prompts', 'gpts'] as const).map((folder) => markdownFiles(root, folder));
  // A drawing tells its own slips once, not again in the lesson that shows it; facts that it quotes are told before it.
  const hasFacts = fileProblems(() => compileFile(root, factsFile), factsFile).length === 0;
  const drawingSlips = hasFacts ? figureProblems(root, readFacts(root)) : [];
  if (drawingSlips.length > 0) return drawingSlips;
  const files = [
    ...yamlFiles,
    ...practiceFiles(root),
    ...folders.flat(),
    ...huntFiles(root),
    ...challengeFiles(root),
  ];
  const trades: Trade[] = [];
  const problems = [
    ...files.flatMap((file) => fileProblems(() => compileFile(root, file), file)),
    ...tradeSlugs.flatMap((slug) =>
      fileProblems(() => trades.push(readTrade(root, slug)), `content/practice/oficios/${slug}.yaml`),
    ),
  ];
  if (problems.length > 0) return problems;

  const parts = [...partFiles(root, 'prompts'), ...partFiles(root, 'gpts')];
  const linked = [...files, ...parts, ...tradeFiles(root), ...figureFiles(root, '.yaml')].map((file) => ({
    file,
    source: readSource(root, file),
  }));
  const drawn = figureFiles(root).map((file) => ({ file, source: drawnWords(readSource(root, file)) }));
  return [
    ...fileProblems(() => promptCards(root), 'content/prompts'),
    ...fileProblems(() => gptCards(root), 'content/gpts'),
    ...strayParts(root, 'prompts'),
    ...strayParts(root, 'gpts'),
    ...unusedFigures(
      root,
      linked.map(({ source }) => source),
    ),
    ...toldFigures(root),
    ...strayRecipes(root),
    ...recipeProblems(trades, linked, readCompany(root)),
    ...fileProblems(() => readGuide(root), guideFile),
    ...fileProblems(() => readHunts(root), huntsFolder),
    ...fileProblems(() => readChallenges(root), challengesFolder),
    ...promiseProblems(root),
    ...practiceProblems(root),
    ...linkProblems(linked, paths ?? sitePages(root).map(({ address }) => address)),
    ...chatLinkProblems(linked),
    ...styleProblems([...linked, ...drawn]),
    ...resultProblems(linked),
    ...companyProblems([...linked, ...drawn], readCompany(root)),
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

/** What an editor should look at soon; the site is built all the same. */
export function contentWarnings(root: string, today: Date): Problem[] {
  return [...staleFacts(readSource(root, factsFile), today), ...longLessons(root)];
}

/** Lessons whose essential route takes longer than their duration promises. */
function longLessons(root: string): Problem[] {
  return markdownFiles(root, 'lessons').flatMap((file) => {
    const message = lengthWarning(compileFile(root, file) as Lesson);
    const hint =
      'Marca en «consulta» (cabecera) los apartados que solo se miran cuando hacen falta, o acorta el resto.';
    return message ? [{ file, line: 1, message, hint }] : [];
  });
}

function fileProblems(compile: () => unknown, file: string): Problem[] {
  try {
    return problemsOf(compile);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    const hint = 'Recupéralo del historial o créalo de nuevo.';
    return [{ file, line: 1, message: 'Falta este archivo.', hint }];
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

/** Tells an editor what is wrong; the exit code says that something is. */
export async function reportContent(root: string, { isStrict = false } = {}) {
  const problems = await checkContent({ root });
  if (problems.length > 0) {
    console.error(describeProblems(problems));
    process.exitCode = 1;
    return;
  }
  console.log('Contenido en orden. Palabras visibles (mínimo):');
  for (const { file, words, minimum } of wordCounts(root)) {
    console.log(`  ${String(words).padStart(6)} (${minimum})  ${file}`);
  }
  reportWarnings(contentWarnings(root, new Date()), isStrict);
}

/** Fails only where that is asked for (--strict): a day that passes must not stop a build or a test. */
export function reportWarnings(warnings: Problem[], isStrict: boolean) {
  if (warnings.length === 0) return;
  console.warn(`\nPor revisar (${warnings.length}). El sitio se publica igual.\n`);
  console.warn(warnings.map(describeProblem).join('\n\n'));
  if (isStrict) process.exitCode = 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await reportContent(process.cwd(), { isStrict: process.argv.includes('--strict') });
