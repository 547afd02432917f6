import type { FigureActivity } from '#common/figure-activity.ts';
import type { Fact } from '#common/fact.ts';
import { compileActivity } from './figure-activities.ts';
import { drawingProblems } from './figure-rules.ts';
import { suggest } from '#tools/content/closest.ts';
import type { Content } from '#tools/content/content.ts';
import { ContentError, problemsOf, type Problem } from '#tools/content/problem.ts';
import { isElement, readSvg, type SvgElement } from './svg-reader.ts';

const figuresFolder = 'content/figures';

/** A drawing as HTML for a page; `phone` is its variant for narrow screens, `activity` what it does on request. */
interface Figure {
  drawing: string;
  phone?: string;
  activity?: FigureActivity;
}

export type ReadFigure = (name: string) => Figure | undefined;

/** Reads figures by name; one that breaks the rules throws a ContentError with its own file. */
export function figureReader(content: Content, facts: Fact[] = []): ReadFigure {
  const readDrawing = drawingReader(content);
  return (name) => {
    const drawn = readDrawing(name);
    const file = `${figuresFolder}/${name}.yaml`;
    if (!drawn || !content.has(file)) return drawn;
    const ids = [...drawn.drawing.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
    const own = ids.map((id) => id.replace(`figura-${name}-`, ''));
    return {
      ...drawn,
      activity: compileActivity({ file, text: content.read(file) }, { facts, ids: own }),
    };
  };
}

/** Reads drawings without their activities, so needs no facts. */
export function drawingReader(content: Content) {
  return (name: string): Omit<Figure, 'activity'> | undefined => {
    const read = (end: string) => {
      const file = `${figuresFolder}/${name}${end}`;
      return content.has(file) ? { file, source: content.read(file) } : undefined;
    };
    const main = read('.svg');
    const phone = read('.phone.svg');
    if (!main) return undefined;
    const drawing = compileDrawing(main, { id: name, isWide: phone !== undefined });
    return phone
      ? { drawing, phone: compileDrawing(phone, { id: `${name}-phone`, isWide: false }) }
      : { drawing };
  };
}

interface Tasted {
  taste: { figure: string; drawing: string };
}

/** Adds the small drawing that a page shows of a lesson. */
export function withDrawing<Words extends Tasted>(
  words: Words,
  { file, text }: { file: string; text: string },
  content: Content,
): Words {
  const name = words.taste.figure;
  const figure = drawingReader(content)(name);
  if (figure && !figure.phone) return { ...words, taste: { ...words.taste, drawing: figure.drawing } };
  const line = text.split('\n').findIndex((one) => one.includes(`figura: ${name}`)) + 1;
  const message = figure
    ? `El dibujo «${name}» es demasiado ancho para una muestra.`
    : `El dibujo «${name}» no existe.`;
  throw new ContentError([{ file, line, message, hint: suggest(name, figureNames(content)) }]);
}

/** Files of all drawings, or of all activities, from the root. */
export const figureFiles = (content: Content, ending: '.svg' | '.yaml' = '.svg') =>
  content.files(figuresFolder, ending);

/** Names of all figures, as lessons use them. */
export const figureNames = (content: Content) => [...new Set(figureFiles(content).map(nameOf))];

interface DrawingFile {
  file: string;
  source: string;
}

function compileDrawing(
  { file, source }: DrawingFile,
  { id, isWide }: { id: string; isWide: boolean },
): string {
  const { root, problems } = readSvg(source);
  const found = root && problems.length === 0 ? drawingProblems({ source, root, isWide }) : problems;
  if (!root || found.length > 0) throw new ContentError(found.map((one) => ({ file, ...one })));
  return writeDrawing(root, `figura-${id}`, isWide ? 1 : narrowScale);
}

/** Narrow drawings are made for phones; beside 18 px text their letters may be a little larger. */
const narrowScale = 1.25;

/**
 * Writes the SVG with ids that are unique in the page: its title is its accessible name, its description is not part of it,
 * because screen readers repeat names. `group` and not `img`, so that they can read its labels one by one.
 */
function writeDrawing(root: SvgElement, id: string, scale: number): string {
  const { attributes } = root;
  const [, , width = 0, height = 0] = (attributes.viewBox ?? '').split(/[\s,]+/).map(Number);
  root.attributes = {
    ...attributes,
    width: String(Math.round(width * scale)),
    height: String(Math.round(height * scale)),
    role: 'group',
    'aria-labelledby': 'title',
    'aria-describedby': 'desc',
  };
  for (const child of root.children.filter(isElement)) {
    if (/^(title|desc)$/.test(child.name)) child.attributes.id = child.name;
  }
  return write(root, id);
}

function write({ name, attributes, children }: SvgElement, id: string): string {
  // Only a file opened by itself needs the namespace.
  const kept = Object.entries(attributes).filter(([key]) => key !== 'xmlns');
  const written = kept.map(([key, value]) => ` ${key}="${uniqueIn(id, key, value)}"`);
  const keepsBlanks = /^(text|tspan|title|desc)$/.test(name);
  const inside = children.map((child) => {
    if (isElement(child)) return write(child, id);
    return keepsBlanks ? child.replace(/\s+/g, ' ') : '';
  });
  return `<${name}${written.join('')}>${inside.join('')}</${name}>`;
}

function uniqueIn(id: string, key: string, value: string): string {
  if (key === 'id') return `${id}-${value}`;
  if (key === 'aria-labelledby' || key === 'aria-describedby') return `${id}-${value}`;
  return value.replace('url(#', `url(#${id}-`);
}

/** The words in a drawing, each on its original line, for the checks of texts. */
export function drawnWords(source: string): string {
  const words = source.replace(/<[^>]*>/g, (tag) => tag.replace(/[^\n]+/g, ' '));
  return words.replace(/^[ \t]+|[ \t]+$/gm, '');
}

const nameOf = (file: string) => file.replace(/^.*\/|(\.phone)?\.svg$|\.yaml$/g, '');

/** Drawings that break a rule, phone variants without a main drawing, and activities that are wrong or lack a drawing. */
export function figureProblems(content: Content, facts: Fact[] = []): Problem[] {
  const read = figureReader(content, facts);
  const names = new Set([...figureFiles(content), ...figureFiles(content, '.yaml')].map(nameOf));
  return [...names].flatMap((name) => {
    let figure: Figure | undefined;
    const problems = problemsOf(() => (figure = read(name)));
    return figure || problems.length > 0 ? problems : [missing(`${figuresFolder}/${name}.svg`)];
  });
}

/** Drawings that no lesson shows. */
export function unusedFigures(content: Content, lessons: string[]): Problem[] {
  const isShown = (name: string) => lessons.some((source) => source.includes(`figura{nombre="${name}"}`));
  return figureFiles(content)
    .filter((file) => !isShown(nameOf(file)))
    .map((file) => unused(file, nameOf(file)));
}

const missing = (file: string): Problem => ({
  file,
  line: 1,
  message: 'Falta este archivo.',
  hint: 'El dibujo para teléfonos (.phone.svg) y lo que hace (.yaml) acompañan a un dibujo con el mismo nombre.',
});

const unused = (file: string, name: string): Problem => ({
  file,
  line: 1,
  message: 'Este dibujo no está en ninguna lección.',
  hint: `Ponlo en una con :::figura{nombre="${name}"}, o bórralo.`,
});
