import type { Nodes, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { Fact } from '#common/fact.ts';
import { inEnglish } from '#tools/content/english-fields.ts';
import type { ReadFigure } from '#tools/content/figures/figures.ts';
import { attributeNames, blockNames, blockRules } from './lesson-blocks.ts';
import {
  codeNode,
  factNode,
  figureNode,
  lawsNode,
  promptNode,
  tableNode,
  type Report,
} from './lesson-leaves.ts';
import type { LessonNode } from '#common/lesson-tree.ts';
import { anchorOf } from '#common/anchor.ts';
import { functionAnchor, renderHtml, textOf } from '#tools/content/markdown.ts';
import { proseProblems } from '#tools/content/rules/prose.ts';
import { suggest } from '#tools/content/closest.ts';
import { describeIssue } from '#tools/content/zod-issue.ts';

export interface Scope {
  report: Report;
  /** The lines of the file, for details that the parser drops. */
  lines: string[];
  /** Facts that age, which lessons quote by id. */
  facts: Fact[];
  readFigure: ReadFigure;
  /** Anchors of the headings of reference sections. */
  reference: string[];
  /** Name of the block around these nodes. */
  inside?: string;
  /** Level of the heading above them; by default a section's. */
  under?: number;
}

/** Blocks whose title is a heading. */
const titled = ['tarjeta', 'paso', 'hito', 'herramienta', 'funcion'];

/** Turns prose into HTML, and blocks, code and tables into nodes of their own. */
export function compileNodes(nodes: RootContent[], scope: Scope): LessonNode[] {
  const result: LessonNode[] = [];
  let prose: RootContent[] = [];
  let { under = 2 } = scope;
  const flush = () => {
    if (prose.length > 0) result.push({ block: 'texto', html: renderHtml(prose) });
    prose = [];
  };
  for (const node of nodes) {
    if (node.type === 'containerDirective') {
      flush();
      const block = compileBlock(node, { ...scope, under });
      if (block) result.push(block);
    } else if (node.type === 'code') {
      flush();
      result.push(codeNode(node, scope.report));
    } else if (checkProse(node, scope)) {
      const shown = atLevel(node, scope);
      if (shown.type === 'heading') under = shown.depth;
      prose.push(shown);
      if (isReference(node, scope)) {
        flush();
        result.push({ block: 'consulta' });
      }
    }
  }
  flush();
  return result;
}

/** In a block, authors always write ####; the level depends on where the block is. */
const atLevel = (node: RootContent, { inside, under = 2 }: Scope): RootContent =>
  node.type === 'heading' && inside ? { ...node, depth: (under + 1) as typeof node.depth } : node;

const isReference = (node: RootContent, { reference }: Scope) =>
  node.type === 'heading' && node.depth === 3 && reference.includes(anchorOf(textOf(node)));

function checkProse(node: RootContent, { report, lines, inside }: Scope): boolean {
  const problems = proseProblems(node);
  for (const { line, message, hint } of problems) report(line, message, hint);
  const start = lineOf(node);
  if (node.type === 'table') {
    report(start, 'La tabla está fuera de un bloque «tabla».', 'Ponla entre :::tabla{titulo="…"} y :::.');
    return false;
  }
  if (node.type === 'heading' && inside && (node.depth !== 4 || !blockRules[inside]?.headings)) {
    report(
      start,
      `El bloque «${inside}» no admite este título.`,
      'Dentro de tarjeta, paso, herramienta y funcion usa ####; en los demás bloques, ninguno.',
    );
  }
  const end = node.position?.end.line ?? start;
  const stray = lines.slice(start - 1, end).findIndex((line) => /^\s*:{3,}/.test(line));
  if (stray >= 0) {
    const text = lines[start - 1 + stray]?.trim() ?? '';
    reportStray(start + stray, text, report);
    return false;
  }
  return problems.length === 0;
}

/** A `:::` line that the parser took for plain text: a surplus closing, or an opening it could not read. */
function reportStray(line: number, text: string, report: Report) {
  if (/^:+$/.test(text)) {
    report(
      line,
      `Aquí sobra un cierre ${text}`,
      'Revisa los dos puntos: el bloque de fuera lleva más que los de dentro (::::tarjetas contiene :::tarjeta).',
    );
  } else {
    const name = /^:+\s*([\p{L}-]*)/u.exec(text)?.[1] ?? '';
    const example = blockRules[name]?.example;
    report(
      line,
      `Esta línea no se entiende: ${text}`,
      `Escríbela sin espacios antes de la llave y con los valores entre comillas dobles${example ? `: ${example}` : '.'}`,
    );
  }
}

function compileBlock(node: ContainerDirective, scope: Scope): LessonNode | undefined {
  const { report } = scope;
  const line = lineOf(node);
  const rule = blockRules[node.name];
  if (!rule) {
    report(line, `El bloque «${node.name}» no existe.`, suggest(node.name, blockNames));
    return undefined;
  }
  checkFences(node, scope);
  if (rule.parent && rule.parent !== scope.inside) {
    report(line, `El bloque «${node.name}» va dentro de «${rule.parent}».`, parentHint(rule.parent));
  } else if (!rule.parent && scope.inside && blockRules[scope.inside]?.holds) {
    report(line, `Dentro de «${scope.inside}» no va un bloque «${node.name}».`, parentHint(scope.inside));
  }
  const attributes = rule.attributes.safeParse(node.attributes ?? {});
  if (!attributes.success) {
    for (const issue of attributes.error.issues) {
      for (const { message, hint } of describeIssue(issue, rule.attributes)) {
        report(line, `Bloque «${node.name}»: ${message}`, `${hint ?? ''} Ejemplo: ${rule.example}`.trim());
      }
    }
    return undefined;
  }
  const children = withoutLabel(node, report);
  const { under = 2 } = scope;
  const level = titled.includes(node.name) ? under + 1 : under;
  const given = inEnglish(attributeNames)(attributes.data);
  const props = {
    ...given,
    ...(node.name === 'funcion' && { id: functionAnchor(node) }),
    ...(level > under && { level }),
  };
  if (node.name === 'prompt') return promptNode(String(given.title), children, line, report);
  if (node.name === 'dato') return factNode(String(given.id), children, line, scope);
  if (node.name === 'leyes') return lawsNode(children, line, scope);
  if (node.name === 'figura') return figureNode(String(given.name), children, line, scope);
  if (node.name === 'tabla') return tableNode(String(given.title), children, line, report);

  checkChildren(node, children, scope);
  return {
    block: node.name,
    props,
    children: compileNodes(children, { ...scope, inside: node.name, under: level }),
  } as LessonNode;
}

function checkChildren(node: ContainerDirective, children: RootContent[], { report }: Scope) {
  const line = lineOf(node);
  const { holds, mayBeEmpty } = blockRules[node.name] ?? {};
  if (children.length === 0 && !mayBeEmpty)
    report(line, `El bloque «${node.name}» está vacío.`, 'Escribe su texto o bórralo.');
  if (!holds) return;
  for (const child of children) {
    if (child.type !== 'containerDirective') {
      report(lineOf(child), `Dentro de «${node.name}» no va texto suelto.`, parentHint(node.name));
    }
  }
  for (const [name, { min, max = Infinity }] of Object.entries(holds)) {
    const count = children.filter(
      (child) => child.type === 'containerDirective' && child.name === name,
    ).length;
    if (count >= min && count <= max) continue;
    const required = max === min ? `exactamente ${min}` : `al menos ${min}`;
    report(line, `«${node.name}» necesita ${required} «${name}» y tiene ${count}.`, parentHint(node.name));
  }
}

function parentHint(name: string): string {
  const { example = '', holds = {} } = blockRules[name] ?? {};
  const inner = Object.keys(holds).map((child) => blockRules[child]?.example);
  return `Se escribe así: ${example} con ${inner.join(' y ')} dentro, y un cierre para cada uno.`;
}

function checkFences(node: ContainerDirective, { lines, report }: Scope) {
  const first = lineOf(node);
  const opening = /^\s*(:+)/.exec(lines[first - 1] ?? '')?.[1] ?? ':::';
  const last = lines[(node.position?.end.line ?? first) - 1]?.trim() ?? '';
  if (last === opening) return;
  report(
    first,
    `El bloque «${node.name}» no se cierra.`,
    `Añade una línea ${opening} donde termina, con los mismos dos puntos que la apertura.`,
  );
}

function withoutLabel(node: ContainerDirective, report: Report): RootContent[] {
  return node.children.filter((child) => {
    const isLabel = child.type === 'paragraph' && child.data?.directiveLabel;
    if (isLabel) {
      report(
        lineOf(node),
        `Los corchetes no sirven en el bloque «${node.name}».`,
        'Escribe el título entre llaves: {titulo="…"}.',
      );
    }
    return !isLabel;
  });
}

function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}
