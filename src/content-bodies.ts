import type { Gpt } from 'virtual:content/gpts';
import type { Lesson } from 'virtual:content/lessons';
import type { Prompt } from 'virtual:content/prompts';

/** Apart from content.ts, which every page reads: this list of files belongs to the pages that open one. */
type Loaders<T> = Record<string, () => Promise<T>>;

const lessons = import.meta.glob<Lesson>('../content/lessons/*.md', { import: 'default' });
const prompts = import.meta.glob<Prompt>('../content/prompts/*.md', { import: 'default' });
const gpts = import.meta.glob<Gpt>('../content/gpts/*.md', { import: 'default' });

export const loadLesson = (slug: string) => load(lessons, 'lessons', slug);
export const loadPrompt = (slug: string) => load(prompts, 'prompts', slug);
export const loadGpt = (slug: string) => load(gpts, 'gpts', slug);

/** Nothing for a slug that no file has: the page then says so. */
async function load<T>(loaders: Loaders<T>, folder: string, slug: string): Promise<T | undefined> {
  return loaders[`../content/${folder}/${slug}.md`]?.();
}
