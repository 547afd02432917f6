import { fold } from '#common/fold.ts';
import { deliverables, matchesOf, numberWords, sentencesOf, withoutQuotes } from './text.ts';
import { tasksIn } from './verbs.ts';

/** With more than this in one message, each gets less attention. */
const MOST_TASKS = 3;

const emptyWords =
  /\b(?:profesional(?:es)?|creativ[oa]s?|increibles?|impactantes?|complet[oa]s?|atractiv[oa]s?|excelentes?|innovador(?:es|as?)?|llamativ[oa]s?|potentes?|persuasiv[oa]s?|perfect[oa]s?|espectacular(?:es)?|genial(?:es)?|bonit[oa]s?|lind[oa]s?|interesantes?|impecables?|inolvidables?|dinamic[oa]s?|efectiv[oa]s?|fantastic[oa]s?|maravillos[oa]s?|asombros[oa]s?|chever(?:e|es)|buenisim[oa]s?|insuperables?|de (?:alta |gran |primera )?calidad|fuera de serie|extraordinari[oa]s?|elegantes?|modern[oa]s?|brillantes?|poderos[oa]s?)\b/g;
/** Uses in which the same word has a meaning: a trade, a full name, cash. */
const filled = [
  /\b(?:un|una|el|la|los|las|otro|otra|para|por|de|entre|con|a|somos|son|varios|dos|tres) profesional(?:es)?(?= (?:de|del|en|que|titulad|independient|sanitari|con|médic|medic|liberal)|[.,;]|$)/g,
  /profesionales (?:de|del|que|en|sanitarios)\b|(?:perfil|desarrollo|carrera|experiencia|colegio|titulo|servicios?|formacion|orientacion|practicas?|vida|red|secreto|confidencialidad|asesoria) profesional(?:es)?/g,
  /(?:va|llega|llego|esta|nombre|direccion|tiempo|jornada|frases?|oracion(?:es)?|texto|lista|ano|dia|mes|caja|juego|pedido|documento|proceso|calendario|informe|prompt|por|mas|datos|direcciones|contrato|historial|tablas?|listado) complet[oa]s?/g,
  /(?:^|[.,;:] |\by )completa(?:me)?(?= (?:la|el|los|las|mis?|est[aeo]s?|cada)\b)/g,
  /en efectivo|pagos? efectivos?|fecha efectiva|(?:director|agencia|equipo|departamento|direccion)(?:a)? creativ[oa]s?|control de calidad|(?:equipo|maquina|motor|computadora|taladro)s? (?:mas )?potentes?|contenidos? dinamic[oa]s?|tablas? dinamicas?|(?:responsable|jefa|jefe|norma|area|problema|fallo|ficha|certificado|departamento|gerente|inspector|equipo)s? de calidad|perfectamente|estado perfecto|perfecto estado/g,
];
const refusal = /\b(?:evita|evite|evites|evitar|sin|no uses?|no use|no utilices|nada de|prohibid[oa]s?|ni)\b/;

/** Adjectives that can mean anything, as the learner wrote them. */
export function emptyAdjectives(text: string): string[] {
  const words = sentencesOf(fold(withoutQuotes(text))).flatMap((sentence) => {
    const rest = filled.reduce((left, pattern) => left.replace(pattern, ' '), sentence);
    return rest.split(/[.;:]/).flatMap((clause) => {
      const refused = refusal.exec(clause);
      // A refusal covers the rest of its clause.
      const end = refused ? refused.index + refused[0].length : clause.length;
      return matchesOf(emptyWords, clause)
        .filter(({ index }) => index < end)
        .map(([word]) => word);
    });
  });
  return [...new Set(words)];
}

const long =
  '(?:complet[oa]s?|detallad[oa]s?|exhaustiv[oa]s?|extens[oa]s?|larg[oa]s?|minucios[oa]s?|profund[oa]s?|a fondo|en profundidad|con (?:todo|mucho|lujo de|todos los|muchos) (?:\\w+ )?detalles?|con todo|desarrollad[oa]s?|amplia|amplio)';
