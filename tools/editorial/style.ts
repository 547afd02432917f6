import type { LinkedFile } from '#tools/content/rules/links.ts';
import type { Problem } from '#tools/content/problem.ts';
import { prosePieces, type ProsePiece } from './prose-pieces.ts';

interface StyleRule {
  pattern: RegExp;
  /** Where the rule does not apply. */
  unless?: (piece: ProsePiece, found: RegExpExecArray) => boolean;
  message: (found: string) => string;
  hint: (found: string) => string;
}

const plurals =
  'los|unos|estos|esos|aquellos|otros|varios|algunos|muchos|pocos|ambos|mis|tus|sus|nuestros|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez';
const collections = 'tienda|biblioteca|buscador|catálogo|lista|fichas|tipos|clases|ejemplos';
const thinSpace = '\u202F';

/** Peninsular words and the most widely used alternative. In a scene set in a city, that city's word is right. */
const wideWords: [RegExp, string][] = [
  [/^costes?$/i, 'costo'],
  [/móvil(es)?$/i, 'teléfono'],
  [/^enfadad[oa]s?$/i, 'molesto'],
  [/^antelación$/i, 'anticipación'],
  [/^gestorías?$/i, 'oficina contable'],
  [/^corredurías?$/i, 'corredora de seguros'],
  [/^bufetes?$/i, 'estudio de abogados'],
  [/^ordenador(es)?$/i, 'computadora'],
  [/^(manual|plan) de acogida$/i, 'inducción'],
];

/** The rules of content/README.md for Spanish that a command can check. */
const rules: StyleRule[] = [
  {
    pattern: /\p{Emoji_Presentation}/gu,
    message: () => 'Hay un emoji.',
    hint: () => 'Bórralo: los textos no llevan emojis.',
  },
  {
    // Open point 24: a figure of the course carries its date everywhere.
    pattern: /según el (?:dato del )?curso(?! \(2024\)|, que es de 2024)/giu,
    message: (found) => `«${found}» no dice de cuándo es el dato.`,
    hint: (found) => `Escribe «${found} (2024)».`,
  },
  {
    // An abbreviation keeps its own full stop: «Tornamar, S. A.».
    pattern: /(?<!\p{Lu}|\.|\b(?:etc|aprox|pág|núm|art|ej|Sr|Sra|Ud))\.»/gu,
    message: () => 'El punto va después de las comillas de cierre, no antes.',
    hint: () => 'Escribe «…».',
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(?:${plurals}|\\d+|(?:${collections}) de) GPT(?![-\\p{L}\\d(])(?! Personalizados)`,
      'giu',
    ),
    message: (found) => `«${found}»: en plural se escribe GPTs.`,
    hint: (found) => `Escribe «${found}s».`,
  },
  {
    // Laws and bills keep their official numbers.
    pattern: /(?<![\d.,/\p{L}-]|(?:ley|decreto|boletín) )\d{1,3}(?:\.\d{3})+(?![\d.]*\d|,\d{3}|\p{L})/giu,
    message: (found) => `«${found}» se lee como decimal en varios países.`,
    hint: (found) => {
      const digits = found.replaceAll('.', '');
      if (digits.length === 4) return `Cuatro cifras van juntas: ${digits}.`;
      return `Separa los miles con un espacio fino (U+202F): ${found.replaceAll('.', thinSpace)}.`;
    },
  },
  {
    // Telephone numbers are groups of digits too, so no digit group may come before or after.
    pattern: /(?<![\d.,+]|\d\s)\d{1,3}[ \u00A0\u2009]000(?!\s?\d)/gu,
    message: (found) => `«${found}» lleva un espacio que puede partirse o que no es fino.`,
    hint: (found) => `Separa los miles con un espacio fino (U+202F): ${found.replace(/\s/gu, thinSpace)}.`,
  },
  {
    pattern: /\$\s?\d[\d.,\u202F]*/gu,
    unless: ({ hasCurrency }) => hasCurrency,
    message: (found) => `«${found}» no dice qué moneda es: $ son pesos en media América.`,
    hint: (found) =>
      `Escribe «${found.replace(/[$\s]/g, '').replace(/[.,]$/, '')} dólares», o ponlo en una tabla cuyo título diga «dólares».`,
  },
  {
    pattern: /Módulo \d/gu,
    unless: ({ text, isLabel }, { index }) =>
      isLabel || index === 0 || /(?:[.?!:…] |[«("*])$/u.test(text.slice(0, index)),
    message: (found) => `«${found}» va en minúscula dentro de la frase.`,
    hint: (found) => `Escribe «${found.toLowerCase()}».`,
  },
  {
    pattern:
      /(?<!\p{L})(?:costes?|(?:el|un|tu|su|del|al|los|sus) móvil(?:es)?|enfadad[oa]s?|antelación|gestorías?|corredurías?|bufetes?|ordenador(?:es)?|(?:manual|plan) de acogida)(?!\p{L})/giu,
    unless: ({ isScene }) => isScene,
    message: (found) => `«${found}» es una palabra de un solo país.`,
    hint: (found) => {
      const wide = wideWords.find(([word]) => word.test(found))?.[1] ?? '';
      return `Usa la más extendida: ${wide}. En un bloque «ejemplo» situado en una ciudad vale la de allí.`;
    },
  },
];

export function styleProblems(files: LinkedFile[]): Problem[] {
  return files.flatMap(({ file, source }) => [
    ...prosePieces(file, source).flatMap((piece) =>
      rules.flatMap(({ pattern, unless, message, hint }) =>
        [...piece.text.matchAll(pattern)]
          .filter((found) => !unless?.(piece, found))
          .map(([found]) => ({ file, line: piece.line, message: message(found), hint: hint(found) })),
      ),
    ),
    ...storeSearches(file, source),
  ]);
}

function storeSearches(file: string, source: string): Problem[] {
  return source.split('\n').flatMap((text, index): Problem[] => {
    if (!/https?:\/\/chatgpt\.com\/gpts\/?\?/.test(text)) return [];
    const message =
      'El enlace lleva a una búsqueda en la tienda de GPTs, y nadie sabe qué encontrará allí el alumno.';
    const hint =
      'Enlaza un kit de la biblioteca (/gpts/…) o un chat con su primer mensaje (https://chatgpt.com/?q=…).';
    return [{ file, line: index + 1, message, hint }];
  });
}
