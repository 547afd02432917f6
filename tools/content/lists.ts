import type { Content } from './content.ts';
import { glossaryLetters } from './glossary/glossary.ts';
import { readGuide } from './lesson/guide.ts';
import { lessonPlaces, lessonSlugs } from './lesson/lessons.ts';
import { notebookEntries } from './lesson/promises.ts';
import { gptCards, promptCards } from './library/entries.ts';
import { downloads } from './practice/downloads.ts';
import { lessonPractice, practiceLists, practiceTotals, practiceWords } from './practice/kinds.ts';
import { categoryRecipes } from './practice/trade/kind.ts';
import { courseHours, teamHours } from './team/course-hours.ts';
import { wordFiles } from './words.ts';

/** Every file of words by its name. */
export const allWords = { ...wordFiles, ...practiceWords };

/** Data from several files, by its name in src/content.ts: cards without their bodies, counts. */
export const lists = {
  lessonPlaces,
  lessonSlugs,
  modules: (content: Content) => wordFiles.dashboard.read(content).modules,
  notebook: notebookEntries,
  guide: readGuide,
  glossaryLetters,
  categoryRecipes,
  promptCards,
  gptCards,
  practiceTotals,
  lessonPractice,
  courseHours,
  teamHours,
  practiceFiles: downloads,
  ...practiceLists,
};

/** The exports of `virtual:content`. */
export type ContentModule = {
  [Name in keyof typeof allWords]: ReturnType<(typeof allWords)[Name]['read']>;
} & { [Name in keyof typeof lists]: ReturnType<(typeof lists)[Name]> };
