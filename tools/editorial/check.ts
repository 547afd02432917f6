import { pathToFileURL } from 'node:url';
import { contentTexts, unreadableFiles, wholeProblems } from '#tools/content/check.ts';
import { openContent, type Content } from '#tools/content/content.ts';
import { drawnWords, figureFiles, figureNames } from '#tools/content/figures/figures.ts';
import { lessons } from '#tools/content/lesson/lessons.ts';
import { readHunts } from '#tools/content/practice/hunt/kind.ts';
import { readTrades } from '#tools/content/practice/trade/kind.ts';
import { describeProblem, describeProblems, type Problem } from '#tools/content/problem.ts';
import { wordFiles } from '#tools/content/words.ts';
import { companyProblems } from './company.ts';
import { glossaryProblems } from './glossary.ts';
import { huntFigureProblems } from './hunt-figures.ts';
import { huntSetProblems } from './hunt-set.ts';
import { lengthProblems, wordCounts } from './lengths.ts';
import { recipeProblems } from './recipes.ts';
import { reviewProblems } from './review.ts';
import { resultProblems } from './shown-results.ts';
import { numberOf, numberPattern } from './spanish-number.ts';
import { staleFacts } from './stale-facts.ts';
import { styleProblems } from './style.ts';
import { lengthWarning } from './word-count.ts';
import { workshopProblems } from './workshop.ts';

const landingFile = 'content/pages/home.yaml';

/** All errors of `npm run content`: those that stop the build, and the editorial ones. */
export function checkContent(content: Content): Problem[] {
  const unreadable = unreadableFiles(content);
  return unreadable.length > 0 ? unreadable : [...wholeProblems(content), ...editorialProblems(content)];
}

/** Breaches of the school's rules for texts. They do not stop the build. */
function editorialProblems(content: Content): Problem[] {
  const texts = contentTexts(content);
  const drawn = figureFiles(content).map((file) => ({ file, source: drawnWords(content.read(file)) }));
  const company = wordFiles.company.read(content);
  return [
    // Learners search in the words of their countries.
    ...styleProblems([...texts.filter(({ file }) => file !== wordFiles.synonyms.file), ...drawn]),
    ...companyProblems([...texts, ...drawn], company),
    ...lengthProblems(content),
    ...resultProblems(texts),
    ...drawingCountProblems(content),
    ...recipeProblems(readTrades(content), texts, company),
    ...huntFigureProblems(content),
    ...huntSetProblems(readHunts(content)),
    ...reviewProblems(content),
    ...workshopProblems(content),
    ...glossaryProblems(content),
  ];
}

/** The landing page's numbers of drawings, and of those that respond, must match content/figures. */
export function drawingCountProblems(content: Content): Problem[] {
  const source = content.read(landingFile);
  const counts = { dibujos: figureNames(content).length, responden: figureFiles(content, '.yaml').length };
  return Object.entries(counts).flatMap(([word, count]): Problem[] => {
    const match = new RegExp(`(${numberPattern}) ${word}`, 'i').exec(source);
    if (!match || numberOf(match[1] ?? '') === count) return [];
    const line = source.slice(0, match.index).split('\n').length;
    const message = `Dice «${match[0]}» y hay ${count}.`;
    return [{ file: landingFile, line, message, hint: 'Cambia ese número.' }];
  });
}

/** Problems that an editor should look at soon. */
export function contentWarnings(content: Content, today: Date): Problem[] {
  const { facts } = wordFiles;
  return [...staleFacts(facts.read(content), content.read(facts.file), today), ...longLessons(content)];
}

/** Lessons whose essential route takes longer than their duration promises. */
function longLessons(content: Content): Problem[] {
  return lessons.files(content).flatMap((file) => {
    const message = lengthWarning(lessons.read(content, file));
    const hint =
      'Marca en «consulta» (cabecera) los apartados que solo se miran cuando hacen falta, o acorta el resto.';
    return message ? [{ file, line: 1, message, hint }] : [];
  });
}

/** Prints all problems for an editor; the exit code is 1 if there are any. */
export function reportContent(root: string, { isStrict = false } = {}) {
  const content = openContent(root);
  const problems = checkContent(content);
  if (problems.length > 0) {
    console.error(describeProblems(problems));
    process.exitCode = 1;
    return;
  }
  console.log('Contenido en orden. Palabras visibles (mínimo):');
  for (const { file, words, minimum } of wordCounts(content)) {
    console.log(`  ${String(words).padStart(6)} (${minimum})  ${file}`);
  }
  reportWarnings(contentWarnings(content, new Date()), isStrict);
}

/** Fails only with --strict: facts age by themselves and must not stop a build or a test. */
export function reportWarnings(warnings: Problem[], isStrict: boolean) {
  if (warnings.length === 0) return;
  console.warn(`\nPor revisar (${warnings.length}). El sitio se publica igual.\n`);
  console.warn(warnings.map(describeProblem).join('\n\n'));
  if (isStrict) process.exitCode = 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  reportContent(process.cwd(), { isStrict: process.argv.includes('--strict') });
