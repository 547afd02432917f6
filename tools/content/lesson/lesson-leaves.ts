import type { Code, RootContent, TableCell } from 'mdast';
import type { Fact } from '#common/fact.ts';
import { factsNamed } from '#tools/content/rules/facts.ts';
import type { ReadFigure } from '#tools/content/figures/figures.ts';
import type { LeafNode } from '#common/lesson-tree.ts';
import { renderInline, textOf } from '#tools/content/markdown.ts';
import { proseProblems } from '#tools/content/rules/prose.ts';

export type Report = (line: number, message: string, hint: string) => void;

export function codeNode(node: Code, report: Report): LeafNode<'codigo'> {
  const line = node.position?.start.line ?? 1;
  if (!node.lang) {
    report(line, 'El bloque de código no dice su lenguaje.', 'Escribe ```text, ```json o ```markdown.');
  }
  if (node.lang === 'json') {
    try {
      JSON.parse(node.value);
    } catch (error) {
      const place = jsonErrorLine(node.value, error);
      report(
        line + place,
        'El JSON no es válido.',
        'Revisa comillas dobles, comas entre elementos (ninguna tras el último) y llaves cerradas.',
      );
    }
  }
  return { block: 'codigo', lang: node.lang ?? 'text', text: node.value };
}

/** Lines below the opening fence; most of V8's messages contain a position. */
function jsonErrorLine(text: string, error: unknown): number {
  const position = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
  return position ? text.slice(0, Number(position)).split('\n').length : 1;
}

export function promptNode(
  title: string,
  children: RootContent[],
  line: number,
  report: Report,
): LeafNode<'prompt'> | undefined {
  const [code] = children;
  if (children.length === 1 && code?.type === 'code' && code.lang === 'text') {
    return { block: 'prompt', title, text: code.value };
  }
  report(
    line,
    'El bloque «prompt» contiene exactamente un texto entre ```text y ```.',
    'Pon el prompt entero en un solo bloque ```text y saca lo demás fuera.',
  );
  return undefined;
}

interface FactScope {
  report: Report;
  facts: Fact[];
}

/** One quiet line per fact; the page adds the words around the figures. */
export function factNode(
  ids: string,
  children: RootContent[],
  line: number,
  { report, facts }: FactScope,
): LeafNode<'dato'> {
  checkNoText('dato', children, line, report);
  return { block: 'dato', facts: factsNamed(ids, facts, (message, hint) => report(line, message, hint)) };
}

/** The laws of each country and their authorities, from content/facts.yaml. */
export function lawsNode(
  children: RootContent[],
  line: number,
  { report, facts }: FactScope,
): LeafNode<'leyes'> {
  checkNoText('leyes', children, line, report);
  const laws = facts.filter(({ authority }) => authority !== undefined);
  if (laws.length === 0)
    report(
      line,
      'Ninguna ley dice a quién preguntar.',
      'Añade «autoridad» a las leyes de content/facts.yaml.',
    );
  return { block: 'leyes', facts: laws };
}

function checkNoText(name: string, children: RootContent[], line: number, report: Report) {
  if (children.length === 0) return;
  report(
    line,
    `El bloque «${name}» no lleva texto.`,
    'Ciérralo en la línea siguiente: el texto sale de content/facts.yaml.',
  );
}

/** A drawing with its caption, which is one paragraph. */
export function figureNode(
  name: string,
  children: RootContent[],
  line: number,
  { report, readFigure }: { report: Report; readFigure: ReadFigure },
): LeafNode<'figura'> | undefined {
  const [caption] = children;
  if (children.length !== 1 || caption?.type !== 'paragraph') {
    report(
      line,
      'El bloque «figura» contiene exactamente un párrafo.',
      'Escribe en una o dos frases qué hay que ver en el dibujo.',
    );
    return undefined;
  }
  for (const one of proseProblems(caption)) report(one.line, one.message, one.hint);
  const figure = readFigure(name);
  if (figure) return { block: 'figura', name, ...figure, caption: renderInline(caption) };
  report(
    line,
    `El dibujo «${name}» no existe.`,
    `Dibújalo en content/figures/${name}.svg o revisa el nombre.`,
  );
  return undefined;
}

export function tableNode(
  caption: string,
  children: RootContent[],
  line: number,
  report: Report,
): LeafNode<'tabla'> | undefined {
  const [table] = children;
  if (children.length !== 1 || table?.type !== 'table') {
    report(
      line,
      'El bloque «tabla» contiene exactamente una tabla de Markdown.',
      'Primera fila con los nombres de las columnas, segunda con guiones: | Plan | Precio | y debajo | --- | --- |.',
    );
    return undefined;
  }
  for (const one of proseProblems(table)) report(one.line, one.message, one.hint);
  const [head, ...body] = table.children;
  const columns = head?.children ?? [];
  if (columns.some((column) => renderInline(column) === '')) {
    report(
      line,
      'Una columna de la tabla no tiene nombre.',
      'Escribe un nombre en cada celda de la primera fila.',
    );
  }
  for (const row of body) {
    const rowLine = row.position?.start.line ?? line;
    if (row.children.length !== columns.length) {
      report(
        rowLine,
        `Esta fila tiene ${row.children.length} celdas y la tabla ${columns.length} columnas.`,
        'Cada celda va entre barras verticales; una barra dentro del texto se escribe \\|.',
      );
    }
  }
  if (body.length === 0)
    report(line, 'La tabla no tiene filas.', 'Añade al menos una fila bajo los guiones.');
  const rows = body.map((row) => row.children);
  return { block: 'tabla', html: tableHtml(caption, columns, rows) };
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * A table that becomes labelled rows on a phone (lesson-table.css). It has explicit roles because some browsers drop the
 * implicit ones when CSS changes `display`.
 */
function tableHtml(caption: string, columns: TableCell[], rows: TableCell[][]): string {
  const labels = columns.map((column) => escapeHtml(textOf(column)));
  const columnHeader = (cell: TableCell) => `<th role="columnheader" scope="col">${renderInline(cell)}</th>`;
  const rowCell = (cell: TableCell, index: number) =>
    index === 0
      ? `<th role="rowheader" scope="row">${renderInline(cell)}</th>`
      : `<td role="cell" data-label="${labels[index] ?? ''}">${renderInline(cell)}</td>`;
  const row = (cells: string[]) => `<tr role="row">${cells.join('')}</tr>`;
  return [
    `<table role="table"><caption>${escapeHtml(caption)}</caption>`,
    `<thead role="rowgroup">${row(columns.map(columnHeader))}</thead>`,
    `<tbody role="rowgroup">${rows.map((cells) => row(cells.map(rowCell))).join('')}</tbody></table>`,
  ].join('');
}
