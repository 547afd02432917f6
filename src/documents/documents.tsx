import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { siteRoutes, type SiteRoute } from '#app/site-routes.ts';
import type { SiteDocument } from '#app/document.ts';
import {
  about,
  gptLibrary,
  home,
  practica,
  privacidad,
  promptLibrary,
  retos,
  site,
  tradeCopy,
  why,
  type Challenge,
  type Gpt,
  type Hunt,
  type Lesson,
  type Prompt,
  type Trade,
} from '#content.ts';
import { DocumentAddress } from './lesson/notebook-blocks.tsx';
import type { PageMeta } from '#lib/page-meta.ts';
import { withoutMarks } from '#ui/text/marked-text.tsx';
import { publicLink } from '#lib/env.ts';
import { AboutDocument } from './about.tsx';
import { HomeDocument } from './home/home-document.tsx';
import { LessonDocument } from './lesson/lesson-document.tsx';
import { GptDocument } from './library/gpt-document.tsx';
import { PromptDocument } from './library/prompt-document.tsx';
import { TradeDocument } from './practice/trade-document.tsx';
import { TradeListDocument } from './practice/trade-list-document.tsx';
import { ChallengeDocument } from './practice/challenge-document.tsx';
import { ChallengeListDocument } from './practice/challenge-list-document.tsx';
import { HuntDocument } from './practice/hunt-document.tsx';
import { PrivacidadDocument } from './privacidad.tsx';
import { WhyDocument } from './why.tsx';

/** A text of the school: what it says about itself, and what the build draws. Nothing here reaches the browser. */
interface DocumentSource {
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

const landingPage: DocumentSource = {
  meta: {
    ...home.meta,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'EducationalOrganization',
      name: site.name,
      slogan: site.tagline,
      url: publicLink('/'),
      logo: publicLink('/icon-512.png'),
      email: site.contact.email,
      parentOrganization: { '@type': 'Organization', name: site.agency.name, url: site.agency.url },
      sameAs: site.social.map(({ url }) => url),
    },
  },
  body: <HomeDocument />,
};

const fixedDocuments: Record<string, DocumentSource> = {
  '/': landingPage,
  '/home': landingPage,
  '/why': { meta: why.meta, body: <WhyDocument /> },
  '/about': { meta: about.meta, body: <AboutDocument /> },
  '/privacidad': { meta: privacidad.meta, body: <PrivacidadDocument /> },
  '/practica/oficios': { meta: tradeCopy.meta, body: <TradeListDocument /> },
  '/practica/retos': { meta: retos.meta, body: <ChallengeListDocument /> },
};

async function lessonDocument(slug: string): Promise<DocumentSource | null> {
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

async function promptDocument(slug: string): Promise<DocumentSource | null> {
  const prompt = await loadPrompt(slug);
  if (!prompt) return null;
  const { title, description } = prompt;
  return {
    meta: { title: libraryTitle(title, promptLibrary), description },
    body: <PromptDocument prompt={prompt} />,
  };
}

async function gptDocument(slug: string): Promise<DocumentSource | null> {
  const gpt = await loadGpt(slug);
  if (!gpt) return null;
  const { title, description } = gpt;
  return { meta: { title: libraryTitle(title, gptLibrary), description }, body: <GptDocument gpt={gpt} /> };
}

async function tradeDocument(slug: string): Promise<DocumentSource | null> {
  const trade = await loadTrade(slug);
  if (!trade) return null;
  return {
    meta: { title: tradeCopy.trade.title.replace('{oficio}', trade.title), description: trade.lead },
    body: <TradeDocument trade={trade} />,
  };
}

async function huntDocument(slug: string): Promise<DocumentSource | null> {
  const hunt = await loadHunt(slug);
  if (!hunt) return null;
  return {
    meta: { title: libraryTitle(hunt.titulo, practica.kinds.errores), description: hunt.situacion },
    body: <HuntDocument hunt={hunt} />,
  };
}

async function challengeDocument(slug: string): Promise<DocumentSource | null> {
  const challenge = await loadChallenge(slug);
  if (!challenge) return null;
  return {
    meta: { title: libraryTitle(challenge.titulo, practica.kinds.retos), description: challenge.pregunta },
    body: <ChallengeDocument challenge={challenge} />,
  };
}

type FindEntry = (slug: string) => Promise<DocumentSource | null>;

const entryDocuments: Record<NonNullable<SiteRoute['entries']>, FindEntry> = {
  lessons: lessonDocument,
  prompts: promptDocument,
  gpts: gptDocument,
  trades: tradeDocument,
  hunts: huntDocument,
  challenges: challengeDocument,
};

/** Null for an address that no document has. */
async function findDocument(address: string): Promise<DocumentSource | null> {
  const fixed = fixedDocuments[address];
  if (fixed) return fixed;
  const slugAt = address.lastIndexOf('/') + 1;
  const path = `${address.slice(0, slugAt)}:slug`;
  const route: SiteRoute | undefined = siteRoutes.find((route) => route.path === path);
  return route?.entries ? entryDocuments[route.entries](address.slice(slugAt)) : null;
}

/** Draws a text once, at build time (and in tests and development). Links in it are plain links. */
export async function renderDocument(address: string): Promise<SiteDocument | null> {
  const source = await findDocument(address);
  if (!source) return null;
  const { meta, body } = source;
  const html = renderToStaticMarkup(
    <DocumentAddress.Provider value={address}>{body}</DocumentAddress.Provider>,
  );
  return { ...meta, html };
}
