import type { Fact } from '#common/fact.ts';
import type { ContainerNode, Lesson, LessonNode } from '#common/lesson-tree.ts';

export function countWords(text: string): number {
  return text
    .replace(/<span class="sr-only">[^<]*<\/span>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Words that a reader sees in the lesson's body, without the header and the markup of blocks. */
export function lessonWords(lesson: Lesson): number {
  const sections = lesson.sections.map(({ title, nodes }) => countWords(title) + nodesWords(nodes));
  return sections.reduce((sum, words) => sum + words, nodesWords(lesson.intro));
}

function nodesWords(nodes: LessonNode[]): number {
  return nodes.reduce((sum, node) => sum + nodeWords(node), 0);
}

function nodeWords(node: LessonNode): number {
  switch (node.block) {
    case 'texto':
    case 'tabla':
      // A closing tag ends a word like a space.
      return countWords(node.html);
    case 'codigo':
      return countWords(node.text);
    case 'prompt':
      return countWords(node.title) + countWords(node.text);
    case 'figura':
      return countWords(node.caption);
    case 'consulta':
      return 0;
    case 'dato':
      return factWords(node.facts, ({ course, today }) => [course, today]);
    case 'leyes':
      return factWords(node.facts, ({ subject, today, authority }) => [subject, today, authority?.name]);
    default:
      return propWords(node) + nodesWords(node.children);
  }
}

const factWords = (facts: Fact[], shown: (fact: Fact) => (string | undefined)[]) =>
  facts.reduce((sum, fact) => sum + countWords(shown(fact).join(' ')), 0);

/** The words in a block's attributes. */
function propWords(node: ContainerNode): number {
  const unseen = ['id', 'link', 'columns', 'level', ...(node.block === 'aviso' ? ['kind'] : [])];
  const shown = Object.entries(node.props).filter(([name]) => !unseen.includes(name));
  return countWords(shown.map(([, value]) => String(value)).join(' '));
}

/** Words per minute of a first reading. */
const readingPace = 238;

/** Blocks to use or to look up, not to read from beginning to end. */
const notRead: LessonNode['block'][] = ['prompt', 'codigo', 'dato', 'leyes', 'consulta'];

function readingWords(node: LessonNode): number {
  if (notRead.includes(node.block)) return 0;
  if (!('children' in node)) return nodeWords(node);
  // Their answers are folded.
  const children = node.block === 'comprueba' ? [] : node.children;
  return children.reduce((sum, child) => sum + readingWords(child), propWords(node));
}

/** Words of the essential route: all sections but those that the header lists as reference (`consulta`). */
export function essentialWords({ header, intro, sections }: Lesson): number {
  const { reference = [] } = header;
  let words = intro.reduce((sum, node) => sum + readingWords(node), 0);
  for (const { id, title, nodes } of sections) {
    if (reference.includes(id)) continue;
    words += countWords(title);
    let isEssential = true;
    for (const node of nodes.flatMap(atHeadings)) {
      const anchor = node.block === 'texto' ? /^<h3 id="([^"]*)"/.exec(node.html)?.[1] : undefined;
      if (anchor !== undefined) isEssential = !reference.includes(anchor);
      if (isEssential) words += readingWords(node);
    }
  }
  return words;
}

/** Prose, cut at each heading. */
const atHeadings = (node: LessonNode): LessonNode[] =>
  node.block === 'texto'
    ? node.html.split(/(?=<h3 )/).map((html) => ({ block: 'texto' as const, html }))
    : [node];

/** A warning if the essential route takes longer than the duration promises. */
export function lengthWarning(lesson: Lesson): string | undefined {
  const words = essentialWords(lesson);
  const minutes = Math.ceil(words / readingPace);
  const promised = Number(/(\d+) min$/.exec(lesson.header.duration)?.[1]);
  if (words <= promised * readingPace) return undefined;
  return `Lo esencial tiene ${words} palabras, ${minutes} min de lectura, y «duration» promete ${promised}.`;
}
