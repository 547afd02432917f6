import type { ReactElement } from 'react';
import {
  gptLibrary,
  practica,
  promptLibrary,
  site,
  tradeCopy,
  type Challenge,
  type Gpt,
  type Hunt,
  type Lesson,
  type Prompt,
  type Trade,
} from '#content.ts';
import type { PageMeta } from '#lib/page-meta.ts';
import type { SiteRoute } from '#common/site-routes.ts';
import { withoutMarks } from '#ui/text/marked-text.tsx';
import { LessonDocument } from './lesson/lesson-document.tsx';
import { GptDocument } from './library/gpt-document.tsx';
import { PromptDocument } from './library/prompt-document.tsx';
import { ChallengeDocument } from '#practice/challenge/challenge-document.tsx';
import { HuntDocument } from '#practice/hunt/hunt-document.tsx';
import { TradeDocument } from '#practice/trade/trade-document.tsx';

/** What a page says about itself, and what the build draws between the top bar and the footer. */
export interface Page {
  meta: PageMeta;
  body: ReactElement;
}

const lessons = import.meta.glob<Lesson>('../../content/lessons/*.md', { import: 'default' });
const prompts = import.meta.glob<Prompt>('../../content/prompts/*.md', { import: 'default' });
const trades = import.meta.glob<Trade>('../../content/practice/oficios/*.yaml', { import: 'default' });
const gpts = import.meta.glob<Gpt>('../../content/gpts/*.md', { import: 'default' });
const challenges = import.meta.glob<Challenge>('../../content/practice/retos/*.yaml', { import: 'default' });
const hunts = import.meta.glob<Hunt>('../../content/practice/errores/*.yaml', { import: 'default' });

export const loadLesson = async (slug: string) => lessons[`../../content/lessons/${slug}.md`]?.();
export const loadPrompt = async (slug: string) => prompts[`../../content/prompts/${slug}.md`]?.();
export const loadTrade = async (slug: string) => trades[`../../content/practice/oficios/${slug}.yaml`]?.();
export const loadGpt = async (slug: string) => gpts[`../../content/gpts/${slug}.md`]?.();
export const loadHunt = async (slug: string) => hunts[`../../content/practice/errores/${slug}.yaml`]?.();

export const loadChallenge = async (slug: string) =>
  challenges[`../../content/practice/retos/${slug}.yaml`]?.();

async function lessonPage(slug: string): Promise<Page | null> {
  const lesson = await loadLesson(slug);
  if (!lesson) return null;
  const { title, description } = lesson.header;
  return {
    meta: { title: `${title} | ${site.name}`, description },
    body: <LessonDocument lesson={lesson} />,
  };
}

/** Spec section 2: an entry's document title is its own plus the library's name. */
const libraryTitle = (title: string, library: { title: string }) =>
  `${title} | ${withoutMarks(library.title)}`;

async function promptPage(slug: string): Promise<Page | null> {
  const prompt = await loadPrompt(slug);
  if (!prompt) return null;
  const { title, description } = prompt;
  return {
    meta: { title: libraryTitle(title, promptLibrary), description },
    body: <PromptDocument prompt={prompt} />,
  };
}

async function gptPage(slug: string): Promise<Page | null> {
  const gpt = await loadGpt(slug);
  if (!gpt) return null;
  const { title, description } = gpt;
  return { meta: { title: libraryTitle(title, gptLibrary), description }, body: <GptDocument gpt={gpt} /> };
}

async function tradePage(slug: string): Promise<Page | null> {
  const trade = await loadTrade(slug);
  if (!trade) return null;
  return {
    meta: { title: tradeCopy.trade.title.replace('{oficio}', trade.title), description: trade.lead },
    body: <TradeDocument trade={trade} />,
  };
}

async function huntPage(slug: string): Promise<Page | null> {
  const hunt = await loadHunt(slug);
  if (!hunt) return null;
  return {
    meta: { title: libraryTitle(hunt.titulo, practica.kinds.errores), description: hunt.situacion },
    body: <HuntDocument hunt={hunt} />,
  };
}

async function challengePage(slug: string): Promise<Page | null> {
  const challenge = await loadChallenge(slug);
  if (!challenge) return null;
  return {
    meta: { title: libraryTitle(challenge.titulo, practica.kinds.retos), description: challenge.pregunta },
    body: <ChallengeDocument challenge={challenge} />,
  };
}

/** Null for a name that no entry has. */
type FindEntry = (slug: string) => Promise<Page | null>;

export const entryPages: Record<NonNullable<SiteRoute['entries']>, FindEntry> = {
  lessons: lessonPage,
  prompts: promptPage,
  gpts: gptPage,
  trades: tradePage,
  hunts: huntPage,
  challenges: challengePage,
};
