import { anchorOf } from '#common/anchor.ts';
import { questionReader, type Synonym, type Term } from './question-terms.ts';
import { stemsOf } from './word-stems.ts';

export type PlaceKind = 'recipe' | 'prompt' | 'kit' | 'section' | 'exercise';

/** A page, or a part of one, that a search can name. */
export interface SchoolPlace {
  kind: PlaceKind;
  title: string;
  /** In the index it ends at its '#' where the anchor is the title's. */
  to: string;
  /** What it belongs to: a trade, a category, a lesson, a kind of exercise. */
  where: string;
  /** Stems of its tags, its trade or its category. */
  keywords: string;
  /** The heading above it, for a part of a lesson. */
  heading: string;
  /** Stems of its text. */
  words: string;
}

/** What the build writes and the browser searches. */
export interface SchoolIndex {
  places: SchoolPlace[];
  synonyms: Synonym[];
}

/** Points for a word of the question, by where a place has it. */
const points = { title: 8, keywords: 4, heading: 2, words: 1 };

/** Fewer letters would begin half of all words. */
const LEAST_LETTERS = 3;

const withAnchor = (place: SchoolPlace): SchoolPlace =>
  place.to.endsWith('#') ? { ...place, to: place.to + anchorOf(place.title) } : place;

const best = (worths: number[]) => Math.max(0, ...worths);

/** The points of each stem of a place, in the best field that has it. */
function worthOfStems({ title, keywords, heading, words }: SchoolPlace) {
  const worths = new Map<string, number>();
  // The best field comes last, so that its points stay.
  for (const stem of words.split(' ')) worths.set(stem, points.words);
  for (const stem of stemsOf(heading)) worths.set(stem, points.heading);
  for (const stem of keywords.split(' ')) worths.set(stem, points.keywords);
  for (const stem of stemsOf(title)) worths.set(stem, points.title);
  return worths;
}

function worthOfBegun(worths: Map<string, number>, term: Term) {
  const begun = term.filter((stem) => stem.length >= LEAST_LETTERS);
  return best(
    [...worths].flatMap(([stem, worth]) => (begun.some((one) => stem.startsWith(one)) ? worth : [])),
  );
}

/** Makes the function that finds the places with at least half of a question's words, best first. */
export function createSchoolSearch(index: SchoolIndex) {
  const places = index.places.map(withAnchor);
  const termsOf = questionReader(index.synonyms);
  const worthsByStem = places.map(worthOfStems);

  function weigh(term: Term) {
    const exact = worthsByStem.map((worths) => best(term.map((stem) => worths.get(stem) ?? 0)));
    // A word that no place has may be unfinished.
    const worths = exact.some(Boolean) ? exact : worthsByStem.map((known) => worthOfBegun(known, term));
    // A word that few places have says more about what the learner looks for.
    return { worths, rarity: Math.log(places.length / worths.filter(Boolean).length) };
  }

  return function search(question: string): SchoolPlace[] {
    const terms = termsOf(question).map(weigh);
    return places
      .map((place, at) => {
        const found = terms.flatMap(({ worths, rarity }) => (worths[at] ? worths[at] * rarity : []));
        const isMatch = found.length > 0 && found.length >= terms.length / 2;
        return { place, isMatch, score: found.reduce((sum, one) => sum + one, 0) };
      })
      .filter(({ isMatch }) => isMatch)
      .sort((a, b) => b.score - a.score)
      .map(({ place }) => place);
  };
}
