import type { Company, Figure } from '#tools/content/rules/company-schema.ts';
import type { LinkedFile } from '#tools/content/rules/links.ts';
import type { Problem } from '#tools/content/problem.ts';
import { letter, numberOf, numberPattern } from './spanish-number.ts';

interface Passage {
  file: string;
  line: number;
  text: string;
}

/** Numbers, codes and documents in texts that contradict content/company.yaml. */
export function companyProblems(files: LinkedFile[], company: Company): Problem[] {
  // Page copy does not describe the company; drawings, the practice and the filled examples of the libraries do.
  const companyTexts = files.filter(({ file }) =>
    /^content\/(?:lessons|prompts|gpts|figures|practice)\//.test(file),
  );
  const names = [company.principal, ...company.contraste].map(({ nombre }) => nombre);
  const deliberate = deliberateFaults(companyTexts, company);
  const isDeliberate = ({ text }: Passage, found: string) =>
    company.a_proposito.some(({ texto }) => texto.includes(found) && text.includes(texto));

  const companies = [company.principal, ...company.contraste].map((one) => {
    const others = names.filter((name) => name !== one.nombre);
    const isMain = one.nombre === company.principal.nombre;
    return {
      ...one,
      passages: companyTexts.flatMap((file) => passagesAbout(file, one.nombre, others, isMain)),
    };
  });
  const main = companies[0]?.passages ?? [];
  return [
    ...deliberate,
    ...companies.flatMap(({ nombre, cifras, passages }) =>
      cifras.flatMap((figure) => figureProblems(figure, nombre, passages, isDeliberate)),
    ),
    ...main.flatMap((passage) => catalogueProblems(passage, company, isDeliberate)),
    ...main.flatMap((passage) => tierProblems(passage, company, isDeliberate)),
    ...main.flatMap((passage) => documentProblems(passage, company)),
    ...companies.flatMap(({ personas, passages }) =>
      passages.flatMap((passage) => personProblems(passage, personas)),
    ),
  ];
}

/**
 * The lines of a file about a company: entire main sections that contain its name, without the example boxes
 * of other companies. Entire sections, because a lesson names the company once and goes on.
 */
function passagesAbout(
  { file, source }: LinkedFile,
  name: string,
  otherNames: string[],
  isMain: boolean,
): Passage[] {
  const sections: Passage[][] = [[]];
  // All exercises are set in the main company and seldom name it; they do name the other companies.
  const isSetThere = file.startsWith('content/practice/') && isMain;
  let fence = '';
  let otherBox = '';
  for (const [index, text] of source.split('\n').entries()) {
    const mark = /^\s*(`{3,})/.exec(text)?.[1];
    if (mark) fence = fence === '' ? mark : fence === mark ? '' : fence;
    if (fence === '' && text.startsWith('## ')) sections.push([]);
    const box = /^(:{3,})ejemplo\{empresa="([^"]*)"/.exec(text);
    if (box && !box[2]?.includes(name)) otherBox = box[1] ?? '';
    if (!otherBox && !otherNames.some((other) => text.includes(other) && !text.includes(name))) {
      sections.at(-1)?.push({ file, line: index + 1, text: text.replace(/\*\*|`/g, '') });
    }
    if (otherBox && text.trim() === otherBox) otherBox = '';
  }
  return sections.filter((lines) => isSetThere || lines.some(({ text }) => text.includes(name))).flat();
}