const short =
  '(?:breves?|cort[oa]s?|cortit[oa]s?|concis[oa]s?|resumid[oa]s?|sintetic[oa]s?|escuet[oa]s?|brevisim[oa]s?|en (?:una|dos|pocas) (?:frases?|lineas?|palabras)|de una linea|(?:que )?quepan? en (?:una|dos|tres|pocas|\\d+) (?:lineas?|frases?|palabras))';
const joined =
  '(?:,? (?:pero|y|e|aunque|a la vez|al mismo tiempo|sin dejar de ser|y a la vez|pero a la vez|pero tambien)|,)(?: (?:que (?:sea|no sea)|muy|bien|a la vez|tambien|lo mas|mas|bastante|sea|ser|al mismo tiempo|bastante))*';
const clash = new RegExp(
  `\\b(?:${long}${joined} ${short}|${short}${joined} ${long}|${short} (?:y )?con (?:todo|todos|lujo|mucho)[^.]{0,20}detalles?)(?! plazo)\\b`,
  'g',
);
/** Two versions, two parts: each has its own length. */
const apart = /\b(?:otr[oa]|version(?:es)?|luego|despues|primero|segund[oa])\b|plazo/;
/** «Una versión … y otra»: a search in two steps, which reads a long text only once. */
function namesTwo(sentence: string): boolean {
  const first = /\buna? /.exec(sentence);
  return first !== null && / y una?\b/.test(sentence.slice(first.index + first[0].length));
}

/** Pairs that cannot both be met: «completo pero breve». */
export function contradictions(text: string): string[] {
  return sentencesOf(fold(withoutQuotes(text)))
    .filter((sentence) => !apart.test(sentence) && !namesTwo(sentence))
    .flatMap((sentence) => matchesOf(clash, sentence).map(([found]) => found));
}

const usted = /\b(?:de usted|trato formal|ustede\w+)\b/;
const familiar = /\b(?:de tu(?=\s*(?:$|[.,;:)»]|y\b|o\b|a\b|con\b))|de vos|tute\w+|vose\w+)\b/;

/** One box asks for «usted» and the other for «tú». */
export function addressesClash(one: string, other: string): boolean {
  const [a, b] = [fold(one), fold(other)];
  const only = (text: string, form: RegExp, otherForm: RegExp) => form.test(text) && !otherForm.test(text);
  return (
    (only(a, usted, familiar) && only(b, familiar, usted)) ||
    (only(a, familiar, usted) && only(b, usted, familiar))
  );
}

const things = new RegExp(`\\b(?:una?|otr[oa]|\\d+|${numberWords}) (?:\\w+ )?(?:${deliverables})\\b`, 'g');

/** «Una tabla con nombre, fecha e importe como columnas» lists the contents of one thing. */
function hasColumns(sentence: string): boolean {
  const first = /\bcon\b/.exec(sentence);
  return first !== null && /\bcolumnas\b/.test(sentence.slice(first.index));
}

/** How many tasks an order contains: its verbs, or the things that one verb asks for. */
function countTasks(text: string): number {
  const listed = sentencesOf(fold(withoutQuotes(text)))
    .filter((sentence) => !/^(?:si|cuando)\b/.test(sentence) && !hasColumns(sentence))
    // «Un acta con una lista, una tabla y un párrafo» is one thing.
    .map((sentence) => sentence.replace(/(\bun[ao]? \w+) con una? .*$/, '$1'))
    .map((sentence) => (/,/.test(sentence) ? (sentence.match(things)?.length ?? 0) : 0));
  return Math.max(tasksIn(text).length, ...listed, 0);
}

export const hasTooManyTasks = (text: string): boolean => countTasks(text) > MOST_TASKS;
