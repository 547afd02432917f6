import type { Lesson, LessonNode } from './lesson-tree.ts';

/** The least that each text must give its reader (content guide). */
export const lessonMinimum: Record<string, number> = {
  'modulo-1': 3000,
  'modulo-2': 3000,
  'modulo-3': 4500,
  'modulo-4': 6500,
  'modulo-5': 3000,
  'context-engineering': 3000,
};
export const promptMinimum = 350;
export const gptMinimum = 300;

export function countWords(text: string): number {
  return text
    .replace(/<span class="sr-only">[^<]*<\/span>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Words that a reader sees in the lesson's body: not the header, not the marks of blocks. */
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
      // A closing tag ends a word as a space does.
      return countWords(node.html);
    case 'codigo':
      return countWords(node.text);
    case 'prompt':
      return countWords(node.title) + countWords(node.text);
    case 'figura':
      return countWords(node.caption);
    case 'dato':
      return node.facts.reduce((sum, { curso, hoy }) => sum + countWords(`${curso ?? ''} ${hoy ?? ''}`), 0);
    case 'aviso':
      return countWords(node.props.titulo ?? '') + nodesWords(node.children);
    default: {
      const unseen = ['id', 'enlace', 'columnas', 'level'];
      const shown = Object.entries(node.props).filter(([name]) => !unseen.includes(name));
      return countWords(shown.map(([, value]) => String(value)).join(' ')) + nodesWords(node.children);
    }
  }
}
