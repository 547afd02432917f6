import { loadGpt, loadLesson, loadPrompt } from '#content.ts';

/** What a page needs besides its code; asked for while the guard looks for the session. */
export const lessonContent = (slug: string) => loadLesson(slug);
export const promptContent = (slug = '') => loadPrompt(slug);
export const gptContent = (slug = '') => loadGpt(slug);
