import type { Nodes } from 'mdast';
import { parseMarkdown, textOf } from '#tools/content/markdown.ts';

/** A piece of text that a learner reads, with the context that the style rules need. */
export interface ProsePiece {
  line: number;
  text: string;
  /** Inside a scene set in a city, which may use that city's words. */
  isScene: boolean;
  /** The table's caption, or the list of facts, names the currency. */
  hasCurrency: boolean;
  /** Labels of buttons and titles are capitalised as such. */
  isLabel: boolean;
}

const addresses = /^(id|enlace|donde|fuente|url|to|link|chatgptUrl|file|slug|email|numero|columnas|tipo)$/;
/** Library files whose body is a prompt or instructions to paste, not our prose. */
const isCopied = /^content\/prompts\/[^/]+\.md$|\/(version-corta|instrucciones)\.md$/;
const plain = { isScene: false, hasCurrency: false, isLabel: false };

/** The prose of a file: no code, no prompts to copy, no addresses. */
export function prosePieces(file: string, source: string): ProsePiece[] {
  if (file.endsWith('.yaml')) return yamlPieces(source, 1);
  if (file.endsWith('.svg')) return drawnPieces(source);
  const { children } = parseMarkdown(source);
  const header = children.filter((node) => node.type === 'yaml');
  const pieces = header.flatMap(({ value, position }) => yamlPieces(value, (position?.start.line ?? 1) + 1));
  const body = isCopied.test(file) ? [] : children;
  return [...pieces, ...body.flatMap((node) => nodePieces(node, plain))];
}

/** Labels of a drawing, whose file the caller has reduced to words. */
function drawnPieces(words: string): ProsePiece[] {
  return words.split('\n').map((text, index) => ({ ...plain, line: index + 1, text, isLabel: true }));
}

/** Line by line, which is enough for copy with one sentence per field. */
function yamlPieces(source: string, firstLine: number): ProsePiece[] {
  return source.split('\n').flatMap((written, index): ProsePiece[] => {
    if (/^\s*#/.test(written)) return [];
    const [, key = '', value = ''] = /^\s*(?:- )?(?:([\w-]+):(?:\s|$))?(.*)$/.exec(written) ?? [];
    if (!value || addresses.test(key) || /^['"]?https?:/.test(value)) return [];
    // The list of facts has the course's own figures as the specification writes them.
    return [{ ...plain, line: firstLine + index, text: value, isLabel: true, hasCurrency: key === 'curso' }];
  });
}

type Surroundings = Omit<ProsePiece, 'line' | 'text'>;

function nodePieces(node: Nodes, around: Surroundings): ProsePiece[] {
  const line = node.position?.start.line ?? 1;
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
    return [{ ...around, line, text: readable(node) }];
  }
  if (node.type !== 'containerDirective') {
    return 'children' in node ? node.children.flatMap((child) => nodePieces(child, around)) : [];
  }
  const attributes = Object.entries(node.attributes ?? {}).filter(([name]) => !addresses.test(name));
  const inside = {
    ...around,
    isScene: around.isScene || node.name === 'ejemplo',
    hasCurrency: around.hasCurrency || (node.name === 'tabla' && /dólar/.test(node.attributes?.titulo ?? '')),
  };
  return [
    ...attributes.map(([, text]) => ({ ...inside, line, text: text ?? '' })),
    ...node.children.flatMap((child) => nodePieces(child, inside)),
  ];
}

/** Words of a paragraph without its code, which is quoted and not our prose. */
function readable(node: Nodes): string {
  if (node.type === 'inlineCode') return '`';
  return 'children' in node ? node.children.map(readable).join('') : textOf(node);
}
