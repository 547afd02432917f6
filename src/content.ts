/**
 * The only way from code to content/. One export per file, never one big object, so that each page's words are
 * in that page's chunk. A page loads the bodies of lessons, prompts and GPTs when it shows them.
 */
export {
  // Words of a file (tools/content/words.ts, practice/<kind>/kind.ts).
  about,
  auth,
  categories,
  constancia,
  courses,
  craftCopy,
  cuaderno,
  cuenta,
  cursos,
  dashboard,
  demoChats,
  demoLibrary,
  demoRoadmap,
  equipos,
  errors,
  factCopy,
  facts,
  faultKinds,
  fillingCopy,
  footer,
  glosario,
  gptLibrary,
  home,
  lessonCopy,
  messages,
  nav,
  notFound,
  personalDataCopy,
  practica,
  privacidad,
  promptLibrary,
  prueba,
  repaso,
  reto,
  retos,
  schoolSearch,
  site,
  storageCopy,
  taller,
  tradeCopy,
  variables,
  why,
  // Lists and counts (tools/content/lists.ts).
  categoryRecipes,
  courseHours,
  glossaryLetters,
  gptCards,
  guide,
  lessonPlaces,
  lessonPractice,
  lessonSlugs,
  modules,
  notebook,
  practiceFiles,
  practiceTotals,
  promptCards,
  teamHours,
  // The lists of the kinds of exercise (tools/content/practice/kinds.ts).
  challenges as challengeCards,
  hunts as huntCards,
  questions as reviewLessons,
  trades as tradeCards,
  workshop as workshopTrades,
} from 'virtual:content';

export type { Fact } from '#common/fact.ts';
export type {
  ContainerNode,
  LeafNode,
  Lesson,
  LessonNode,
  LessonPlace,
  TocEntry,
} from '#common/lesson-tree.ts';
export type { NotebookEntry, NotebookPlace } from '#tools/content/lesson/promises.ts';
export type { FillingCopy } from '#tools/content/library/filling-schemas.ts';
export type {
  Gpt,
  GptCard,
  GptsPage,
  Prompt,
  PromptCard,
  PromptsPage,
} from '#tools/content/library/library-schemas.ts';
export type { DashboardPage, DashboardSectionId } from '#tools/content/pages/learner-schemas.ts';
export type { Message } from '#tools/content/pages/site-schemas.ts';
export type { Challenge } from '#tools/content/practice/challenge/challenge.ts';
export type { ChallengeCard } from '#tools/content/practice/challenge/kind.ts';
export type { PracticeFile } from '#tools/content/practice/downloads.ts';
export type { Hunt } from '#tools/content/practice/hunt/hunt.ts';
export type { LessonQuestion, ReviewLesson } from '#tools/content/practice/review/kind.ts';
export type { TradeCard } from '#tools/content/practice/trade/kind.ts';
export type { Trade } from '#tools/content/practice/trade/trades.ts';
export type { WorkshopExercise, WorkshopTrade } from '#tools/content/practice/workshop/workshop-schema.ts';
