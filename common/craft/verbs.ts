import { fold } from '#common/fold.ts';
import { deliverables, matchesOf, numberWords, sentencesOf, withoutQuotes } from './text.ts';

/** Verbs whose result can be checked. Irregular forms follow the infinitive; `formsOf` makes the regular ones. */
const concrete = [
  'redactar escribir|escrib reescribir|reescrib comparar resumir clasificar|clasifiqu calcular ordenar revisar analizar|analic',
  'explicar|expliqu enumerar buscar|busqu identificar|identifiqu detectar contestar responder transformar agrupar describir',
  'recomendar|recomiend evaluar puntuar acortar transcribir estructurar planificar|planifiqu disenar simular seleccionar filtrar',
  'sumar formular plantear adaptar invitar dividir separar cruzar|cruc conciliar cotejar priorizar|prioric estimar resaltar',
  'traducir|traduzc|traduj convertir|conviert sugerir|sugier elegir|elig|elij corregir|corrig|corrij reducir|reduzc|reduj proponer|propon|propong|propus',
  'completar rellenar mostrar|muestr marcar|marqu actualizar|actualic unir quitar ensenar',
  'extraer|extraig listar senalar comprobar|comprueb verificar|verifiqu definir titular indicar|indiqu medir|mid contrastar',
]
  .join(' ')
  .split(' ');

/** These ask to check or to point at something: part of a task, not one more task. */
const steering = /^(?:senal|compr|verific|verifiqu|indic|indiqu|resalt|elig|elij|eleg|complet|titul)/;

/** «Haz», «dame», «prepara» are concrete only with the thing to make. */
const making = [
  ...'crear generar elaborar armar desarrollar preparar pasar montar entregar'.split(' ').flatMap(formsOf),
  ...'haz hace haga hagas hacer hagan haced hicieras da deme denos des dar den dad dieras produce produzca entregue'.split(
    ' ',
  ),
].join('|');

const clitics = '(?:me|nos|le|les|lo|la|los|las|te|se)?(?:lo|la|los|las)?';

/** Forms in which an order is given: tú, usted, vos, ustedes, vosotros, the infinitive and what follows «que». */
function formsOf(entry: string): string[] {
  const [infinitive = '', ...stems] = entry.split('|');
  const stem = infinitive.slice(0, -2);
  const all = [stem, ...stems];
  if (infinitive.endsWith('ar')) {
    const endings = ['a', 'e', 'es', 'en', 'ad', 'ar', 'aras', 'ara'];
    return all.flatMap((one) => endings.map((ending) => one + ending));
  }
  const endings = [
    'e',
    'a',
    'as',
    'an',
    'i',
    'id',
    'ed',
    infinitive.slice(-2),
    'ieras',
    'iera',
    'eras',
    'era',
  ];
  // Short orders, such as «propón», are stems already.
  return [...stems, ...all.flatMap((one) => endings.map((ending) => one + ending))];
}

const verbs = [...new Set(concrete.flatMap(formsOf))].sort((a, b) => b.length - a.length).join('|');
const made = `(?:\\S+ ){0,3}?(?:${deliverables}|\\d+|${numberWords})`;
/** «Dime qué tres productos cayeron» asks for an answer that can be checked. */
const telling =
  '(?:dime|digame|decime|dinos|diganos|decinos) (?:que|cual|cuales|cuant\\w+|si|donde|por que|como|en que|quien|quienes)';
const order = `(?:(?<verb>${verbs})${clitics}|(?:${making})${clitics} ${made}|${telling})(?![\\w-])(?! de precios| de clientes)`;
const asking =
  '(?:(?:quiero|necesito|quisiera|preciso|ocupo|pido|gustaria|espero|hace falta|seria bueno|conviene|sirve) que (?:me |nos |le |les |lo |la )?|(?:debes?|tenes que|tienes que|tiene que|hay que|puedes|podes|puede|podrias?|ayuda(?:me|nos)? a|ayudeme a|vas a|toca|(?:tarea|trabajo|encargo|mision) (?:es|sera)|consiste en|quiero|necesito) (?:me |nos )?)';
/** A clause of place or time may come first: «Con los datos de abajo, redacta…». */
const start =
  '(?:^|[,:;(¿¡«-]\\s*|\\d[.)]\\s*|[a-e]\\)\\s*|\\b(?:y|e|luego|despues|primero|segundo|tercero|finalmente|ademas|tambien|por favor|porfa)\\s+)';
const command = new RegExp(`(?:${start}|\\b${asking})${order}`, 'g');

/** Orders in a text that ask for something checkable, in folded words. */
export function ordersIn(text: string): string[] {
  return sentencesOf(fold(withoutQuotes(text))).flatMap((sentence) => {
    // «Si falta un dato, escribe…» is the way out, and «cuando termines, revisa» belongs to the task before.
    if (/^(?:si|cuando|en caso|donde|ante)\b/.test(sentence)) return [];
    return matchesOf(command, sentence).map((match) => match.groups?.verb ?? match[0].trim());
  });
}

/** Orders that are tasks of their own. */
export const tasksIn = (text: string): string[] => ordersIn(text).filter((verb) => !steering.test(verb));
