import type { RootContent } from 'mdast';
import { anchorOf } from '#common/anchor.ts';
import { functionAnchor, parseMarkdown, textOf } from '#tools/content/markdown.ts';

/** A part of a lesson with an address of its own. */
export interface LessonPart {
  id: string;
  title: string;
  /** The main heading above it; empty for a main heading. */
  heading: string;
  text: string;
}

/** The parts that a lesson's table of contents lists, each with the text up to the next one. */
export function lessonParts(source: string): LessonPart[] {
  const parts: LessonPart[] = [];
  let main = '';
  for (const node of parseMarkdown(source).children) {
    if (node.type === 'yaml') continue;
    const opened = openedBy(node);
    if (opened) {
      parts.push({
        id: opened.id,
        title: opened.title,
        heading: opened.isMain ? '' : main,
        text: opened.text,
      });
      if (opened.isMain) main = opened.title;
    } else {
      const part = parts.at(-1);
      if (part) part.text += ` ${textOf(node)}`;
    }
  }
  return parts;
}

function openedBy(node: RootContent) {
  if (node.type === 'heading' && node.depth <= 3)
    return { id: anchorOf(textOf(node)), title: textOf(node), isMain: node.depth === 2, text: '' };
  if (node.type === 'containerDirective' && node.name === 'funcion')
    return {
      id: functionAnchor(node),
      title: node.attributes?.titulo ?? '',
      isMain: false,
      text: textOf(node),
    };
  return undefined;
}
