import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import type { Element, ElementContent, Root as HtmlRoot } from 'hast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import { visit } from 'unist-util-visit';

const colon = 58;

/**
 * remark-directive also knows `:name` in a line and `::name` alone on a line, and so eats "10:30" and "a:b".
 * We only use containers: the other two are switched off in the tokenizer, so such text never changes.
 */
function containersOnly(this: Processor) {
  const { micromarkExtensions = [] } = this.data();
  for (const extension of micromarkExtensions as { text?: object; flow?: Record<number, unknown> }[]) {
    const flow = extension.flow?.[colon];
    if (!extension.flow || !Array.isArray(flow)) continue;
    delete extension.text;
    extension.flow[colon] = flow.slice(0, 1);
  }
}

const lessonParser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(containersOnly)
  .use(remarkGfm)
  .freeze();

const parsed = new Map<string, Root>();

/** Paragraphs are parsed faster than they are looked up, and hundreds of them would push the lessons out. */
const KEPT_LENGTH = 2000;

/** Blocks, links and anchors of a file are read from one tree; parsing is the slow part, so it is kept. */
export function parseMarkdown(source: string): Root {
  const known = parsed.get(source);
  if (known) return known;
  const tree = lessonParser.parse(source);
  if (source.length < KEPT_LENGTH) return tree;
  if (parsed.size >= 50) parsed.clear();
  parsed.set(source, tree);
  return tree;
}

/** The anchor of a heading: lower case, without accents, everything else a hyphen. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Numbered feature cards stand in the table of contents, so they have anchors as headings do. */
export function functionAnchor({ attributes }: ContainerDirective): string {
  return anchorOf(attributes?.titulo ?? '');
}

/** What a lesson asks to keep, and where it comes back, can be linked to. */
export function notebookAnchor({ name, attributes }: ContainerDirective): string {
  return `${name}-${attributes?.id ?? ''}`;
}

/** Main headings carry anchors, external links open in a new tab, and "3-5" stays in one line. */
function htmlTree(nodes: RootContent[]): HtmlRoot {
  const tree = toHast({ type: 'root', children: nodes }) as HtmlRoot;
  visit(tree, 'element', (element) => {
    if (element.tagName === 'a' && /^https?:/.test(String(element.properties.href))) openInNewTab(element);
    if (/^h[23]$/.test(element.tagName)) element.properties.id = anchorOf(textOf(element));
    // A span is what has been made here.
    if (!/^(code|span)$/.test(element.tagName)) element.children = element.children.flatMap(keepRanges);
  });
  return tree;
}

/** HTML of checked Markdown nodes. */
export const renderHtml = (nodes: RootContent[]): string => toHtml(htmlTree(nodes)).trim();

/** HTML of what stands in one line: a heading's words, a table's cell. */
export function renderInline(node: Nodes): string {
  if (!('children' in node)) return '';
  // As a paragraph: between nodes that stand alone the renderer puts line breaks, which in a line would be blanks.
  const [line] = htmlTree([{ type: 'paragraph', children: node.children as PhrasingContent[] }]).children;
  return line?.type === 'element' ? toHtml(line.children).trim() : '';
}

/** Browsers break a range of numbers after its hyphen. */
function keepRanges(node: ElementContent): ElementContent[] {
  if (node.type !== 'text' || !/\d-\d/.test(node.value)) return [node];
  return node.value.split(/(\d+(?:-\d+)+)/).map((value, index) =>
    index % 2 === 0
      ? { type: 'text', value }
      : {
          type: 'element',
          tagName: 'span',
          properties: { className: ['whitespace-nowrap'] },
          children: [{ type: 'text', value }],
        },
  );
}

function openInNewTab(link: Element) {
  Object.assign(link.properties, { target: '_blank', rel: ['noopener', 'noreferrer'] });
  link.children.push({
    type: 'element',
    tagName: 'span',
    properties: { className: ['sr-only'] },
    children: [{ type: 'text', value: ' (se abre en una pestaña nueva)' }],
  });
}

/** The words of a node, of Markdown or of HTML, without any markup. */
export function textOf(node: object): string {
  if ('value' in node) return String(node.value);
  return 'children' in node ? (node.children as object[]).map(textOf).join('') : '';
}
