import { gptLibrary, promptLibrary, site, type Gpt, type Lesson, type Prompt } from '#content.ts';
import type { SiteRoute } from '#common/site-routes.ts';
import { kindDocuments } from './kinds.ts';
import { LessonDocument } from './lesson/lesson-document.tsx';
import { GptDocument } from './library/gpt-document.tsx';
import { PromptDocument } from './library/prompt-document.tsx';
import { entryTitle, type FindEntry, type Page } from './page.ts';

const lessons = import.meta.glob<Lesson>('../../content/lessons/*.md', { import: 'default' });
const prompts = import.meta.glob<Prompt>('../../content/prompts/*.md', { import: 'default' });
const gpts = import.meta.glob<Gpt>('../../content/gpts/*.md', { import: 'default' });

export const loadLesson = async (slug: string) => lessons[`../../content/lessons/${slug}.md`]?.();
export const loadPrompt = async (slug: string) => prompts[`../../content/prompts/${slug}.md`]?.();
export const loadGpt = async (slug: string) => gpts[`../../content/gpts/${slug}.md`]?.();

async function lessonPage(slug: string): Promise<Page | null> {
  const lesson = await loadLesson(slug);
  if (!lesson) return null;
  const { title, description } = lesson.header;
  return {
    meta: { title: `${title} | ${site.name}`, description },
    body: <LessonDocument lesson={lesson} />,
  };
}

async function promptPage(slug: string): Promise<Page | null> {
  const prompt = await loadPrompt(slug);
  if (!prompt) return null;
  const { title, description } = prompt;
  return {
    meta: { title: entryTitle(title, promptLibrary), description },
    body: <PromptDocument prompt={prompt} />,
  };
}

async function gptPage(slug: string): Promise<Page | null> {
  const gpt = await loadGpt(slug);
  if (!gpt) return null;
  const { title, description } = gpt;
  return { meta: { title: entryTitle(title, gptLibrary), description }, body: <GptDocument gpt={gpt} /> };
}

/** By folder of content/. */
const entryPages: Record<string, FindEntry> = {
  lessons: lessonPage,
  prompts: promptPage,
  gpts: gptPage,
  ...Object.fromEntries(
    kindDocuments.flatMap(({ entries, entry }) => (entries && entry ? [[entries, entry]] : [])),
  ),
};

export const findEntry = async (folder: NonNullable<SiteRoute['entries']>, slug: string) =>
  (await entryPages[folder]?.(slug)) ?? null;
