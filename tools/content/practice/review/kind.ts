import { visit } from 'unist-util-visit';
import { suggest } from '#tools/content/closest.ts';
import { once, type Content } from '#tools/content/content.ts';
import { slugOf } from '#tools/content/header.ts';
import { lessonHeaders, lessonSlugs } from '#tools/content/lesson/lessons.ts';
import { anchorOf } from '#common/anchor.ts';
import { functionAnchor, parseMarkdown, textOf } from '#tools/content/markdown.ts';
import type { PracticeKind } from '#tools/content/practice/kind.ts';
import type { Problem } from '#tools/content/problem.ts';
import { anchorsOf } from '#tools/content/rules/links.ts';
import { readYaml } from '#tools/content/yaml-file.ts';
import { words } from '#tools/content/word-file.ts';
import { reviewPage } from './review-page-schema.ts';
import { review, type ReviewQuestion } from './review-schema.ts';

const folder = 'content/practice/repaso';

/** A question's data for pages, with a link to its passage. */
export type LessonQuestion = ReviewQuestion & { passage: { label: string; to: string } };

/** A lesson's data in lists, before a page fetches its questions. */
export interface ReviewLesson {
  slug: string;
  title: string;
  module: number | undefined;
  ids: string[];
}

const fileOf = (lesson: string) => `${folder}/${lesson}.yaml`;
const lessonOf = (file: string) => `content/lessons/${slugOf(file)}.md`;

/** One file per lesson, and files of no lesson, which a check reports. */
const files = (content: Content) => [
  ...new Set([...lessonSlugs(content).map(fileOf), ...content.files(folder, '.yaml')]),
];

const readReview = once((content: Content, file: string) =>
  readYaml(review, { file, text: content.read(file) }),
);

/** The questions of one lesson; throws a ContentError. */
const read = once((content: Content, file: string): LessonQuestion[] => {
  const lesson = lessonOf(file);
  const titles = content.has(lesson) ? titlesOf(content.read(lesson)) : new Map<string, string>();
  return readReview(content, file).map((question) => ({
    ...question,
    // `withoutPassage` reports anchors that no heading has.
    passage: {
      label: titles.get(question.anchor) ?? question.anchor,
      to: `/${slugOf(file)}#${question.anchor}`,
    },
  }));
});

/** Headings and numbered features, by their anchors. */
function titlesOf(lesson: string): Map<string, string> {
  const titles = new Map<string, string>();
  visit(parseMarkdown(lesson), (node) => {
    if (node.type === 'heading' && node.depth <= 3) titles.set(anchorOf(textOf(node)), textOf(node));
    if (node.type === 'containerDirective' && node.name === 'funcion')
      titles.set(functionAnchor(node), node.attributes?.titulo ?? '');
  });
  return titles;
}

const lessonsWithQuestions = (content: Content) =>
  lessonHeaders(content).filter(({ slug }) => content.has(fileOf(slug)));

export const lessonQuestions = (content: Content): Record<string, LessonQuestion[]> =>
  Object.fromEntries(lessonsWithQuestions(content).map(({ slug }) => [slug, read(content, fileOf(slug))]));

/** The lessons that have questions, in teaching order. */
const list = (content: Content): ReviewLesson[] =>
  lessonsWithQuestions(content).map(({ slug, title, module }) => ({
    slug,
    title,
    module,
    ids: readReview(content, fileOf(slug)).map(({ id }) => id),
  }));

const total = (content: Content) => list(content).flatMap(({ ids }) => ids).length;

export const questions = {
  folder,
  words: { repaso: words('pages/repaso', reviewPage) },
  files,
  read,
  list,
  total,
  counts: { preguntas: total },
  checks: (content) => [...withoutPassage(content), ...repeatedNames(content)],
} satisfies PracticeKind;

/** Files of no lesson, and questions about a heading that their lesson does not have. */
function withoutPassage(content: Content): Problem[] {
  return content.files(folder, '.yaml').flatMap((file): Problem[] => {
    const lesson = lessonOf(file);
    if (!content.has(lesson)) {
      const message = 'Ninguna lección se llama así.';
      return [
        { file, line: 1, message, hint: 'El archivo lleva el nombre de su lección, como modulo-1.yaml.' },
      ];
    }
    const anchors = anchorsOf({ file: lesson, source: content.read(lesson) });
    return readReview(content, file).flatMap(({ anchor }, index) => {
      if (anchors.includes(anchor)) return [];
      const message = `Ningún título de la lección tiene el ancla «${anchor}».`;
      return [
        { file, line: questionLine(content.read(file), index), message, hint: suggest(anchor, anchors) },
      ];
    });
  });
}

/** Notebooks keep questions by name, so two lessons cannot share one. */
function repeatedNames(content: Content): Problem[] {
  const seen = new Map<string, string>();
  return content.files(folder, '.yaml').flatMap((file) =>
    readReview(content, file).flatMap(({ id }, index): Problem[] => {
      const first = seen.get(id);
      seen.set(id, first ?? file);
      if (first === undefined) return [];
      const message = `La pregunta «${id}» ya está en ${first}.`;
      const line = questionLine(content.read(file), index);
      return [{ file, line, message, hint: 'Ponle otro nombre: con él se recuerda cuándo toca.' }];
    }),
  );
}

/** The first line of a question in its file. */
export function questionLine(source: string, index: number): number {
  const lines = source.split('\n').flatMap((line, at) => (/^- id:/.test(line) ? [at + 1] : []));
  return lines[index] ?? 1;
}
