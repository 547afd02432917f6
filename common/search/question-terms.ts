import { sayingWords, stemOf, stemsOf, withoutPlural } from './word-stems.ts';

/** What learners say for what the school says. */
export interface Synonym {
  school: string;
  learners: string[];
}

/** A word of a question, as all the stems that stand for it. */
export type Term = string[];

/** The whole school is about these: they only count in a question that has no other word. */
const subjects = new Set(['chatgpt', 'ia', 'asistente', 'empresa', 'trabajo'].map(stemOf));

/** Learners type fewer; a text pasted by mistake must not hold up the page. */
const MOST_TERMS = 12;

/** Verbs keep their endings here, so that 'contratar' is not 'contrato'. */
const plainWords = (text: string) => sayingWords(text).map(withoutPlural);

/** Makes the function that reads a question. */
export function questionReader(synonyms: Synonym[]) {
  const known = synonyms.flatMap(({ school, learners }) =>
    learners.map((said) => ({ said: plainWords(said), stems: stemsOf(school) })),
  );

  /** A synonym takes the place of the words that it is known by; 'oferta de empleo' comes before 'oferta'. */
  return function termsOf(question: string): Term[] {
    const words = sayingWords(question).slice(0, MOST_TERMS);
    const plain = words.map(withoutPlural);
    const terms: Term[] = [];
    for (let at = 0; at < words.length;) {
      const here = plain.slice(at);
      const meant = known.filter(({ said }) => said.every((word, index) => here[index] === word));
      const length = Math.max(1, ...meant.map(({ said }) => said.length));
      const own = length === 1 ? words.slice(at, at + 1).map(stemOf) : [];
      const synonyms = meant.filter(({ said }) => said.length === length).flatMap(({ stems }) => stems);
      terms.push([...own, ...synonyms]);
      at += length;
    }
    const others = terms.filter((term) => !term.every((stem) => subjects.has(stem)));
    return others.length > 0 ? others : terms;
  };
}
