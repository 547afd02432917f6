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
import { anchorOf } from '#common/anchor.ts';

const colon = 58;

/**
 * remark-directive also knows `:name` in a line and `::name` alone on a line, and so eats "10:30" and "a:b".
 * We use only containers, so this removes the other two from the tokenizer.
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

/** Parsing a paragraph is faster than looking it up, and hundreds of them would push lessons out of the cache. */
const KEPT_LENGTH = 2000;

/** Caches the tree, because parsing is slow and blocks, links and anchors of a file all need it. */
export function parseMarkdown(source: string): Root {
  const known = parsed.get(source);
  if (known) return known;
  const tree = lessonParser.parse(source);
  if (source.length < KEPT_LENGTH) return tree;
  if (parsed.size >= 50) parsed.clear();
  parsed.set(source, tree);
  return tree;
}

/** The table of contents lists numbered feature cards, so they have anchors like headings. */
export function functionAnchor({ attributes }: ContainerDirective): string {
  return anchorOf(attributes?.titulo ?? '');
}

/** The anchor of a block that asks learners to keep something, or that takes it up again. */
export function notebookAnchor({ name, attributes }: ContainerDirective): string {
  return `${name}-${attributes?.id ?? ''}`;
}

/** Adds anchors to main headings, opens external links in a new tab, and keeps "3-5" on one line. */
function htmlTree(nodes: RootContent[]): HtmlRoot {
  const tree = toHast({ type: 'root', children: nodes }) as HtmlRoot;
  visit(tree, 'element', (element) => {
    if (element.tagName === 'a' && /^https?:/.test(String(element.properties.href))) openInNewTab(element);
    if (/^h[23]$/.test(element.tagName)) element.properties.id = anchorOf(textOf(element));
    // Spans come only from keepRanges and openInNewTab.
    if (!/^(code|span)$/.test(element.tagName)) element.children = element.children.flatMap(keepRanges);
  });
  return tree;
}

/** HTML of checked Markdown nodes. */
export const renderHtml = (nodes: RootContent[]): string => toHtml(htmlTree(nodes)).trim();

/** HTML of inline content: a heading's words, a table's cell. */
export function renderInline(node: Nodes): string {
  if (!('children' in node)) return '';
  // Inside a paragraph, because the renderer puts line breaks between top-level nodes, which would show as spaces.
  const [line] = htmlTree([{ type: 'paragraph', children: node.children as PhrasingContent[] }]).children;
  return line?.type === 'element' ? toHtml(line.children).trim() : '';
}

/** Browsers would break a range of numbers after its hyphen. */
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

/** The text of a Markdown or HTML node without markup. */
export function textOf(node: object): string {
  if ('value' in node) return String(node.value);
  return 'children' in node ? (node.children as object[]).map(textOf).join('') : '';
}
