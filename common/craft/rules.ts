import { fold } from '#common/fold.ts';
import { hasVerb, hasWayOut } from './action.ts';
import {
  craftBoxNames,
  craftPoints,
  type CraftBoxes,
  type CraftPoint,
  type CraftVerdict,
  type CraftWarning,
} from './boxes.ts';
import { hasFacts, hasLimit } from './context.ts';
import { hasAddress, hasNextStep, hasReader } from './reader.ts';
import { hasCare, hasTrade } from './role.ts';
import { deliverables, numberWords } from './text.ts';
import { addressesClash, contradictions, emptyAdjectives, hasTooManyTasks } from './warnings.ts';

const kinds = new RegExp(`\\b(?:${deliverables})\\b`);
/** Words of the list that do not say what the result is. */
const vagueKinds = /\b(?:ideas|opciones|respuestas?|versiones|version)\b/g;

const units =
  'palabras|caracteres|letras|lineas?|renglon(?:es)?|filas?|columnas?|puntos?|vinetas?|bullets?|frases?|oracion(?:es)?|parrafos?|paginas?|pags?|hojas?|carillas?|cuartillas?|diapositivas?|laminas?|slides?|items?|elementos|opciones|versiones|ideas|titulares|asuntos|preguntas|pasos|secciones|apartados|minutos|segundos|tuits|ejemplos|partes|bloques|celdas|pantallas?|mensajes|correos|propuestas|publicaciones|tareas|decisiones|razones|criterios';
const measures = new RegExp(
  `(?:palabras|caracteres|lineas|paginas)\\s*:\\s*\\d|(?:(?<!\\d)\\d+|\\b(?:${numberWords}|una?|media|uno))(?:\\s+(?:y|a|o|de|sol[oa]s?|unic[oa]s?|\\d+|${numberWords}|o mas|como mucho|principales|cort[oa]s|breves)){0,3}\\s+(?:${units})\\b(?! (?:por|para) cada)`,
);

/** The kind of result: a table, a message, a list. */
const hasKind = (text: string): boolean => kinds.test(fold(text).replace(vagueKinds, ' '));

/** A number with its unit, unlike «breve». */
const hasMeasure = (text: string): boolean => measures.test(fold(text));

/**
 * The rules see if something is there, never if it is wise; the page says so.
 * They are word lists and patterns, without a model, and sometimes wrong: rules.cases.yaml says how often.
 * Either of two boxes may say how to address the reader: the lesson puts it under Formato.
 */
const rules = {
  'contexto-hechos': ({ contexto }: CraftBoxes) => hasFacts(contexto),
  'contexto-limite': ({ contexto }: CraftBoxes) => hasLimit(contexto),
  'rol-oficio': ({ rol }: CraftBoxes) => hasTrade(rol),
  'rol-cuida': ({ rol }: CraftBoxes) => hasCare(rol),
  'accion-verbo': ({ accion }: CraftBoxes) => hasVerb(accion),
  'accion-salida': ({ accion }: CraftBoxes) => hasWayOut(accion),
  'formato-tipo': ({ formato }: CraftBoxes) => hasKind(formato),
  'formato-medida': ({ formato }: CraftBoxes) => hasMeasure(formato),
  'target-lector': ({ target }: CraftBoxes) => hasReader(target),
  'target-paso': ({ target, formato }: CraftBoxes) =>
    hasNextStep(target) || hasAddress(target) || (target.trim() !== '' && hasAddress(formato)),
} satisfies Record<CraftPoint, (boxes: CraftBoxes) => boolean>;

/** What is there, what is missing and what would confuse an assistant, in the order of the boxes. */
export function judgeCraft(boxes: CraftBoxes): CraftVerdict {
  const missing = craftPoints.filter((point) => !rules[point](boxes));
  return { score: craftPoints.length - missing.length, missing, warnings: warningsOf(boxes) };
}

/** Learners do not read more words than this in one warning. */
const MOST_WORDS = 12;

function warningsOf(boxes: CraftBoxes): CraftWarning[] {
  const allText = craftBoxNames.map((name) => boxes[name]).join('\n');
  const found: CraftWarning[] = [
    { id: 'adjetivos', found: emptyAdjectives(allText).slice(0, MOST_WORDS) },
    { id: 'contradiccion', found: contradictions(allText).slice(0, MOST_WORDS) },
  ];
  return [
    ...found.filter((warning) => warning.found.length > 0),
    ...(hasTooManyTasks(boxes.accion) ? [{ id: 'tareas' as const, found: [] }] : []),
    ...(addressesClash(boxes.formato, boxes.target) ? [{ id: 'trato' as const, found: [] }] : []),
  ];
}
