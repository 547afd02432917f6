import type { Nodes, Root, RootContent, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { anchorOf } from '#common/anchor.ts';
import { fold } from '#common/fold.ts';
import { functionAnchor, textOf } from '#tools/content/markdown.ts';
import { namesOf, type GlossaryEntry } from './glossary-schema.ts';

/** More links would make a section look like an index. */
const IN_SECTION = 3;

/** Blocks in which the school itself speaks. The others quote a prompt, an answer or a wrong way, or ask something. */
const ownVoice = ['funcion', 'tarjetas', 'tarjeta', 'ejemplo', 'aviso', 'pasos', 'paso', 'linea', 'hito'];

/** Words in these stay as they are: a link in a link is no HTML, and bold or italics mark an explanation. */
const untouched: Nodes['type'][] = [
  'link',
  'heading',
  'code',
  'inlineCode',
  'strong',
  'emphasis',
  'blockquote',
];

const inWords = (names: string[]) => {
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  const patterns = longestFirst.map((name) => name.replace(/[.+*?^$()|[\]{}\\]/g, '\\$&'));
  return `(?<![\\p{L}\\p{N}.-])(?:${patterns.join('|')})(?![\\p{L}\\p{N}-])`;
};

interface LinkableTerm {
  address: string;
  taught: string;
  pattern: RegExp;
}

/**
 * Makes the function that links, in the sections of one lesson, the first use of each term to its entry in /glosario.
 * A section that explains a term does not link it.
 */
export function termLinker(entries: GlossaryEntry[], slug: string) {
  const open = new Set(
    entries
      .filter(({ linked }) => linked !== false)
      .map((entry): LinkableTerm => ({
        address: `/glosario#${anchorOf(entry.term)}`,
        taught: entry.taught,
        pattern: new RegExp(inWords(namesOf(entry)), 'iu'),
      })),
  );

  return function linkTerms(section: RootContent[]): RootContent[] {
    const anchors = anchorsIn(section).map((anchor) => `/${slug}#${anchor}`);
    const here = [...open].filter(
      ({ taught, pattern }) => !anchors.includes(taught) && !isExplained(pattern, section),
    );
    let left = IN_SECTION;

    function linkFirst(node: Text): RootContent[] {
      const found = left > 0 ? firstUse(node.value, here) : undefined;
      if (!found) return [node];
      const { term, at, words } = found;
      left -= 1;
      open.delete(term);
      here.splice(here.indexOf(term), 1);
      const rest = { ...node, value: node.value.slice(at + words.length) };
      return [
        { ...node, value: node.value.slice(0, at) },
        {
          type: 'link',
          url: term.address,
          children: [{ type: 'text', value: words }],
          data: { hProperties: { className: ['term'] } },
        },
        ...linkFirst(rest),
      ];
    }

    function inNode(node: RootContent): RootContent[] {
      if (node.type === 'text') return linkFirst(node);
      if (untouched.includes(node.type) || !('children' in node)) return [node];
      if (node.type === 'containerDirective' && !ownVoice.includes(node.name)) return [node];
      // The parser caches its tree, so changes go into a copy.
      return [{ ...node, children: (node.children as RootContent[]).flatMap(inNode) } as RootContent];
    }

    return section.flatMap(inNode);
  };
}

const isQuoted = (before: string) => before.lastIndexOf('«') > before.lastIndexOf('»');

/** The first use of one of the terms outside «quotations», which are texts to write. */
function firstUse(text: string, terms: LinkableTerm[]) {
  const uses = terms.flatMap((term) =>
    [...text.matchAll(new RegExp(term.pattern, 'giu'))]
      .filter(({ index }) => !isQuoted(text.slice(0, index)))
      .slice(0, 1)
      .map(({ 0: words, index }) => ({ term, at: index, words })),
  );
  // Of two terms at one place, the longer is meant.
  return uses.sort((a, b) => a.at - b.at || b.words.length - a.words.length)[0];
}

function anchorsIn(section: RootContent[]): string[] {
  return section.flatMap((node) => {
    if (node.type === 'heading') return [anchorOf(textOf(node))];
    return node.type === 'containerDirective' && node.name === 'funcion' ? [functionAnchor(node)] : [];
  });
}

/** Lessons explain a word in a heading, a block's title, bold or italics, or in brackets behind it: «una API (interfaz…)». */
const isExplained = (pattern: RegExp, section: RootContent[]) =>
  wordsSetApart(section).some((words) => pattern.test(words)) ||
  section.some((node) => new RegExp(`${pattern.source} \\(`, 'iu').test(textOf(node)));

function wordsSetApart(section: RootContent[]): string[] {
  const words: string[] = [];
  const root: Root = { type: 'root', children: section };
  visit(root, (node) => {
    if (node.type === 'heading' || node.type === 'strong' || node.type === 'emphasis')
      words.push(textOf(node));
    if (node.type === 'containerDirective')
      words.push(node.attributes?.titulo ?? '', node.attributes?.nombre ?? '');
  });
  return words.filter(Boolean);
}

/** Whether a text is a name of an entry, in any case and with or without accents. */
export const isNameOf = (text: string, entry: Pick<GlossaryEntry, 'term' | 'names'>) =>
  namesOf(entry).some((name) => fold(name) === fold(text));
