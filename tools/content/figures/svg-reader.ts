import type { LineProblem } from '#tools/content/problem.ts';

/** An element of a drawing, with its line in the file. */
export interface SvgElement {
  name: string;
  attributes: Record<string, string>;
  line: number;
  parent: SvgElement | undefined;
  children: (SvgElement | string)[];
}

const piece =
  /<!--[\s\S]*?-->|<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+\s*=\s*"[^"<]*")*)\s*(\/?)>|[^<]+|<[^>]*>?/g;

/**
 * Parses the part of SVG that our drawings use: elements, attributes in double quotes, text, comments. It reports
 * anything else, which never reaches a page because pages get only what we write from this tree.
 */
export function readSvg(source: string): { root: SvgElement | undefined; problems: LineProblem[] } {
  const problems: LineProblem[] = [];
  let root: SvgElement | undefined;
  let open: SvgElement | undefined;
  for (const match of source.matchAll(piece)) {
    const [written, closing, name, attributes = '', selfClosing] = match;
    const line = source.slice(0, match.index).split('\n').length;
    if (written.startsWith('<!--')) continue;
    if (!written.startsWith('<')) {
      open?.children.push(written);
      if (open || !written.trim()) continue;
      problems.push(broken(line, 'Hay texto fuera de <svg>.'));
    } else if (name === undefined) {
      problems.push(broken(line, `No se entiende ${written.slice(0, 40)}`));
    } else if (closing) {
      if (open?.name !== name)
        return { root: undefined, problems: [...problems, unclosed(line, name, open)] };
      open = open.parent;
    } else {
      const element = { name, attributes: attributesOf(attributes), line, parent: open, children: [] };
      if (open) open.children.push(element);
      else if (root) problems.push(broken(line, 'Hay más de un dibujo en el archivo.'));
      else root = element;
      if (!selfClosing) open = element;
    }
  }
  if (open) problems.push(unclosed(open.line, open.name, undefined));
  if (root?.name !== 'svg') problems.push(broken(1, 'El archivo no empieza con <svg>.'));
  return { root, problems };
}

function attributesOf(written: string): Record<string, string> {
  return Object.fromEntries(
    [...written.matchAll(/([\w:-]+)\s*=\s*"([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const broken = (line: number, message: string): LineProblem => ({
  line,
  message,
  hint: 'Un dibujo es un solo <svg>, con los valores entre comillas dobles y sin <?xml …> ni <!DOCTYPE …>.',
});

const unclosed = (line: number, name: string, open: SvgElement | undefined): LineProblem => ({
  line,
  message: open
    ? `Se cierra <${name}> y está abierto <${open.name}>.`
    : `<${name}> no se abre o no se cierra.`,
  hint: 'Cada elemento se cierra en el orden inverso al que se abrió: <g><text>…</text></g>.',
});

export function isElement(child: SvgElement | string): child is SvgElement {
  return typeof child !== 'string';
}

/** The element and all elements inside it, in document order. */
export function allElements(element: SvgElement): SvgElement[] {
  return [element, ...element.children.filter(isElement).flatMap(allElements)];
}

export function svgText(element: SvgElement | undefined): string {
  const parts = element?.children.map((child) => (isElement(child) ? svgText(child) : child)) ?? [];
  return parts.join('').replace(/\s+/g, ' ').trim();
}
