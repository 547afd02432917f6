import { anchorOf } from '#common/anchor.ts';
import { fill } from '#common/fill.ts';
import type { SchoolIndex, SchoolPlace } from '#common/search/school-search.ts';
import { stemsOf } from '#common/search/word-stems.ts';
import { once, type Content } from '#tools/content/content.ts';
import { lessonHeaders } from '#tools/content/lesson/lessons.ts';
import { gptCards, promptCards } from '#tools/content/library/entries.ts';
import type { GptCard, PromptCard } from '#tools/content/library/library-schemas.ts';
import { readChallenges } from '#tools/content/practice/challenge/challenge-set.ts';
import { readHunts } from '#tools/content/practice/hunt/kind.ts';
import { readTrades } from '#tools/content/practice/trade/kind.ts';
import { tradeTitle } from '#tools/content/practice/trade/trades.ts';
import { wordFiles } from '#tools/content/words.ts';
import { lessonParts } from './lesson-sections.ts';

/** A place whose tags are still as written, and whose words are stems that may occur twice. */
type Written = Omit<SchoolPlace, 'keywords' | 'words'> & { tags: string[]; words: string[] };

/** Recipes come first and exercises last: the order decides between places with the same points. */
export const readSchoolIndex = once((content: Content): SchoolIndex => {
  const written = [
    ...recipes(content),
    ...promptCards(content).map((card) => libraryPlace('prompt', '/prompts', card)),
    ...gptCards(content).map((card) => libraryPlace('kit', '/gpts', card)),
    ...lessonPlaces(content),
    ...exercises(content),
  ];
  return {
    places: written.map(({ tags, words, ...place }) => ({
      ...place,
      keywords: unique(stemsOf(tags.join(' '))),
      words: unique(words),
    })),
    synonyms: wordFiles.synonyms.read(content),
  };
});

const unique = (stems: string[]) => [...new Set(stems)].join(' ');

const recipes = (content: Content): Written[] =>
  readTrades(content).flatMap(({ slug: trade, title: where, recipes: ofTrade }) =>
    ofTrade.map(({ slug, title, situation, data }) => ({
      kind: 'recipe',
      title,
      to: `/practica/oficios/${trade}#${slug}`,
      where,
      tags: [where],
      heading: '',
      words: stemsOf([situation, ...data.map(({ label }) => label)].join(' ')),
    })),
  );

const libraryPlace = (
  kind: 'prompt' | 'kit',
  path: string,
  { slug, title, category, tags, description }: PromptCard | GptCard,
): Written => ({
  kind,
  title,
  to: `${path}/${slug}`,
  where: category,
  tags: [category, ...tags],
  heading: '',
  words: stemsOf(description),
});

function lessonPlaces(content: Content): Written[] {
  const { module: numbered } = wordFiles.dashboard.read(content).progress;
  const parts = lessonHeaders(content).flatMap(({ slug, title, module }) =>
    lessonParts(content.read(`content/lessons/${slug}.md`)).map(({ id, text, ...part }) => ({
      ...part,
      to: anchorOf(part.title) === id ? `/${slug}#` : `/${slug}#${id}`,
      where: module === undefined ? title : fill(numbered, { n: module }),
      repeated: repeatedStems(text),
    })),
  );
  const uses = countEach(parts.flatMap(({ repeated }) => repeated));
  return parts.map(({ repeated, ...part }) => ({
    ...part,
    kind: 'section',
    tags: [],
    words: repeated.filter((stem) => (uses.get(stem) ?? 0) <= USED_BY),
  }));
}

/** A part is about the words that it repeats, except those that many parts repeat. */
const REPEATED = 3;
const USED_BY = 12;

const repeatedStems = (text: string) =>
  [...countEach(stemsOf(text))].flatMap(([stem, count]) => (count >= REPEATED ? [stem] : []));

function countEach(stems: string[]) {
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

function exercises(content: Content): Written[] {
  const { errores, retos } = wordFiles.practica.read(content).kinds;
  const hunts = readHunts(content).map(({ slug, title, trade, situation }) => ({
    kind: 'exercise' as const,
    title,
    to: `/practica/errores/${slug}`,
    where: errores.title,
    tags: [tradeTitle(content, trade)],
    heading: '',
    words: stemsOf(situation),
  }));
  const challenges = readChallenges(content).map(({ slug, title, group, brief }) => ({
    kind: 'exercise' as const,
    title,
    to: `/practica/retos/${slug}`,
    where: retos.title,
    tags: [group],
    heading: '',
    words: stemsOf(brief.replace(/<[^>]+>/g, ' ')),
  }));
  return [...hunts, ...challenges];
}
