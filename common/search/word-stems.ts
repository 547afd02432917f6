import { fold } from '#common/fold.ts';

/** Words that say nothing about what a learner looks for. */
const fillers = new Set(
  `a al algo algun alguna ante antes asi aun cada casi como con cosa cual cuando cuanto de del desde donde dos e el ella ellos en entre era es esa
  ese eso esta este esto estoy fue gusta ha haber hace hacer hacerlo hacia han hasta hay hago la las le les lo los mas me mejor mi mis mucho muy nada
  ni no nos nuestra nuestro o os otra otro para pero poco podria por porque puede puedo que quien quiero se sea segun ser si sin sobre solo son soy
  su sus tal tambien tan te tener tengo ti tiene todo todos tu tus un una unas uno unos usar usen uso va vamos ver voy y ya yo`.split(
    /\s+/,
  ),
);

/** The words that say something, folded: «Inducción de 30 días» is induccion, 30, dias. */
export const sayingWords = (text: string): string[] =>
  (fold(text).match(/[a-z0-9]+/g) ?? []).filter((word) => !fillers.has(word));

/** Removes a plural and a last vowel: 'factura' and 'facturas' are factur, 'reuniones' is reunion. */
export const withoutPlural = (word: string) => word.replace(/^(.{3,}?)(?:[aeo]?s|[aeo])$/, '$1');

/** Removes the common endings of verbs too: 'negociar' and 'negociación' are negoci. */
export const stemOf = (word: string) =>
  withoutPlural(word).replace(/^(.{3,}?)(?:acion|ion|amient|imient|and|iend|ad|id|ador|edor|[aei]r)$/, '$1');

export const stemsOf = (text: string): string[] => sayingWords(text).map(stemOf);
