import { anchorOf } from '#common/anchor.ts';
import { fill } from '#common/fill.ts';
import { fold } from '#common/fold.ts';
import type { Content } from '#tools/content/content.ts';
import { lessonHeaders } from '#tools/content/lesson/lessons.ts';
import { lessonParts } from '#tools/content/search/lesson-sections.ts';
import { wordFiles } from '#tools/content/words.ts';

/** A word of the course as /glosario shows it. */
export interface GlossaryTerm {
  /** Its anchor. */
  id: string;
  term: string;
  names: string[];
  text: string;
  example: string;
  /** The part of a lesson that teaches it. */
  taught: { label: string; to: string };
}

export interface GlossaryLetter {
  letter: string;
  terms: GlossaryTerm[];
}

const { compare } = new Intl.Collator('es');

/** The terms in alphabetical order, by their first letter without accent. */
export function glossaryLetters(content: Content): GlossaryLetter[] {
  const { terms } = wordFiles.glossary.read(content);
  const letters: GlossaryLetter[] = [];
  for (const { term, names = [], sentences, example, taught } of terms.toSorted((a, b) =>
    compare(a.term, b.term),
  )) {
    const letter = fold(term).slice(0, 1).toUpperCase();
    const last = letters.at(-1);
    const shown = {
      id: anchorOf(term),
      term,
      names,
      text: sentences.join(' '),
      example,
      taught: { label: partTitle(content, taught), to: taught },
    };
    if (last?.letter === letter) last.terms.push(shown);
    else letters.push({ letter, terms: [shown] });
  }
  return letters;
}

/** 'Módulo 1: Seis términos y su síntoma'. The check of links reports a part that does not exist. */
function partTitle(content: Content, address: string) {
  const [slug = '', anchor] = address.slice(1).split('#');
  const header = lessonHeaders(content).find((lesson) => lesson.slug === slug);
  if (!header) return address;
  const { module: numbered } = wordFiles.dashboard.read(content).progress;
  const lesson = header.module === undefined ? header.title : fill(numbered, { n: header.module });
  const part = lessonParts(content.read(`content/lessons/${slug}.md`)).find(({ id }) => id === anchor);
  return part ? `${lesson}: ${part.title}` : lesson;
}
