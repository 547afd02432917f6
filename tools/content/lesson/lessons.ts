import type { Lesson, LessonPlace } from '#common/lesson-tree.ts';
import { once, type Content } from '#tools/content/content.ts';
import { figureReader } from '#tools/content/figures/figures.ts';
import { lessonHeader, readHeader, slugOf } from '#tools/content/header.ts';
import { readFacts, readTerms } from '#tools/content/words.ts';
import { compileLesson } from './lesson.ts';

const folder = 'content/lessons';

const lessonFiles = (content: Content) => content.files(folder, '.md');

export const lessons = {
  folder,
  files: lessonFiles,
  read: once((content: Content, file: string): Lesson => {
    const facts = readFacts(content);
    return compileLesson(file, content.read(file), {
      facts,
      readFigure: figureReader(content, facts),
      terms: readTerms(content),
    });
  }),
};

/** Headers in teaching order, without the bodies, which compile only when a page needs them. */
export const lessonHeaders = once((content: Content): Lesson['header'][] =>
  lessonFiles(content)
    .map((file) => ({ ...readHeader(lessonHeader, file, content.read(file)).header, slug: slugOf(file) }))
    .sort((a, b) => a.section - b.section),
);

export const lessonSlugs = (content: Content) => lessonHeaders(content).map(({ slug }) => slug);

export const lessonPlaces = (content: Content): LessonPlace[] =>
  lessonFiles(content).map((file) => {
    const { header, toc } = lessons.read(content, file);
    return {
      slug: header.slug,
      module: header.module,
      sections: toc.map(({ id, number, text, minutes, children }) => ({
        number,
        text,
        minutes,
        headings: [id, ...children.map((child) => child.id)],
      })),
    };
  });
