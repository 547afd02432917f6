/** What the text calls the number that follows. `otro` covers other things with numbers: orders, invoices, books. */
export type Context =
  | 'telefono'
  | 'dni'
  | 'cedula'
  | 'rut'
  | 'nit'
  | 'ruc'
  | 'cuit'
  | 'rfc'
  | 'tarjeta'
  | 'otro';

/** 'cc', 'c.c.' and, as in style guides, 'c. c.' */
const initials = (letters: string) => [...letters].join('(?:\\.[ \\u00a0]?)?');

const words: Record<Context, string> = {
  telefono:
    'tel[eé]fonos?|tel[eé]f|tels?|tfnos?|tlfn?o?s?|fonos?|m[oó]vil(?:es)?|celular(?:es)?|celu?|whats?app|wsp|fax|ll[aá]m\\p{L}{1,6} al?',
  dni: `${initials('dni')}|documento(?: nacional)? de identidad`,
  cedula: `c[eé]dulas?(?: de (?:identidad|ciudadan[ií]a))?|${initials('cc')}|${initials('ci')}|identificaci[oó]n`,
  rut: `${initials('rut')}|${initials('run')}`,
  nit: initials('nit'),
  ruc: initials('ruc'),
  cuit: 'cui[tl]',
  rfc: initials('rfc'),
  tarjeta: 'tarjetas?|visa|mastercard|amex',
  otro: 'pedidos?|[oó]rden(?:es)?|facturas?|albar[aá]n|ticket|referencias?|ref|c[oó]digos?|c[oó]d|sku|lotes?|serie|serial|expediente|gu[ií]a|seguimiento|rastreo|tracking|isbn|issn|ean|gtin|upc|modelo|versi[oó]n|art[ií]culo|producto|p[oó]liza|presupuesto|folio|reserva|env[ií]o|paquete|timestamp|registro|radicado',
};

const names = Object.keys(words) as Context[];
const keyword = new RegExp(
  `(?<![\\p{L}\\d])(?:${names.map((name) => `(${words[name]})`).join('|')})(?![\\p{L}\\d])\\.?`,
  'giu',
);

/** The largest distance from a label to its number: 'el teléfono de la señora Gutiérrez es el'. */
const REACH = 64;
const MOST_WORDS = 6;

/** A new sentence, a list, another number, or an empty line separates a word from a number. */
const parted = /\d{2}|[;!?,]|\.\s+\p{Lu}|\n\s*\n/u;

/** The nearest word before `start` that names the number there. */
export type ContextBefore = (start: number) => Context | undefined;

/** Reads all such words of a text once: a long table has thousands of numbers. */
export function readContexts(text: string): ContextBefore {
  const found = [...text.matchAll(keyword)].map((match) => ({
    end: match.index + match[0].length,
    name: names.find((_, index) => match[index + 1] !== undefined),
  }));
  return (start) => {
    let low = 0;
    let high = found.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((found[middle]?.end ?? 0) <= start) low = middle + 1;
      else high = middle;
    }
    const nearest = found[low - 1];
    if (!nearest || start - nearest.end > REACH) return undefined;
    const between = text.slice(nearest.end, start);
    if (parted.test(between) || (between.match(/\p{L}+/gu)?.length ?? 0) > MOST_WORDS) return undefined;
    return nearest.name;
  };
}

const moneyBefore =
  /(?:[$€£¥]|S\/\.?|(?<!\p{L})(?:USD|EUR|MXN|COP|CLP|ARS|PEN|UYU|euros|d[oó]lares))[ \u00a0\u202f]?$/iu;
const unitAfter =
  /^[ \u00a0\u202f]?(?:[€$£%‰°]|(?:euros?|pesos?|d[oó]lares|soles|bol[ií]vares|guaran[ií]es|usd|eur|mxn|cop|clp|ars|pen|uyu|mil|millones|unidades|uds?|personas|clientes|usuarios|visitas|habitantes|seguidores|registros|filas|palabras|caracteres|tokens?|bytes|km|kg|m2|m²|ms)(?!\p{L}))/iu;

/** A number with a currency or a unit is an amount, however its digits are grouped. */
export function isAmount(text: string, start: number, end: number): boolean {
  return (
    moneyBefore.test(text.slice(Math.max(0, start - 10), start)) || unitAfter.test(text.slice(end, end + 14))
  );
}
