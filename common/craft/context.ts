import { fold } from '#common/fold.ts';
import { anyOf, countWords, numberWords } from './text.ts';

/** Fewer words than this cannot say who, what and since when. */
const LEAST_WORDS = 12;

const dates = anyOf(
  'lunes|martes|miercoles|jueves|viernes|sabados?|domingos?',
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre',
  'ayer|anteayer|anoche|(?:semana|mes|ano|trimestre|semestre) (?:pasad[oa]|anterior|proxim[oa]|que viene)',
  'est[ea] (?:semana|mes|ano|trimestre|semestre)|la proxima semana|el proximo (?:mes|ano)',
);
const quantities = new RegExp(`\\d|\\b(?:${numberWords})\\b`);
/** Places that people write without a capital letter. */
const places = anyOf(
  'espana|mexico|colombia|argentina|chile|peru|ecuador|uruguay|paraguay|bolivia|venezuela|guatemala|honduras|el salvador|nicaragua|costa rica|panama|cuba|puerto rico|republica dominicana',
  'madrid|barcelona|valencia|sevilla|bogota|medellin|cali|barranquilla|quito|guayaquil|cuenca|lima|arequipa|la paz|santa cruz|santiago|buenos aires|cordoba|rosario|mendoza|montevideo|asuncion|caracas|guadalajara|monterrey|puebla|tijuana|cdmx|san jose',
);
/** Names of tools say nothing about the learner's situation. */
const tools =
  /^(?:Excel|Word|Whats|Google|Chat|Gmail|Outlook|Internet|Linked|Insta|Face|Power|Necesito|Quiero|Tengo)/;

/** Words with a capital in the middle of a sentence. */
function properNames(text: string): string[] {
  return [...text.matchAll(/(?<=[\p{L},] )\p{Lu}\p{Ll}{2,}/gu)]
    .map(([name]) => name)
    .filter((name) => !tools.test(name));
}

/** The school teaches short labels for data, such as [CLIENTE A], IMPORTE 1. Long ones are variables to fill in. */
const toFillIn = /\[[^[\] ]+(?: [^[\] ]+){2,}\]/g;
const labels = /\[\p{Lu}+(?: [\p{Lu}\d]+)?\]|(?<!\p{L})\p{Lu}{4,} [A-Z\d]\b/u;

/** Enough words, and among them a figure, a date or a name. */
export function hasFacts(text: string): boolean {
  const folded = fold(text);
  const isConcrete =
    quantities.test(folded.replace(/\[[^[\]]*\]|(?<!\d)\d+ (?:palabras|caracteres|lineas|paginas)/g, '')) ||
    dates.test(folded) ||
    places.test(folded) ||
    labels.test(text.replace(toFillIn, ' ')) ||
    properNames(text).length > 0;
  return isConcrete && countWords(text) >= LEAST_WORDS;
}

const negativeOrders =
  'no (?:me |nos |le |les |lo |la |se )?(?:(?:mencion|nombr|us|habl|cit|amenac|culp|acept|cambi|toqu|super|pas|cuent|revel|exager|invent|regal|baj|entr|trat|critiqu|adelant|public|publiqu|comprometa|insinu|justifiqu|confirm|rebaj)(?:e|es|en)|(?:ofrezc|promet|dig|pong|inclu[iy]|anad|hag|suger|sugier|supong|asum|permit|vend|pid|discut|escrib|reconozc|expong|compromet)(?:a|as|an)|(?:de|des|den))';
const limits = anyOf(
  'no (?:puedo|podemos|puede|pueden|puedes|podes|se puede|se pueden|debo|debemos|debe|deben|quiero|queremos|quiere|hay que|conviene|tengo permiso|tenemos permiso|tengo autorizacion)',
  'no (?:(?:se )?(?:permite|admite|acepta|ofrece|vende|hace|da|devuelve|regala|aprueba|deja|autoriza)n?|admitimos|aceptamos|damos|hacemos|ofrecemos|vendemos|devolvemos|permitimos|trabajamos|cobramos|prometemos|negociamos)',
  negativeOrders,
  'no (?:\\w{3,}are(?:mos)?|\\w{3,}ere(?:mos)?|\\w{3,}ire(?:mos)?|prometo|doy|acepto|ofrezco|hago|vendo)',
  'no (?:mencionar|nombrar|usar|hablar|ofrecer|prometer|decir|dar|incluir|poner|citar|amenazar|culpar|tocar|cambiar|pasarse|pasar de|superar|exagerar|inventar|bajar|subir|vender|publicar|compartir)',
  'nunca|jamas|prohibid[oa]s?|prohibimos|limites?|limitad[oa]s?|restriccion(?:es)?|tope|obligatori[oa]s?|requisitos?|innegociable',
  'maximo|maxima|minimo|como mucho|a lo sumo|a mas tardar|no mas de|menos de|hasta (?:el|las|un|\\d+|dos|tres)|antes de(?:l| las)? (?:\\d|lunes|martes|miercoles|jueves|viernes|fin)',
  'sol[oa] (?:si|con|puedo|podemos|puede|pueden|se puede|hay|tenemos|tengo|cuando|a|para|aceptamos|damos|admitimos)|us(?:a|e|ar|es) sol[oa]|solo (?:l[oa]s?|lo que|entran?|estos|estas)|requiere (?:la )?aprobacion|(?:lo|la|los) aprueba|solamente|unicamente|siempre que|salvo|excepto|menos l[ao]s?',
  'presupuesto (?:de|es|maximo|total)|sin (?:mencionar|nombrar|ofrecer|prometer|inventar|usar|citar|hablar|decir|dar|incluir|pasar|superar|cambiar|tocar|perder|subir|bajar|contratar|gastar|aumentar|comprometer|descuentos?|culpar)',
  'nada de (?!eso|esto|momento)|quedan? fuera|no (?:hay|habra) (?:mas |otr[oa]s? )?(?:descuentos?|rebajas?|presupuesto|devoluciones|plazos?|margen|excepciones|cambios)|no se (?:toc|peg|muestr|habl|mencion|nombr|negoci|discut|decid|promet|public|compart|cambi|baj|sub|regal|cobr)\\w*|no (?:bajamos|subimos|tocamos|regalamos|publicamos|compartimos|mostramos)|no salen? de',
  'cuidado con|ojo con|hay que respetar|respet(?:a|ar|ando)|evit(?:a|ar|ando|emos|amos)',
);
const criteria = anyOf(
  'pesan? mas|mandan? sobre|valen? mas que|import(?:a|an) mas|mas importante|prioridad(?:es)?|prioriz\\w+|prefer(?:imos|ible|encia)|prefier[oe]n?|antes que|por encima de|por delante de|criterios?|lo primero es|lo principal es|sobre todo|valor(?:o|amos) mas|si hay que elegir|me interesa mas|nos interesa mas|lo que mas',
);

/** What the assistant must not do, or what matters more in a choice. */
export function hasLimit(text: string): boolean {
  const folded = fold(text).replace(
    /mas que nunca|hasta (?:ahora|hoy|la fecha)|salvo error|sin embargo/g,
    ' ',
  );
  return limits.test(folded) || criteria.test(folded);
}
