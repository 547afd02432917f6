/** One family each; the page takes its monospaced font from the reader's device, which a picture cannot. */
const fonts: Record<string, string> = {
  'font-sans': 'Figtree',
  'font-heading': 'Bricolage Grotesque',
  'font-mono': 'Figtree',
};

/** A picture cannot follow the reader's theme, so it has the colours of the light one (src/ui/tokens.css). */
export function lightColours(tokensCss: string): Record<string, string> {
  const [, root = ''] = /:root[^{]*\{([^}]*)\}/.exec(tokensCss) ?? [];
  return Object.fromEntries(
    [...root.matchAll(/--([\w-]+):\s*(#\w+)/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** Replaces the variables of a style sheet or a drawing with their values. */
export function withoutVariables(source: string, colours: Record<string, string>): string {
  return source.replace(/var\(--([\w-]+)\)/g, (written, name: string) => {
    const value = fonts[name] ?? colours[name];
    if (value === undefined) throw new Error(`${written} is neither a colour nor a font of tokens.css`);
    return value;
  });
}

/**
 * The rules of figure.css for the drawing itself, for a program that knows neither variables nor media queries. `svg` becomes
 * the group that holds the drawing in its picture.
 */
export function drawingStyle(figureCss: string, colours: Record<string, string>): string {
  const plain = figureCss.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@media[\s\S]*?\n\}/g, '');
  const rules = [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) => {
    const kept = selectors
      .split(',')
      .map((selector) => /^\.lesson-figure (svg|\.[a-z]+)$/.exec(selector.trim())?.[1])
      .filter((selector) => selector !== undefined);
    const drawn = body.split(';').filter((line) => /^\s*(fill|stroke|font)/.test(line));
    if (kept.length === 0 || drawn.length === 0) return [];
    return [`${kept.join(', ').replace('svg', '.drawing')} {${drawn.join(';')}}`];
  });
  // The page's variable fonts have every weight; the files for pictures only regular and bold.
  return withoutVariables(rules.join('\n').replace(/font-weight: \d+/g, 'font-weight: 700'), colours);
}
