import { visit } from 'unist-util-visit';
import type { RootContent } from 'mdast';
import { findPersonalData } from '#common/personal-data/find-personal-data.ts';
import { suggest } from '#tools/content/closest.ts';
import type { Company } from '#tools/content/rules/company-schema.ts';
import type { LinkedFile } from '#tools/content/rules/links.ts';
import { anchorOf } from '#common/anchor.ts';
import { functionAnchor, parseMarkdown, textOf } from '#tools/content/markdown.ts';
import { tradesFolder, type Trade } from '#tools/content/practice/trade/trades.ts';
import type { Problem } from '#tools/content/problem.ts';
import { countWords } from '#tools/content/lesson/reading-time.ts';

/** A quarter of a 20-minute session at 200 words a minute; the rest is for the learner's own work. */
const READING_WORDS = 1000;
/** Two prompts that share a sentence this long were copied from one template. */
const SHARED_WORDS = 7;

/** Checks that need all recipes, the lessons and the company. */
export function recipeProblems(trades: Trade[], files: LinkedFile[], company: Company): Problem[] {
  const sourceOf = (file: string) => files.find((one) => one.file === file)?.source ?? '';
  return [
    ...repeatedLines(trades, sourceOf),
    ...unknownPeople(trades, company, sourceOf),
    ...namedPeople(trades, company, sourceOf),
    ...personalData(trades, sourceOf),
    ...longReadings(trades, files, sourceOf),
  ];
}

const fileOf = (trade: Trade, recipe?: string) =>
  `${tradesFolder}/${trade.slug}${recipe ? `/${recipe}` : ''}.yaml`;

const lineWith = (source: string, written: string) =>
  source.split('\n').findIndex((line) => line.includes(written)) + 1 || 1;

function repeatedLines(trades: Trade[], sourceOf: (file: string) => string): Problem[] {
  const seen = new Map<string, string>();
  return trades.flatMap((trade) =>
    trade.recipes.flatMap(({ slug, prompt }) => {
      const file = fileOf(trade, slug);
      return sentencesOf(prompt).flatMap((sentence): Problem[] => {
        const first = seen.get(sentence);
        if (first === undefined) seen.set(sentence, file);
        if (first === undefined || first === file) return [];
        const message = `«${sentence}» está también en el prompt de ${first}.`;
        return [
          { file, line: lineWith(sourceOf(file), sentence), message, hint: 'Escríbela para esta tarea.' },
        ];
      });
    }),
  );
}

const sentencesOf = (prompt: string) =>
  prompt
    .split(/\n|(?<=[.?:])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => countWords(sentence) >= SHARED_WORDS);

/** The person who fills in an example must work for its company. */
function unknownPeople(trades: Trade[], company: Company, sourceOf: (file: string) => string): Problem[] {
  const companies = [company.principal, ...company.contraste];
  return trades.flatMap((trade) =>
    trade.recipes.flatMap(({ slug, company: place, person }): Problem[] => {
      const people = companies.find(({ nombre }) => place.startsWith(nombre))?.personas ?? [];
      const known = people.map(({ nombre, cargo }) => `${nombre}, ${cargo}`);
      if (known.includes(person)) return [];
      const file = fileOf(trade, slug);
      const message = `«${person}» no trabaja en «${place}», según content/company.yaml.`;
      const hint =
        known.length > 0 ? suggest(person, known) : 'Empieza «empresa» por el nombre de una de las tres.';
      return [{ file, line: lineWith(sourceOf(file), 'persona:'), message, hint }];
    }),
  );
}

/** Texts for an assistant have labels and job titles instead of names. */
function namedPeople(
  trades: Trade[],
  { principal, contraste }: Company,
  sourceOf: (file: string) => string,
): Problem[] {
  const people = [principal, ...contraste].flatMap(({ personas }) => personas.map(({ nombre }) => nombre));
  const names = [...people, ...principal.clientes_de_ejemplo, ...principal.proveedores_de_ejemplo];
  return trades.flatMap((trade) =>
    trade.recipes.flatMap(({ slug, example }) => {
      const file = fileOf(trade, slug);
      return names
        .filter((name) => example.some(({ value }) => value.includes(name)))
        .map((name) => ({
          file,
          line: lineWith(sourceOf(file), name),
          message: `El ejemplo pega en el asistente el nombre «${name}».`,
          hint: 'Escribe el cargo o una etiqueta: jefa de ventas, CLIENTE A, PROVEEDOR B.',
        }));
    }),
  );
}

/** A recipe's own example must not contain what the recipe warns about. */
function personalData(trades: Trade[], sourceOf: (file: string) => string): Problem[] {
  return trades.flatMap((trade) =>
    trade.recipes.flatMap(({ slug, example, result }) => {
      const file = fileOf(trade, slug);
      const fields = {
        datos: example.map(({ value }) => value).join('\n'),
        resultado: result.replace(/<[^>]*>/g, ' '),
      };
      return Object.entries(fields).flatMap(([field, written]) =>
        findPersonalData(written).map(({ value }) => ({
          file,
          line: lineWith(sourceOf(file), `${field}:`),
          message: `«${value}» parece un dato personal.`,
          hint: 'Los ejemplos llevan etiquetas: CLIENTE A, CORREO DE LA EMPRESA…',
        })),
      );
    }),
  );
}

function longReadings(trades: Trade[], files: LinkedFile[], sourceOf: (file: string) => string): Problem[] {
  return trades.flatMap((trade) =>
    trade.week.flatMap(({ weekday, read }): Problem[] => {
      const words = read.reduce((sum, { to }) => sum + sectionWords(files, to), 0);
      if (words <= READING_WORDS) return [];
      const file = fileOf(trade);
      const message = `La lectura del ${weekday.toLowerCase()} tiene ${words} palabras, y en 20 minutos caben ${READING_WORDS} además de la práctica.`;
      const hint = 'Enlaza una parte (###) en lugar del apartado entero.';
      return [{ file, line: lineWith(sourceOf(file), `dia: ${weekday}`), message, hint }];
    }),
  );
}

/** Words under the heading, or in the feature card, that an address points to. */
export function sectionWords(files: LinkedFile[], to: string): number {
  const [path = '', anchor = ''] = to.split('#');
  const source = files.find(({ file }) => file === `content/lessons${path}.md`)?.source ?? '';
  const { children } = parseMarkdown(source);
  const start = children.findIndex((node) => isAt(node, anchor));
  const first = children[start];
  if (!first) return 0;
  if (first.type !== 'heading') return wordsOf(first);
  const rest = children.slice(start + 1);
  const end = rest.findIndex((node) => node.type === 'heading' && node.depth <= first.depth);
  return rest.slice(0, end < 0 ? undefined : end).reduce((sum, node) => sum + wordsOf(node), 0);
}

function isAt(node: RootContent, anchor: string): boolean {
  if (node.type === 'heading') return anchorOf(textOf(node)) === anchor;
  return node.type === 'containerDirective' && node.name === 'funcion' && functionAnchor(node) === anchor;
}

function wordsOf(node: RootContent): number {
  let words = 0;
  visit(node, (inner) => {
    if ('value' in inner) words += countWords(inner.value);
  });
  return words;
}
