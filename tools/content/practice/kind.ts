import type { Content } from '#tools/content/content.ts';
import type { Problem } from '#tools/content/problem.ts';
import type { WordFile } from '#tools/content/word-file.ts';
import type { PracticePage } from './practice-page-schema.ts';

export type KindWords = keyof PracticePage['kinds'];

/** An exercise that belongs to a section of a lesson. The editor writes that once, at the exercise. */
export interface SectionExercise {
  title: string;
  to: string;
  /** '/modulo-1#la-regla-que-no-se-pega' */
  section: string;
}

/** What the build does with a kind of exercise. Each kind is one entry in kinds.ts. */
export interface PracticeKind {
  folder: string;
  /** Words of its pages, by the name under which code imports them. */
  words: Record<string, WordFile>;
  /** The files that `read` reads, whether they are there or not, in the order of the page. */
  files: (content: Content) => string[];
  /** Files that `files` name and that are read with them. */
  parts?: (content: Content) => string[];
  /** One file as its page gets it; throws a ContentError. */
  read: (content: Content, file: string) => unknown;
  /** What pages show of all of them before one is opened. */
  list: (content: Content) => unknown;
  /** How many there are. */
  total: (content: Content) => number;
  /** What words of pages count, by the name that they write in braces: «{casos}». */
  counts: Record<string, (content: Content) => number>;
  /** The kind's name in content/pages/practica.yaml, and which sections its exercises belong to. */
  sections?: { name: KindWords; of: (content: Content) => SectionExercise[] };
  /** What is wrong beyond what each file shows alone. */
  checks: (content: Content) => Problem[];
}
