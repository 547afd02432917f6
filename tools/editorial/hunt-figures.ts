import type { Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { dayOf, evaluate, literalsOf, SumError, valueOf, type Row } from './hunt-expression.ts';
import { anchorOf } from '#common/anchor.ts';
import { parseMarkdown, textOf } from '#tools/content/markdown.ts';
import type { Content } from '#tools/content/content.ts';
import { hunt } from '#tools/content/practice/hunt/hunt.ts';
import { hunts } from '#tools/content/practice/hunt/kind.ts';
import { problemsOf, type Problem } from '#tools/content/problem.ts';
import { readYaml, type FieldIssue } from '#tools/content/yaml-file.ts';
import { numberOf, numberPattern } from './spanish-number.ts';

/** A sentence's value for a sum: a number, or a day written as 05/10/2026. */
type Figure = number | string;

interface FiguredCase {
  encargo: string;
  documentos: { id: string; titulo: string; texto: string }[];
  cuentas: Record<string, string>;
  respuesta: { frase: string; fallo?: string | undefined; motivo: string; cifras: Record<string, Figure> }[];
}

const months =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'.split('|');

/** Faults in a figure: the case must prove the right one. */
const countedFaults = ['total-que-no-cuadra', 'fila-saltada', 'descuento-sobre-el-limite', 'precio-antiguo'];

/** Rows of a document's table, by the column names that sums use: «Días de mora» is dias_de_mora. */
function rowsOf(markdown: string): Row[] {
  const tables: Table[] = [];
  visit(parseMarkdown(markdown), 'table', (table) => void tables.push(table));
  return tables.flatMap(({ children: [head, ...rows] }) => {
    const columns = (head?.children ?? []).map((cell) => anchorOf(textOf(cell)).replaceAll('-', '_'));
    return rows.map(({ children }) =>
      Object.fromEntries(columns.map((column, index) => [column, textOf(children[index] ?? {}).trim()])),
    );
  });
}

const multiples: [RegExp, number][] = [
  [/\bdoble\b/i, 2],
  [/\btriple\b/i, 3],
  [/\bmitad\b/i, 0.5],
];

/** Whether a text contains a number (in figures or words) or a day (05/10/2026 or «5 de octubre»). */
function contains(text: string, figure: Figure): boolean {
  if (typeof figure === 'number')
    return (
      [...text.matchAll(new RegExp(numberPattern, 'gi'))].some(([found]) => numberOf(found) === figure) ||
      multiples.some(([word, value]) => value === figure && word.test(text))
    );
  const [day = '', month = ''] = figure.split('/');
  const inWords = new RegExp(`(?<!\\d)${Number(day)} de ${months[Number(month) - 1]}`, 'i');
  return text.includes(figure) || inWords.test(text);
}

const asValue = (figure: Figure) => (typeof figure === 'number' ? figure : dayOf(figure));

/** A sum's result in the form of the sentence: a day if the sentence has a day. */
function asFigure(value: number, like: Figure): Figure {
  if (typeof like === 'number') return Math.round(value * 100) / 100;
  return new Date(value * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('/');
}
const spanish = (figure: Figure) => String(figure).replace('.', ',');

const schema = hunt.superRefine((one, { addIssue }) => {
  for (const { path, message } of figureIssues(one)) addIssue({ code: 'custom', path, message });
});

/** Computes the sums of a case and compares them with its sentences. */
export const figureProblems = (file: string, text: string): Problem[] =>
  problemsOf(() => readYaml(schema, { file, text }));

export const huntFigureProblems = (content: Content): Problem[] =>
  hunts.files(content).flatMap((file) => figureProblems(file, content.read(file)));

/** All errors in the figures of a case: in its sums, and in its sentences about them. */
function figureIssues({ encargo, documentos, cuentas, respuesta }: FiguredCase): FieldIssue[] {
  const issues: FieldIssue[] = [];
  const read = [encargo, ...documentos.flatMap(({ titulo, texto }) => [titulo, texto])].join('\n');
  const tables = Object.fromEntries(
    documentos.map(({ id, texto }) => [id, rowsOf(texto)] as const).filter(([, rows]) => rows.length > 0),
  );
  const sums: Record<string, number> = {};
  for (const [name, expression] of Object.entries(cuentas)) {
    try {
      sums[name] = evaluate(expression, { tables, sums });
      issues.push(...unreadLiterals(name, expression, read));
    } catch (error) {
      if (!(error instanceof SumError)) throw error;
      issues.push({ path: ['cuentas', name], message: error.message });
    }
  }
  // A sum that fails makes every sentence about it wrong, so report only the sum.
  if (issues.length > 0) return issues;
  return [
    ...unusedSums(cuentas, respuesta),
    ...respuesta.flatMap((one, index) => sentenceIssues(one, index, sums, read)),
  ];
}

function unreadLiterals(name: string, expression: string, read: string): FieldIssue[] {
  return literalsOf(expression)
    .filter((written) => !['1', '100'].includes(written))
    .filter((written) => !contains(read, written.includes('/') ? written : valueOf(written)))
    .map((written) => ({
      path: ['cuentas', name],
      message: `El ${written} de la cuenta no está en el encargo ni en los documentos`,
    }));
}

function unusedSums(cuentas: Record<string, string>, respuesta: FiguredCase['respuesta']): FieldIssue[] {
  const quoted = respuesta.flatMap(({ cifras }) => Object.keys(cifras));
  return Object.keys(cuentas)
    .filter((name) => !quoted.includes(name))
    .filter(
      (name) => !Object.values(cuentas).some((other) => new RegExp(`\\b${name}\\b(?![.(])`).test(other)),
    )
    .map((name) => ({
      path: ['cuentas', name],
      message: 'Ninguna frase dice esta cuenta: bórrala o úsala en «cifras»',
    }));
}

function sentenceIssues(
  { frase, fallo, motivo, cifras }: FiguredCase['respuesta'][number],
  index: number,
  sums: Record<string, number>,
  read: string,
): FieldIssue[] {
  const path = ['respuesta', index];
  const figures = Object.entries(cifras);
  const issues = figures.flatMap(([name, figure]): FieldIssue[] => {
    if (sums[name] === undefined)
      return [{ path: [...path, 'cifras', name], message: 'No hay una cuenta con este nombre' }];
    if (!contains(frase, figure))
      return [{ path: [...path, 'cifras', name], message: `La frase no dice ${String(figure)}` }];
    return [];
  });
  if (issues.length > 0) return issues;

  const wrong = figures.filter(([name, figure]) => Math.abs(asValue(figure) - (sums[name] ?? NaN)) > 0.005);
  if (fallo === undefined)
    return [
      ...wrong.map(([name, figure]) => ({
        path: [...path, 'cifras', name],
        message: `La frase es correcta y dice ${String(figure)}, pero la cuenta da ${spanish(asFigure(sums[name] ?? NaN, figure))}`,
      })),
      ...unprovenNumbers(frase, figures, read).map((number) => ({
        path: [...path, 'frase'],
        message: `El ${number} no está en los documentos ni en «cifras»: una frase correcta no trae números de fuera`,
      })),
    ];
  if (figures.length > 0 && wrong.length === 0)
    return [
      { path: [...path, 'cifras'], message: 'La frase es un fallo, pero sus cifras son las de las cuentas' },
    ];
  if (figures.length === 0 && countedFaults.includes(fallo))
    return [
      { path, message: `Un fallo de tipo ${fallo} lleva «cifras»: lo que dice la frase de una cuenta` },
    ];
  return wrong
    .map(([name, figure]) => asFigure(sums[name] ?? NaN, figure))
    .filter((right) => !contains(motivo, right))
    .map((right) => ({
      path: [...path, 'motivo'],
      message: `No dice el resultado correcto, ${spanish(right)}`,
    }));
}

/** Numbers written in figures that come neither from a document nor from a sum. */
function unprovenNumbers(frase: string, figures: [string, Figure][], read: string): string[] {
  const days = figures.flatMap(([, figure]) =>
    typeof figure === 'string' ? figure.split('/').map(Number) : [figure],
  );
  const plain = frase.replace(/(?<![\p{L}\d])[A-Z]{1,3}-\d+/gu, (code) => (read.includes(code) ? '' : code));
  return [...plain.matchAll(new RegExp(numberPattern, 'gi'))]
    .map(([found]) => found)
    .filter((found) => /\d/.test(found))
    .filter((found) => !days.includes(numberOf(found)) && !contains(read, numberOf(found)));
}
