import { fold } from '#common/fold.ts';

/** Folded words as the text has them, with the accents and capitals that folding removed. */
export function asWritten(text: string, folded: string): string {
  // Composed letters fold to one letter each, so both texts have the same positions.
  const composed = text.normalize('NFC');
  const start = fold(composed).indexOf(folded);
  return start < 0 ? folded : composed.slice(start, start + folded.length);
}

/** Matches whole words of folded text; each source is a pattern. */
export const anyOf = (...sources: string[]): RegExp => new RegExp(String.raw`\b(?:${sources.join('|')})\b`);

/** All matches of a global pattern. `matchAll` copies the pattern first, which takes longer than searching with a large one. */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) found.push(match);
  return found;
}

/** Pieces between full stops, semicolons and line breaks. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?;…])\s+|[\n\r\u2028\u2029]+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

export const countWords = (text: string): number => text.match(/[\p{L}\d][\p{L}\d.,%-]*/gu)?.length ?? 0;

const closingQuotes: Record<string, string> = { '«': '»', '"': '"', '“': '”' };

/**
 * Text between quotes is another person's, or an example. One pass: a pattern would search for the end again at each mark
 * that is never closed.
 */
export function withoutQuotes(text: string): string {
  const unclosed = new Set<string>();
  let rest = '';
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(/[«"“]/g)) {
    if (index < from || unclosed.has(mark)) continue;
    const end = text.indexOf(closingQuotes[mark] ?? '', index + 1);
    if (end < 0) {
      unclosed.add(mark);
      continue;
    }
    rest += `${text.slice(from, index)} « » `;
    from = end + 1;
  }
  return rest + text.slice(from);
}

/** Numbers in words, without «un» and «una», which are articles too. */
export const numberWords =
  'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\w+|veint\\w+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|doscient[oa]s|trescient[oa]s|cuatrocient[oa]s|quinient[oa]s|mil|millones|docenas?';

/** What an assistant can deliver; a box that names one says what the result is. */
export const deliverables =
  'tablas?|cuadros?|sms|texto (?:seguido|corrido)|correos?|e-?mails?|mails?|mensajes?|whatsapp|listas?|listados?|vinetas|puntos|parrafos?|cartas?|informes?|reportes?|resumen(?:es)?|actas?|guion(?:es)?|esquemas?|fichas?|documentos?|presentacion(?:es)?|diapositivas?|publicacion(?:es)?|posts?|tuits?|hilos?|articulos?|notas?|anuncios?|titulares|asuntos?|json|csv|markdown|html|formulas?|macros?|plantillas?|checklists?|cronogramas?|calendarios?|agendas?|plan(?:es)?|memos?|memorandos?|comunicados?|circular(?:es)?|formularios?|cuestionarios?|encuestas?|preguntas|descripcion(?:es)?|propuestas?|cotizacion(?:es)?|presupuestos?|ofertas?|procedimientos?|instructivos?|manual(?:es)?|guias?|politicas?|contratos?|columnas?|filas?|pasos|apartados|secciones|lineas?|frases?|paginas?|comparativas?|comparacion(?:es)?|recordatorios?|respuestas?|invitacion(?:es)?|avisos?|audios?|graficos?|minutas?|bullets?|slides?|excel|planillas?|hojas? de calculo|pdf|diagramas?|folletos?|volantes?|afiches?|carteles?|cartel|boletin(?:es)?|newsletter|reels?|historias?|discursos?|libretos?|dialogos?|glosarios?|matriz|matrices|ranking|indices?|codigo|organigramas?|faq|version(?:es)?|opciones|ideas';
