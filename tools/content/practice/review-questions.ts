import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { visit } from 'unist-util-visit';
import { readSource } from '#tools/content/source-files.ts';
import type { Lesson } from '#common/lesson-tree.ts';
import { anchorOf, functionAnchor, parseMarkdown, textOf } from '#tools/content/markdown.ts';
import { readYaml } from '#tools/content/yaml-file.ts';
import { reviewFolder } from './review-check.ts';
import { review, type ReviewQuestion } from './review-schema.ts';

/** A question as pages get it: with the passage that it comes from, as a link. */
export type LessonQuestion = ReviewQuestion & { pasaje: { label: string; to: string } };

/** What can be said of a lesson's questions before they are fetched. */
export interface ReviewLesson {
  slug: string;
  title: string;
  module: number | undefined;
  ids: string[];
}

export const isReviewFile = (file: string) => file.startsWith(`${reviewFolder}/`);

const reviewFile = (slug: string) => `${reviewFolder}/${slug}.yaml`;

const readReview = (root: string, slug: string): ReviewQuestion[] =>
  readYaml(review, { file: reviewFile(slug), text: readSource(root, reviewFile(slug)) });

/** The questions of one lesson; throws a ContentError. */
export function readQuestions(root: string, slug: string): LessonQuestion[] {
  const lesson = `content/lessons/${slug}.md`;
  const titles = existsSync(join(root, lesson)) ? titlesOf(readSource(root, lesson)) : new Map();
  return readReview(root, slug).map((question) => ({
    ...question,
    // An anchor that no heading has is told by the check of the whole.
    pasaje: { label: titles.get(question.ancla) ?? question.ancla, to: `/${slug}#${question.ancla}` },
  }));
}

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

/** The lessons that have questions, in the order in which they are taught. */
export const reviewLessons = (root: string, lessons: Lesson['header'][]): ReviewLesson[] =>
  lessons
    .filter(({ slug }) => existsSync(join(root, reviewFile(slug))))
    .map(({ slug, title, module }) => ({
      slug,
      title,
      module,
      ids: readReview(root, slug).map(({ id }) => id),
    }));

/** Files that a list of questions is read from. */
export const questionFiles = (lessonFiles: string[]) =>
  lessonFiles.flatMap((file) => [file, file.replace('content/lessons', reviewFolder).replace(/md$/, 'yaml')]);
