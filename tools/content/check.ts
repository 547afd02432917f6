import { sitePages } from '#tools/build/site-pages.ts';
import { compileFile, contentFiles } from './compile-file.ts';
import type { Content } from './content.ts';
import { figureFiles, figureProblems, unusedFigures } from './figures/figures.ts';
import { guideFile, readGuide } from './lesson/guide.ts';
import { promiseProblems } from './lesson/promises.ts';
import { gptCards, kitFactProblems, promptCards } from './library/entries.ts';
import { partFiles, strayParts } from './library/entry-parts.ts';
import { allKinds } from './practice/kinds.ts';
import { tradeCategoryProblems } from './practice/trade/trade-categories.ts';
import { problemsOf, type Problem } from './problem.ts';
import { chatLinkProblems } from './rules/chat-links.ts';
import { linkProblems, type LinkedFile } from './rules/links.ts';
import { teamPlanProblems } from './team/team-plan.ts';
import { readFacts, wordFiles } from './words.ts';

/** Every error that stops the build. Checks across files run only when each file is readable. */
export function buildProblems(content: Content): Problem[] {
  const unreadable = unreadableFiles(content);
  return unreadable.length > 0 ? unreadable : wholeProblems(content);
}

/** Files that break their schema, or the rules for blocks and drawings. */
export function unreadableFiles(content: Content): Problem[] {
  // Reports a drawing's errors once, not again in the lesson that shows it, and errors in facts before drawings that quote them.
  const { facts } = wordFiles;
  const hasFacts = readProblems(() => facts.read(content), facts.file).length === 0;
  const drawings = hasFacts ? figureProblems(content, readFacts(content)) : [];
  if (drawings.length > 0) return drawings;
  return contentFiles(content).flatMap((file) => readProblems(() => compileFile(content, file), file));
}

/** Errors across files: links that lead nowhere, duplicate names, files that no page shows. */
export function wholeProblems(content: Content): Problem[] {
  const texts = contentTexts(content);
  const paths = sitePages(content.root).map(({ address }) => address);
  return [
    ...readProblems(() => promptCards(content), 'content/prompts'),
    ...readProblems(() => gptCards(content), 'content/gpts'),
    ...kitFactProblems(content),
    ...strayParts(content, 'prompts'),
    ...strayParts(content, 'gpts'),
    ...unusedFigures(
      content,
      texts.map(({ source }) => source),
    ),
    ...allKinds.flatMap(({ folder, checks }) => {
      let problems: Problem[] = [];
      return [...readProblems(() => (problems = checks(content)), folder), ...problems];
    }),
    ...tradeCategoryProblems(content),
    ...readProblems(() => readGuide(content), guideFile),
    ...promiseProblems(content),
    ...teamPlanProblems(content),
    ...linkProblems(texts, paths),
    ...chatLinkProblems(texts),
  ];
}

/** Every text of the content with its file; of figures, only their activities. */
export const contentTexts = (content: Content): LinkedFile[] =>
  [
    ...contentFiles(content),
    ...partFiles(content, 'prompts'),
    ...partFiles(content, 'gpts'),
    ...allKinds.flatMap(({ parts }) => parts?.(content) ?? []),
    ...figureFiles(content, '.yaml'),
  ].map((file) => ({ file, source: content.read(file) }));

function readProblems(read: () => unknown, file: string): Problem[] {
  try {
    return problemsOf(read);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    const hint = 'Recupéralo del historial o créalo de nuevo.';
    return [{ file, line: 1, message: 'Falta este archivo.', hint }];
  }
}
