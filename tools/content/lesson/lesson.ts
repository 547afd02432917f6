import type { RootContent } from 'mdast';
import type { Fact } from '#common/fact.ts';
import type { GlossaryEntry } from '#tools/content/glossary/glossary-schema.ts';
import { termLinker } from '#tools/content/glossary/term-links.ts';
import type { ReadFigure } from '#tools/content/figures/figures.ts';
import { lessonHeader, readHeader, slugOf } from '#tools/content/header.ts';
import { compileNodes, type Scope } from './lesson-nodes.ts';
import type { Lesson, LessonNode, LessonSection, TocEntry } from '#common/lesson-tree.ts';
import { anchorOf } from '#common/anchor.ts';
import { functionAnchor, parseMarkdown, renderInline, textOf } from '#tools/content/markdown.ts';
import { suggest } from '#tools/content/closest.ts';
import { ContentError, type Problem } from '#tools/content/problem.ts';
import { sectionMinutes } from './reading-time.ts';
import { proseProblems } from '#tools/content/rules/prose.ts';

/** Data of other files that a lesson quotes. */
interface Quoted {
  facts?: Fact[];
  readFigure?: ReadFigure;
  terms?: GlossaryEntry[];
}

/** Compiles a lesson to plain data, or throws every problem of the file at once. */
export function compileLesson(
  file: string,
  source: string,
  { facts = [], readFigure = () => undefined, terms = [] }: Quoted = {},
): Lesson {
  const { header } = readHeader(lessonHeader, file, source);
  const problems: Problem[] = [];
  const report: Scope['report'] = (line, message, hint) => problems.push({ file, line, message, hint });
  const { reference = [] } = header;
  const scope: Scope = { report, lines: source.split('\n'), facts, readFigure, reference };

  const nodes = parseMarkdown(source).children.filter((node) => node.type !== 'yaml');
  checkHeadings(nodes, report);
  checkFigures(source, report);
  checkReference(reference, nodes, scope);
  const linkTerms = termLinker(terms, slugOf(file));
  const toc: TocEntry[] = [];
  const sections: LessonSection[] = [];
  const [intro = [], ...parts] = splitAtMainHeadings(nodes);
  for (const [index, part] of parts.entries()) {
    const [heading, ...content] = part;
    if (heading?.type !== 'heading') continue;
    for (const { line, message, hint } of proseProblems(heading)) report(line, message, hint);
    const number = index + 1;
    const text = textOf(heading);
    const id = anchorOf(text);
    const mark: LessonNode[] = reference.includes(id) ? [{ block: 'consulta' }] : [];
    const [, ...linked] = linkTerms(part);
    const compiled = [...mark, ...compileNodes(linked, scope)];
    const section = { id, number, title: renderInline(heading), nodes: compiled };
    sections.push(section);
    const minutes = sectionMinutes(section, reference);
    toc.push({ id, text, number, minutes, children: content.flatMap(tocChildren) });
  }
  const lesson = {
    header: { ...header, slug: slugOf(file) },
    toc,
    intro: compileNodes(intro, scope),
    sections,
  };
  if (problems.length > 0) throw new ContentError(problems.sort((a, b) => a.line - b.line));
  return lesson;
}

function tocChildren(node: RootContent): TocEntry['children'] {
  if (node.type === 'heading' && node.depth === 3)
    return [{ id: anchorOf(textOf(node)), text: textOf(node) }];
  if (node.type !== 'containerDirective' || node.name !== 'funcion') return [];
  const { numero, titulo } = node.attributes ?? {};
  return [{ id: functionAnchor(node), text: `${numero ?? ''}. ${titulo ?? ''}` }];
}

function splitAtMainHeadings(nodes: RootContent[]): RootContent[][] {
  const parts: RootContent[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === 2) parts.push([]);
    parts.at(-1)?.push(node);
  }
  return parts;
}

function checkHeadings(nodes: RootContent[], report: Scope['report']) {
  const lineByAnchor = new Map<string, number>();
  let depth = 1;
  for (const heading of nodes) {
    if (heading.type === 'containerDirective' && heading.name === 'funcion') {
      lineByAnchor.set(functionAnchor(heading), heading.position?.start.line ?? 1);
    }
    if (heading.type !== 'heading') continue;
    const line = heading.position?.start.line ?? 1;
    const text = textOf(heading);
    if (heading.depth === 1) {
      report(line, 'El título principal ya está en la cabecera.', `Escribe ## ${text}`);
    } else if (heading.depth > 4) {
      report(line, 'El título tiene demasiados niveles.', 'Usa ##, ### o ####.');
    } else if (heading.depth > depth + 1) {
      report(line, 'El título se salta un nivel.', `Escribe ${'#'.repeat(depth + 1)} ${text}`);
    }
    depth = heading.depth;
    if (heading.depth === 2 && /^\d+[.)]?\s/.test(text)) {
      report(line, 'Los títulos se numeran solos.', `Escribe ## ${text.replace(/^\d+[.)]?\s+/, '')}`);
    }
    if (heading.depth > 3) continue;
    const before = lineByAnchor.get(anchorOf(text));
    if (before !== undefined) {
      report(line, `El título «${text}» ya está en la línea ${before}.`, 'Cambia uno de los dos.');
    }
    lineByAnchor.set(anchorOf(text), line);
  }
}

/** Reports reference sections in the header that are no heading of the lesson. */
function checkReference(reference: string[], nodes: RootContent[], { report, lines }: Scope) {
  const anchors = nodes.flatMap((node) =>
    node.type === 'heading' && node.depth <= 3 ? [anchorOf(textOf(node))] : [],
  );
  const line = lines.findIndex((text) => text.startsWith('consulta:')) + 1;
  for (const anchor of reference.filter((one) => !anchors.includes(one)))
    report(line, `«consulta»: ningún título ## o ### tiene el ancla «${anchor}».`, suggest(anchor, anchors));
}

/** Reports a drawing shown twice: its ids would not be unique in the page. */
function checkFigures(source: string, report: Scope['report']) {
  const seen = new Set<string>();
  for (const [index, text] of source.split('\n').entries()) {
    const name = /^:{3,}figura\{nombre="([^"]*)"/.exec(text)?.[1];
    if (name === undefined) continue;
    if (seen.has(name))
      report(index + 1, `El dibujo «${name}» ya está en esta lección.`, 'Enlaza el apartado donde está.');
    seen.add(name);
  }
}
