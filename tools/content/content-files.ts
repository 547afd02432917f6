import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { auth, cuenta, errors, notFound } from './pages/account-schemas.ts';
import { constancia } from './pages/certificate-schema.ts';
import { demoChats, demoLibrary, demoRoadmap } from './pages/demo-schemas.ts';
import { suggest } from './closest.ts';
import { company, type Company } from './rules/company-schema.ts';
import { partReader, type ReadPart } from './library/entry-parts.ts';
import { readSource, sourceFiles } from './source-files.ts';
import type { Fact } from '#common/fact.ts';
import { facts, factsFile, parseFacts } from './rules/facts.ts';
import { drawingReader, figureNames, figureReader } from './figures/figures.ts';
import { filling } from './library/filling-schemas.ts';
import { lessonHeader, readHeader, slugOf } from './header.ts';
import { dashboard, lesson } from './pages/learner-schemas.ts';
import { compileGpt, compilePrompt, libraryProblems } from './library/library.ts';
import {
  categories,
  courses,
  gpts,
  prompts,
  type GptCard,
  type PromptCard,
} from './library/library-schemas.ts';
import { compileLesson } from './lesson/lesson.ts';
import type { Lesson } from '#common/lesson-tree.ts';
import { cuaderno, storage } from './pages/notebook-schemas.ts';
import { about, cursos, factCopy, footer, home, nav, privacidad, why } from './pages/page-schemas.ts';
import { personalData } from './pages/personal-data-schema.ts';
import { reto, retos } from '#tools/content/practice/challenge/challenge-page-schema.ts';
import { readChallenge } from '#tools/content/practice/challenge/challenge.ts';
import { downloadList } from '#tools/content/practice/challenge/challenge-schema.ts';
import { challengesFolder } from '#tools/content/practice/challenge/challenge-set.ts';
import { downloadListFile } from './practice/downloads.ts';
import { compileHunt, faultKindCopy, faultKindsFile, huntsFolder } from './practice/hunts.ts';
import { practiceSchema } from './practice/practice-files.ts';
import { reviewPage } from './practice/review-page-schema.ts';
import { isReviewFile, readQuestions } from './practice/review-questions.ts';
import { tradePages } from './practice/trade-pages-schema.ts';
import { isTradeFile, readTrade } from './practice/trades.ts';
import { workshopPage } from './practice/workshop-page-schema.ts';
import { practica } from './practice/practice-page-schema.ts';
import { ContentError } from './problem.ts';
import { messages, site, type Site } from './pages/site-schemas.ts';
import { unknownVariables, variables, variablesFile } from './library/variables.ts';
import { readYaml } from './yaml-file.ts';

/** The six modules stand with the dashboard, which shows them all. */
export const modulesFile = 'content/pages/dashboard.yaml';

const yamlSchemas: Record<string, z.ZodType> = {
  'content/site.yaml': site,
  'content/messages.yaml': messages,
  'content/categories.yaml': categories,
  'content/courses.yaml': courses,
  'content/company.yaml': company,
  [factsFile]: facts,
  [variablesFile]: variables,
  'content/pages/home.yaml': home,
  'content/pages/cursos.yaml': cursos,
  'content/pages/why.yaml': why,
  'content/pages/about.yaml': about,
  'content/pages/datos.yaml': factCopy,
  'content/pages/privacidad.yaml': privacidad,
  'content/pages/footer.yaml': footer,
  'content/pages/nav.yaml': nav,
  'content/pages/auth.yaml': auth,
  'content/pages/cuenta.yaml': cuenta,
  'content/pages/errors.yaml': errors,
  'content/pages/not-found.yaml': notFound,
  'content/pages/datos-personales.yaml': personalData,
  [modulesFile]: dashboard,
  'content/pages/lesson.yaml': lesson,
  'content/pages/prompts.yaml': prompts,
  'content/pages/gpts.yaml': gpts,
  'content/pages/cuaderno.yaml': cuaderno,
  'content/pages/filling.yaml': filling,
  'content/pages/almacenamiento.yaml': storage,
  'content/pages/oficios.yaml': tradePages,
  'content/pages/taller.yaml': workshopPage,
  'content/pages/practica.yaml': practica,
  'content/pages/constancia.yaml': constancia,
  'content/pages/repaso.yaml': reviewPage,
  'content/pages/retos.yaml': retos,
  'content/pages/reto.yaml': reto,
  'content/demo/biblioteca.yaml': demoLibrary,
  'content/demo/conversaciones.yaml': demoChats,
  'content/demo/proyectos.yaml': demoRoadmap,
  [faultKindsFile]: faultKindCopy,
  [downloadListFile]: downloadList,
};

const markdownCompilers: Record<string, (root: string, file: string) => unknown> = {
  'content/lessons': (root, file) =>
    compileLesson(file, readSource(root, file), {
      facts: readFacts(root),
      readFigure: figureReader(root, readFacts(root)),
    }),
  'content/prompts': (root, file) => compilePrompt(file, readSource(root, file), partReader(root, file)),
  'content/gpts': (root, file) => compileGpt(file, readSource(root, file), partReader(root, file)),
};

export const yamlFiles = Object.keys(yamlSchemas);

export { readSource };

/** Markdown files of a folder, as paths from the root, in a fixed order. */
export const markdownFiles = (root: string, folder: 'lessons' | 'prompts' | 'gpts') =>
  sourceFiles(root, `content/${folder}`, '.md');

