import { suggest } from '#tools/content/closest.ts';
import type { LineProblem } from '#tools/content/problem.ts';
import { allElements, isElement, svgText, type SvgElement } from './svg-reader.ts';

/** All that a drawing may contain. Scripts, images and external references are not in these closed lists. */
const elements =
  'svg title desc defs marker g path line polyline polygon rect circle ellipse text tspan'.split(' ');
const attributes =
  'xmlns viewBox id class d x y x1 y1 x2 y2 cx cy r rx ry dx dy width height points transform fill stroke stroke-width stroke-dasharray font-size text-anchor marker-start marker-end markerWidth markerHeight refX refY orient'.split(
    ' ',
  );
/** Styled in src/documents/lesson/figure.css. */
export const figureClasses =
  'ink pen hair sheet mark lamp dot dash head bold mono soft accent good bad'.split(' ');
const tokens = 'ink ink-soft accent marker line line-strong paper surface success danger'.split(' ');
const colours = [...tokens.map((token) => `var(--${token})`), 'currentColor', 'none'];

const maxBytes = 12_000;
/** A figure's width on a phone of 360 px, and a wide drawing's beside the table of contents. */
const phoneWidth = 320;
const wideWidth = 638;
const leastText = 12;

interface Drawing {
  source: string;
  root: SvgElement;
  /** Wide drawings never appear on phones, which show another drawing instead. */
  isWide: boolean;
}

/** Every reason to refuse a drawing. */
export function drawingProblems({ source, root, isWide }: Drawing): LineProblem[] {
  return [
    ...fileSize(source),
    ...ownNames(root),
    ...allElements(root).flatMap((element) => [
      ...unknownElements(element),
      ...wrongAttributes(element, root),
    ]),
    ...textSizes(root, isWide ? wideWidth : phoneWidth),
  ];
}

function fileSize(source: string): LineProblem[] {
  const bytes = Buffer.byteLength(source);
  if (bytes <= maxBytes) return [];
  const message = `El dibujo ocupa ${bytes} bytes y puede tener ${maxBytes}.`;
  return [broken(1, message, 'Cuenta una sola idea, redondea las coordenadas y usa las clases.')];
}

function ownNames(root: SvgElement): LineProblem[] {
  const named = (name: string) => root.children.filter(isElement).find((child) => child.name === name);
  return [
    ...(svgText(named('title'))
      ? []
      : [
          broken(
            root.line,
            'Al dibujo le falta su título.',
            'Escribe <title>…</title> justo después de <svg>.',
          ),
        ]),
    ...(svgText(named('desc'))
      ? []
      : [
          broken(
            root.line,
            'Al dibujo le falta su descripción.',
            'Escribe <desc>…</desc> tras el título: la idea del dibujo, para quien no lo ve.',
          ),
        ]),
  ];
}

function unknownElements({ name, line }: SvgElement): LineProblem[] {
  if (elements.includes(name)) return [];
  if (name === 'script') return [broken(line, 'El dibujo lleva código (<script>).', 'Bórralo.')];
  return [broken(line, `<${name}> no se admite en un dibujo.`, `Se admiten: ${elements.join(', ')}.`)];
}

function wrongAttributes(element: SvgElement, root: SvgElement): LineProblem[] {
  return Object.entries(element.attributes).flatMap(([name, value]) => {
    const wrong = (message: string, hint: string) => [broken(element.line, message, hint)];
    if (/^on/i.test(name)) return wrong(`El dibujo lleva código (${name}).`, 'Bórralo.');
    if (/(^|:)(href|src)$/.test(name))
      return wrong(`El dibujo lleva a otro sitio (${name}).`, 'Dibújalo dentro del archivo.');
    if (!attributes.includes(name))
      return wrong(`«${name}» no se admite en un dibujo.`, suggest(name, attributes));
    if (/^(fill|stroke)$/.test(name) && !colours.includes(value))
      return wrong(`«${value}» es un color suelto.`, `Usa uno de estos: ${colours.join(', ')}.`);
    if (/url\(/i.test(value) && !idsOf(root).includes(/^url\(#([\w-]+)\)$/.exec(value)?.[1] ?? ''))
      return wrong(`«${value}» no está en este dibujo.`, 'Escribe url(#nombre) con un id del mismo archivo.');
    if (name === 'transform' && !/^(?:(?:translate|rotate)\([-\d., ]+\)\s*)+$/.test(value))
      return wrong(
        `«${value}» cambia el tamaño del texto.`,
        'En transform solo van translate(…) y rotate(…).',
      );
    const unknown =
      name === 'class' ? value.split(/\s+/).find((one) => !figureClasses.includes(one)) : undefined;
    return unknown === undefined
      ? []
      : wrong(`La clase «${unknown}» no existe.`, suggest(unknown, figureClasses));
  });
}

const idsOf = (root: SvgElement) => allElements(root).flatMap(({ attributes: { id } }) => id ?? []);

/** Letters must stay readable at the drawing's narrowest width. */
function textSizes(root: SvgElement, shownWidth: number): LineProblem[] {
  const [, , width = 0, height = 0] = (root.attributes.viewBox ?? '').split(/[\s,]+/).map(Number);
  if (!(width > 0 && height > 0))
    return [broken(root.line, 'El dibujo no dice su tamaño.', 'Escribe en <svg>: viewBox="0 0 340 300".')];
  return allElements(root)
    .filter(({ name, attributes: own }) => name === 'text' || (name === 'tspan' && 'font-size' in own))
    .flatMap((element) => {
      const size = fontSize(element);
      if (size * Math.min(1, shownWidth / width) >= leastText) return [];
      const least = Math.ceil(((leastText * width) / shownWidth) * 2) / 2;
      return [
        broken(
          element.line,
          `«${svgText(element)}» se lee a menos de ${leastText} px en una pantalla estrecha.`,
          shownWidth === phoneWidth
            ? `Pon font-size="${least}" o más, haz el dibujo más estrecho o añade otro que acabe en .phone.svg.`
            : `Pon font-size="${least}" o más, o haz el dibujo más estrecho.`,
        ),
      ];
    });
}

function fontSize(element: SvgElement | undefined): number {
  if (!element) return 0;
  const written = element.attributes['font-size'];
  return written === undefined ? fontSize(element.parent) : Number(written) || 0;
}

function broken(line: number, message: string, hint: string): LineProblem {
  return { line, message, hint };
}
