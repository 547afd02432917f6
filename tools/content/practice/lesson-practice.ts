import type { Content } from '#tools/content/content.ts';
import type { KindWords, SectionExercise } from './kind.ts';
import { allKinds } from './kinds.ts';
import { lessonQuestions, type LessonQuestion } from './review/kind.ts';

export interface LessonPractice {
  /** By lesson. */
  questions: Record<string, LessonQuestion[]>;
  exercises: (SectionExercise & { kind: KindWords })[];
}

export const readLessonPractice = (content: Content): LessonPractice => ({
  questions: lessonQuestions(content),
  exercises: allKinds.flatMap(({ sections }) =>
    sections ? sections.of(content).map((exercise) => ({ kind: sections.name, ...exercise })) : [],
  ),
});