/** Data of one content file, whatever its kind; throws a ContentError. */
export function compileFile(root: string, file: string): unknown {
  const compile = markdownCompilers[file.replace(/\/[^/]+$/, '')];
  const schema = yamlSchemas[file] ?? practiceSchema(file);
  if (file.endsWith('.md') && compile) return compile(root, file);
  if (schema) return checkedYaml(root, file, schema);
  if (file.startsWith(`${huntsFolder}/`)) return compileHunt(file, readSource(root, file));
  if (isReviewFile(file)) return readQuestions(root, slugOf(file));
  if (file.startsWith(`${challengesFolder}/`)) return readChallenge(root, file);
  if (isTradeFile(file)) return readTrade(root, slugOf(file));
  throw new ContentError([
    { file, line: 1, message: 'Este archivo no pertenece al contenido.', hint: suggest(file, yamlFiles) },
  ]);
}

function checkedYaml(root: string, file: string, schema: z.ZodType): unknown {
  const text = readSource(root, file);
  const data = readYaml(schema, { file, text });
  if (file === 'content/courses.yaml') checkCourseCategories(root, file, text);
  if (file === variablesFile) checkVariables(root, text);
  return hasTaste(data) ? { ...data, taste: withDrawing(root, { file, text }, data.taste) } : data;
}

interface Taste {
  figura: string;
  drawing: string;
}

const hasTaste = (data: unknown): data is { taste: Taste } =>
  typeof data === 'object' && data !== null && 'taste' in data;

function withDrawing(root: string, { file, text }: { file: string; text: string }, taste: Taste): Taste {
  const figure = drawingReader(root)(taste.figura);
  if (figure && !figure.phone) return { ...taste, drawing: figure.drawing };
  const line = text.split('\n').findIndex((one) => one.includes(`figura: ${taste.figura}`)) + 1;
  const message = figure
    ? `El dibujo «${taste.figura}» es demasiado ancho para una muestra.`
    : `El dibujo «${taste.figura}» no existe.`;
  throw new ContentError([{ file, line, message, hint: suggest(taste.figura, figureNames(root)) }]);
}

function checkCourseCategories(root: string, file: string, text: string) {
  const known = readCategories(root).courses.filter((name) => name !== 'Todos');
  const unknown = readYaml(courses, { file, text })
    .flatMap((course) => course.categories)
    .filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new ContentError(
    [...new Set(unknown)].map((name) => ({
      file,
      line: text.split('\n').findIndex((line) => line.trim() === `- ${name}`) + 1,
      message: `La categoría «${name}» no está en content/categories.yaml.`,
      hint: suggest(name, known),
    })),
  );
}

function checkVariables(root: string, text: string) {
  const mapping = readYaml(variables, { file: variablesFile, text });
  const prompts = (['prompts', 'lessons'] as const).flatMap((folder) => markdownFiles(root, folder));
  const problems = unknownVariables(
    mapping,
    text,
    prompts.map((file) => readSource(root, file)),
  );
  if (problems.length > 0) throw new ContentError(problems);
}

/** Lessons quote facts; while the file is missing, the check tells that, and each quote besides. */
export function readFacts(root: string): Fact[] {
  return existsSync(join(root, factsFile)) ? parseFacts(readSource(root, factsFile)) : [];
}

function readCategories(root: string) {
  const file = 'content/categories.yaml';
  return readYaml(categories, { file, text: readSource(root, file) });
}

export const readSite = (root: string) => compileFile(root, 'content/site.yaml') as Site;

/** The companies whose story the lessons tell. */
export function readCompany(root: string): Company {
  const file = 'content/company.yaml';
  return readYaml(company, { file, text: readSource(root, file) });
}

export const modules = (root: string) =>
  readYaml(dashboard, { file: modulesFile, text: readSource(root, modulesFile) }).modules;

function readLibrary<T extends { id: number; category: string }>(
  root: string,
  kind: 'prompts' | 'gpts',
  compile: (file: string, source: string, readPart: ReadPart) => T,
): T[] {
  const entries = markdownFiles(root, kind).map((file) => {
    const source = readSource(root, file);
    return { file, source, card: compile(file, source, partReader(root, file)) };
  });
  const problems = libraryProblems(entries, kind, readCategories(root));
  if (problems.length > 0) throw new ContentError(problems);
  return entries.map(({ card }) => card).sort((a, b) => a.id - b.id);
}

export function promptCards(root: string): PromptCard[] {
  return readLibrary(root, 'prompts', compilePrompt).map((prompt) => omit(prompt, 'content', 'data', 'use'));
}

export function gptCards(root: string): GptCard[] {
  const gpts = readLibrary(root, 'gpts', compileGpt);
  return gpts.map((gpt) => omit(gpt, 'chatgptUrl', 'detailedDescription', 'kit'));
}

function omit<T extends object, Key extends keyof T>(entry: T, ...keys: Key[]): Omit<T, Key> {
  const card: Partial<T> = { ...entry };
  for (const key of keys) Reflect.deleteProperty(card, key);
  return card as Omit<T, Key>;
}

/** Headers of the lessons without their bodies, which compile when a page asks for them. */
export function lessonHeaders(root: string): Lesson['header'][] {
  return markdownFiles(root, 'lessons')
    .map((file) => ({ ...readHeader(lessonHeader, file, readSource(root, file)).header, slug: slugOf(file) }))
    .sort((a, b) => a.section - b.section);
}
