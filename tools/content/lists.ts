import type { Content } from './content.ts';
import { readGuide } from './lesson/guide.ts';
import { lessonSlugs } from './lesson/lessons.ts';
import { notebookEntries } from './lesson/promises.ts';
import { gptCards, promptCards } from './library/entries.ts';
import { downloads } from './practice/downloads.ts';
import { practiceLists, practiceTotals } from './practice/kinds.ts';
import { readLessonPractice } from './practice/lesson-practice.ts';
import { wordFiles, type Words } from './words.ts';

/** What is read out of several files, by the name under which src/content.ts gives it to pages: cards without their bodies, counts. */
export const lists = {
  lessonSlugs,
  modules: (content: Content) => wordFiles.dashboard.read(content).modules,
  notebook: notebookEntries,
  guide: readGuide,
  promptCards,
  gptCards,
  practiceTotals,
  lessonPractice: readLessonPractice,
  practiceFiles: (content: Content) => downloads(content.root),
  ...practiceLists,
};

/** What the module `virtual:content` exports. */
export type ContentModule = Words & { [Name in keyof typeof lists]: ReturnType<(typeof lists)[Name]> };
