import type { FigureActivity } from '#common/figure-activity.ts';
import type { Fact } from '#common/fact.ts';
import { compileActivity } from './figure-activities.ts';
import { drawingProblems } from './figure-rules.ts';
import { suggest } from '#tools/content/closest.ts';
import type { Content } from '#tools/content/content.ts';
import { ContentError, problemsOf, type Problem } from '#tools/content/problem.ts';
import { isElement, readSvg, type SvgElement } from './svg-reader.ts';

const figuresFolder = 'content/figures';

/** A drawing, ready to stand in a page; `phone` is its other shape, for narrow screens, and `activity` what it does on request. */
interface Figure {
  drawing: string;
  phone?: string;
  activity?: FigureActivity;
}

export type ReadFigure = (name: string) => Figure | undefined;

/** Figures of the school by name; one that breaks the rules throws a ContentError of its own file. */
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

/** The same without what they do, which quotes facts. */
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
  taste: { figura: string; drawing: string };
}

/** A page that leads to a lesson shows one of its drawings, small. */
export function withDrawing<Words extends Tasted>(
  words: Words,
  { file, text }: { file: string; text: string },
  content: Content,
): Words {
  const name = words.taste.figura;
  const figure = drawingReader(content)(name);
  if (figure && !figure.phone) return { ...words, taste: { ...words.taste, drawing: figure.drawing } };
  const line = text.split('\n').findIndex((one) => one.includes(`figura: ${name}`)) + 1;
  const message = figure
    ? `El dibujo «${name}» es demasiado ancho para una muestra.`
    : `El dibujo «${name}» no existe.`;
  throw new ContentError([{ file, line, message, hint: suggest(name, figureNames(content)) }]);
}

/** Files of all drawings, or of what they do, from the root. */
export const figureFiles = (content: Content, ending: '.svg' | '.yaml' = '.svg') =>
  content.files(figuresFolder, ending);

/** Names of all figures, as lessons write them. */
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

/** Narrow drawings are made for a phone; beside a text of 18 px their letters may grow a little. */
const narrowScale = 1.25;

/**
 * Writes the drawing again: ids get the figure's name in front, so that they are unique in the page, and its title
 * and description become its name. A group, not an image: the labels in it stay readable one by one.
 */
function writeDrawing(root: SvgElement, id: string, scale: number): string {
  const { attributes } = root;
  const [, , width = 0, height = 0] = (attributes.viewBox ?? '').split(/[\s,]+/).map(Number);
  root.attributes = {
    ...attributes,
    width: String(Math.round(width * scale)),
    height: String(Math.round(height * scale)),
    role: 'group',
    'aria-labelledby': 'title desc',
  };
  for (const child of root.children.filter(isElement)) {
    if (/^(title|desc)$/.test(child.name)) child.attributes.id = child.name;
  }
  return write(root, id);
}

function write({ name, attributes, children }: SvgElement, id: string): string {
  // The name space is for those who open the file by itself; a page knows it.
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
  if (key === 'aria-labelledby') return value.replace(/\w+/g, (one) => `${id}-${one}`);
  return value.replace('url(#', `url(#${id}-`);
}

/** What is written in a drawing, each word on its line, for the checks that read texts. */
export function drawnWords(source: string): string {
  const words = source.replace(/<[^>]*>/g, (tag) => tag.replace(/[^\n]+/g, ' '));
  return words.replace(/^[ \t]+|[ \t]+$/gm, '');
}

const nameOf = (file: string) => file.replace(/^.*\/|(\.phone)?\.svg$|\.yaml$/g, '');

/** Drawings that break a rule, those for phones that stand alone, and activities that are wrong or without a drawing. */
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
