import { fold } from '#common/fold.ts';
import { deliverables, numberWords } from './text.ts';

const kinds = new RegExp(`\\b(?:${deliverables})\\b`);
/** Words of the list that do not say what the result is. */
const vagueKinds = /\b(?:ideas|opciones|respuestas?|versiones|version)\b/g;

const units =
  'palabras|caracteres|letras|lineas?|renglon(?:es)?|filas?|columnas?|puntos?|vinetas?|bullets?|frases?|oracion(?:es)?|parrafos?|paginas?|pags?|hojas?|carillas?|cuartillas?|diapositivas?|laminas?|slides?|items?|elementos|opciones|versiones|ideas|titulares|asuntos|preguntas|pasos|secciones|apartados|minutos|segundos|tuits|ejemplos|partes|bloques|celdas|pantallas?|mensajes|correos|propuestas|publicaciones|tareas|decisiones|razones|criterios';
const measures = new RegExp(
  `(?:palabras|caracteres|lineas|paginas)\\s*:\\s*\\d|(?:(?<!\\d)\\d+|\\b(?:${numberWords}|una?|media|uno))(?:\\s+(?:y|a|o|de|sol[oa]s?|unic[oa]s?|\\d+|${numberWords}|o mas|como mucho|principales|cort[oa]s|breves)){0,3}\\s+(?:${units})\\b(?! (?:por|para) cada)`,
);

/** The kind of thing that comes out: a table, a message, a list. */
export const hasKind = (text: string): boolean => kinds.test(fold(text).replace(vagueKinds, ' '));

/** A number with its unit; «breve» is none. */
export const hasMeasure = (text: string): boolean => measures.test(fold(text));
