import type { Content } from '#tools/content/content.ts';
import type { Problem } from '#tools/content/problem.ts';
import type { WordFile } from '#tools/content/word-file.ts';
import type { PracticePage } from './practice-page-schema.ts';

export type KindWords = keyof PracticePage['kinds'];

/** An exercise and its section of a lesson, which only the exercise's own file names. */
export interface SectionExercise {
  title: string;
  to: string;
  /** '/modulo-1#la-regla-que-no-se-pega' */
  section: string;
}

/** How the build reads and checks a kind of exercise. Each kind is one entry in kinds.ts. */
export interface PracticeKind {
  folder: string;
  /** Words of its pages, by their name in code. */
  words: Record<string, WordFile>;
  /** The files that `read` accepts, even missing ones, in the order of the page. */
  files: (content: Content) => string[];
  /** Files that `files` name and read too. */
  parts?: (content: Content) => string[];
  /** One file's data for its page; throws a ContentError. */
  read: (content: Content, file: string) => unknown;
  /** The data of lists of exercises. */
  list: (content: Content) => unknown;
  /** How many there are. */
  total: (content: Content) => number;
  /** Numbers in the words of pages, by their placeholder: «{casos}». */
  counts: Record<string, (content: Content) => number>;
  /** The kind's name in content/pages/practica.yaml, and the sections of its exercises. */
  sections?: { name: KindWords; of: (content: Content) => SectionExercise[] };
  /** Errors across its files. */
  checks: (content: Content) => Problem[];
}
