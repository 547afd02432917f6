import type { Lesson } from 'virtual:content/lessons';
import type { Prompt } from 'virtual:content/prompts';
import type { Gpt } from 'virtual:content/gpts';

/**
 * The only door from code to content/. One export per file, never one big object: so each page's words travel
 * in that page's chunk. Bodies of lessons, prompts and GPTs are loaded when somebody opens them.
 */
export { default as site } from '#content/site.yaml';
export { default as messages } from '#content/messages.yaml';
export { default as categories } from '#content/categories.yaml';
export { default as courses } from '#content/courses.yaml';
export { default as home } from '#content/pages/home.yaml';
export { default as cursos } from '#content/pages/cursos.yaml';
export { default as why } from '#content/pages/why.yaml';
export { default as about } from '#content/pages/about.yaml';
export { default as auth } from '#content/pages/auth.yaml';
export { default as errors } from '#content/pages/errors.yaml';
export { default as dashboard } from '#content/pages/dashboard.yaml';
export { default as lessonCopy } from '#content/pages/lesson.yaml';
export { default as promptLibrary } from '#content/pages/prompts.yaml';
export { default as gptLibrary } from '#content/pages/gpts.yaml';
export { default as footer } from '#content/pages/footer.yaml';
export { default as nav } from '#content/pages/nav.yaml';
export { default as lessonHeaders } from 'virtual:content/lessons';
export { default as promptCards } from 'virtual:content/prompts';
export { default as gptCards } from 'virtual:content/gpts';

export type { Message, Messages } from '#content/messages.yaml';
export type { Course } from '#content/courses.yaml';
export type { DashboardPage, DashboardSectionId } from '#content/pages/dashboard.yaml';
export type { LessonPage } from '#content/pages/lesson.yaml';
export type { PromptsPage } from '#content/pages/prompts.yaml';
export type { GptsPage } from '#content/pages/gpts.yaml';
export type {
  ContainerNode,
  LeafNode,
  Lesson,
  LessonNode,
  LessonSection,
  TocEntry,
} from 'virtual:content/lessons';
export type { Prompt, PromptCard } from 'virtual:content/prompts';
export type { Gpt, GptCard } from 'virtual:content/gpts';

type Loaders<T> = Record<string, () => Promise<T>>;

const lessons = import.meta.glob<Lesson>('../content/lessons/*.md', { import: 'default' });
const prompts = import.meta.glob<Prompt>('../content/prompts/*.md', { import: 'default' });
const gpts = import.meta.glob<Gpt>('../content/gpts/*.md', { import: 'default' });

/** modulo-1 … modulo-5 and context-engineering: the names of the files are the paths of the pages. */
export const lessonSlugs = Object.keys(lessons).map((path) => path.replace(/^.*\/|\.md$/g, ''));

export const loadLesson = (slug: string) => load(lessons, 'lessons', slug);
export const loadPrompt = (slug: string) => load(prompts, 'prompts', slug);
export const loadGpt = (slug: string) => load(gpts, 'gpts', slug);

/** Nothing for a slug that no file has: the page then says so. */
async function load<T>(loaders: Loaders<T>, folder: string, slug: string): Promise<T | undefined> {
  return loaders[`../content/${folder}/${slug}.md`]?.();
}