function figureProblems(
  { id, valor, frases }: Figure,
  name: string,
  passages: Passage[],
  isDeliberate: (passage: Passage, found: string) => boolean,
): Problem[] {
  const allowed = [valor].flat();
  return frases.flatMap((phrase) => {
    const pattern = phrasePattern(phrase);
    // Matching a number at every letter is slow, and most lines lack the words beside it.
    const [rarest = ''] = (phrase.toLowerCase().match(/[\p{L}"]+/gu) ?? []).sort(
      (a, b) => b.length - a.length,
    );
    const candidates = passages.filter(({ text }) => text.toLowerCase().includes(rarest));
    const found = candidates.flatMap((passage) =>
      [...passage.text.matchAll(pattern)].map((match) => ({
        passage,
        quote: match[0],
        number: match[1] ?? '',
      })),
    );
    if (found.length === 0) return [unusedPhrase(phrase, name)];
    return found
      .filter(({ number }) => !allowed.includes(numberOf(number)))
      .filter(({ passage, quote }) => !isDeliberate(passage, quote))
      .map(({ passage: { file, line }, quote }) => ({
        file,
        line,
        message: `«${quote}» no coincide con content/company.yaml: «${id}» de ${name} es ${allowed.join(', ')}.`,
        hint: 'Corrige el número aquí o en company.yaml. Si es un fallo a propósito, apúntalo en «a_proposito».',
      }));
  });
}

/** A phrase that is no longer in any text would silently check nothing. */
function unusedPhrase(phrase: string, name: string): Problem {
  return {
    file: 'content/company.yaml',
    line: 1,
    message: `La frase «${phrase}» de ${name} no aparece en ningún texto: ya no comprueba nada.`,
    hint: 'Escríbela como está ahora en la lección, o bórrala de «frases».',
  };
}

function phrasePattern(phrase: string): RegExp {
  const literal = (part: string) =>
    part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`);
  const [before = '', after = ''] = phrase.split('{n}');
  return new RegExp(`${literal(before)}(${numberPattern})${literal(after)}(?![${letter}\\d])`, 'gi');
}

const code = /(?<![\p{L}\d])[A-Z]{2}-\d{4}(?!\d)/gu;

/** A code must be in the catalogue; in a row, every amount is its price, or a quantity of the row times its price. */
function catalogueProblems(
  passage: Passage,
  { principal }: Company,
  isDeliberate: (passage: Passage, found: string) => boolean,
): Problem[] {
  const { file, line } = passage;
  // Tables in YAML are indented.
  const text = passage.text.trim();
  const codes = [...text.matchAll(code)].map(([found]) => found);
  const problems = codes
    .filter((found) => !principal.catalogo.some(({ codigo }) => codigo === found))
    .filter((found) => !isDeliberate(passage, found))
    .map((found) => ({
      file,
      line,
      message: `El código ${found} no está en el catálogo de ${principal.nombre}.`,
      hint: 'Usa uno de content/company.yaml o añádelo allí. Si es un fallo a propósito, apúntalo en «a_proposito».',
    }));
  const article = principal.catalogo.find(({ codigo }) => codigo === codes[0]);
  const isRow = text.startsWith('|') || codes.some((found) => text.startsWith(found));
  if (!article || codes.length > 1 || !isRow) return problems;

  const rest = text.replace(article.codigo, '').replace(article.medida, '').replace(article.unidad, '');
  const amounts = rest.match(/\d[\d\u202f]*[.,]\d{2}(?!\d)/g) ?? [];
  const quantities = [1, ...(rest.match(/(?<![\d.,])\d+(?![\d.,])/g) ?? []).map(Number)];
  const right = quantities.map((quantity) => (quantity * article.precio).toFixed(2));
  return [
    ...problems,
    ...amounts
      .filter((written) => !right.includes(numberOf(written).toFixed(2)))
      .filter((written) => !isDeliberate(passage, written))
      .map((written) => ({
        file,
        line,
        message: `${written} no sale del precio de ${article.codigo}, que es ${article.precio} en content/company.yaml.`,
        hint: 'Pon el precio del catálogo, o la cantidad por el precio.',
      })),
  ];
}

const tier = new RegExp(
  `(?:desde (${numberPattern})|menos de (${numberPattern}) dólares)(?: dólares)?(?: y menos de (${numberPattern}))?(?: dólares)?: (${numberPattern}) %`,
  'gi',
);

/** «Desde 500 y menos de 1500: 3 %» must match a tier of the discount at both ends. */
function tierProblems(
  passage: Passage,
  { principal: { descuentos, nombre } }: Company,
  isDeliberate: (passage: Passage, found: string) => boolean,
): Problem[] {
  const value = (written: string | undefined) => (written === undefined ? undefined : numberOf(written));
  if (!passage.text.includes('%')) return [];
  return [...passage.text.matchAll(tier)]
    .filter(([, from, below, to, rate]) => {
      const index = descuentos.findIndex(({ porcentaje }) => porcentaje === value(rate));
      const next = descuentos[index + 1]?.desde;
      return descuentos[index]?.desde !== (value(from) ?? 0) || next !== value(below ?? to);
    })
    .filter(([quote]) => !isDeliberate(passage, quote))
    .map(([quote]) => ({
      file: passage.file,
      line: passage.line,
      message: `«${quote}» no es un tramo de descuento de ${nombre}.`,
      hint: `Los tramos empiezan en ${descuentos.map(({ desde, porcentaje }) => `${desde} (${porcentaje} %)`).join(', ')}.`,
    }));
}

function documentProblems({ file, line, text }: Passage, { principal }: Company): Problem[] {
  if (!text.includes('-tornamar.') && !text.includes(principal.nombre)) return [];
  const known = principal.documentos.map(({ archivo }) => archivo);
  const named = text.match(/(?<![\w/.-])[a-z0-9-]+\.(?:csv|md|docx|json|pdf|xlsx|txt)(?!\w)/g) ?? [];
  return named
    .filter((name) => !known.includes(name))
    .map((name) => ({
      file,
      line,
      message: `El documento ${name} no está entre los de ${principal.nombre}.`,
      hint: `Sus documentos son: ${known.join(', ')}. Si es nuevo, añádelo en content/company.yaml.`,
    }));
}

/** A surname after a known first name must be the one in the list. */
function personProblems({ file, line, text }: Passage, people: { nombre: string }[]): Problem[] {
  return people.flatMap(({ nombre }) => {
    const [first = '', surname = ''] = nombre.split(' ');
    if (!text.includes(first)) return [];
    const mentions = text.matchAll(new RegExp(`(?<!\\p{L})${first} (\\p{Lu}\\p{Ll}+)`, 'gu'));
    return [...mentions]
      .filter(([, found]) => found !== surname)
      .map(([fullName]) => ({
        file,
        line,
        message: `«${fullName}» no está entre las personas de content/company.yaml.`,
        hint: `¿Querías escribir «${nombre}»?`,
      }));
  });
}

/** A deliberate fault that is no longer in the texts must leave the list, or it could excuse another one. */
function deliberateFaults(files: LinkedFile[], { a_proposito }: Company): Problem[] {
  return a_proposito
    .filter(({ texto }) => !files.some(({ source }) => source.replace(/\*\*|`/g, '').includes(texto)))
    .map(({ texto }) => ({
      file: 'content/company.yaml',
      line: 1,
      message: `El texto a propósito «${texto}» ya no está en ninguna lección.`,
      hint: 'Bórralo de «a_proposito».',
    }));
}
