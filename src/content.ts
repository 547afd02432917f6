/**
 * The only door from code to content/. One export per file, never one big object: so each page's words travel
 * in that page's chunk. Bodies of lessons, prompts and GPTs are loaded when somebody opens them.
 */
export { default as site } from '#content/site.yaml';
export { default as messages } from '#content/messages.yaml';
export { default as categories } from '#content/categories.yaml';
export { default as courses } from '#content/courses.yaml';
export { default as facts } from '#content/facts.yaml';
export { default as variables } from '#content/variables.yaml';
export { default as home } from '#content/pages/home.yaml';
export { default as cursos } from '#content/pages/cursos.yaml';
export { default as why } from '#content/pages/why.yaml';
export { default as about } from '#content/pages/about.yaml';
export { default as factCopy } from '#content/pages/datos.yaml';
export { default as privacidad } from '#content/pages/privacidad.yaml';
export { default as auth } from '#content/pages/auth.yaml';
export { default as cuenta } from '#content/pages/cuenta.yaml';
export { default as errors } from '#content/pages/errors.yaml';
export { default as notFound } from '#content/pages/not-found.yaml';
export { default as personalDataCopy } from '#content/pages/datos-personales.yaml';
export { default as dashboard } from '#content/pages/dashboard.yaml';
export { default as lessonCopy } from '#content/pages/lesson.yaml';
export { default as promptLibrary } from '#content/pages/prompts.yaml';
export { default as gptLibrary } from '#content/pages/gpts.yaml';
export { default as cuaderno } from '#content/pages/cuaderno.yaml';
export { default as fillingCopy } from '#content/pages/filling.yaml';
export { default as storageCopy } from '#content/pages/almacenamiento.yaml';
export { default as tradeCopy } from '#content/pages/oficios.yaml';
export { default as taller } from '#content/pages/taller.yaml';
export { default as craftCopy } from '#content/practice/taller.yaml';
export { default as repaso } from '#content/pages/repaso.yaml';
export { default as practica } from '#content/pages/practica.yaml';
export { default as constancia } from '#content/pages/constancia.yaml';
export { default as retos } from '#content/pages/retos.yaml';
export { default as reto } from '#content/pages/reto.yaml';
export { default as faultKinds } from '#content/practice/tipos-de-fallo.yaml';
export { default as footer } from '#content/pages/footer.yaml';
export { default as nav } from '#content/pages/nav.yaml';
export { default as lessonSlugs } from 'virtual:content/lesson-slugs';
export { default as notebook } from 'virtual:content/notebook';
export { default as guide } from 'virtual:content/guide';
export { default as modules } from 'virtual:content/modules';
export { default as promptCards } from 'virtual:content/prompts';
export { default as gptCards } from 'virtual:content/gpts';
export { default as tradeCards } from 'virtual:content/trades';
export { default as workshopTrades } from 'virtual:content/workshop';
export { default as huntCards } from 'virtual:content/hunts';
export { default as reviewLessons } from 'virtual:content/review';
export { default as practiceTotals } from 'virtual:content/practice-totals';
export { default as lessonPractice } from 'virtual:content/lesson-practice';
export { default as challengeCards } from 'virtual:content/challenges';
export { default as practiceFiles } from 'virtual:content/practice-files';

export type { Message } from '#content/messages.yaml';
export type { Fact } from '#content/facts.yaml';
export type { DashboardPage, DashboardSectionId } from '#content/pages/dashboard.yaml';
export type { PromptsPage } from '#content/pages/prompts.yaml';
export type { FillingCopy } from '#content/pages/filling.yaml';
export type { GptsPage } from '#content/pages/gpts.yaml';
export type {
  ContainerNode,
  LeafNode,
  Lesson,
  LessonNode,
  TocEntry,
} from '#tools/content/lesson/lesson-tree.ts';
export type { NotebookEntry, NotebookPlace } from 'virtual:content/notebook';
export type { Prompt, PromptCard } from 'virtual:content/prompts';
export type { Gpt, GptCard } from 'virtual:content/gpts';
export type { Trade, TradeCard } from 'virtual:content/trades';
export type { WorkshopExercise, WorkshopTrade } from 'virtual:content/workshop';
export type { Hunt } from 'virtual:content/hunts';
export type { LessonQuestion, ReviewLesson } from 'virtual:content/review';
export type { Challenge, ChallengeCard } from 'virtual:content/challenges';
export type { PracticeFile } from 'virtual:content/practice-files';
