import { fold } from '#common/fold.ts';
import { anyOf, sentencesOf } from './text.ts';
import { ordersIn } from './verbs.ts';

/** Has an order whose result can be checked, unlike «ayúdame con». */
export const hasVerb = (text: string): boolean => ordersIn(text).length > 0;

const gaps = anyOf(
  '(?:si|cuando|donde|en caso de que|de) (?:[\\w ]{0,40}?)?(?:falt(?:a|an|e|en|ara|ase|aran|ar)|faltase|hiciera falta|hace falta (?:un|algun|mas))(?! (?:espacio|tiempo|lugar|sitio|personal))',
  '(?:si|cuando|donde) (?:[\\w ]{0,30}?)?no (?:te |le |lo |la |los |las |se )?(?:tienes?|tenes|tengas?|sabes?|sepas?|encuentr(?:as?|es?)|encontras|consta|conste|aparece|aparezca|esta|estan|este|figura|figure|hay|haya|viene|venga|traen?|traiga|dice|diga|incluye|incluya|da\\b|indica|indique|menciona|mencione|explica|explique|contiene|especifica|especifique|muestra|lleva|tiene|responde|responda|cubre|resuelve|alcanzan|bastan|basten|constan|consten|aparecen|aparezcan|figuran|figuren|cuadra|cuadre|est[ae]s segur[oa]|se\\b|sepa|sabemos|alcanza|basta|coincide|puedes|podes|pueda|puedas|entiend(?:es|e|as)|entendes|quede?|queda|di(?:go|je)|doy|di|aclar[oe])',
  '(?:si|cuando) (?:te |le |me )?(?:hay|tienes?|tenes|tengas?|surge|surgen|queda|quedan)(?: \\w+){0,3} dudas?|ante (?:la|cualquier) duda|en caso de duda|si dudas?',
  '(?:si|cuando) (?:[\\w ]{0,30}?)?(?:necesit(?:as?|es?)|requier(?:es?|as?|a))(?: \\w+){0,4} (?:datos?|detalles?|informacion|vivencia|cifras?|contexto|algo)',
  '(?:lo|los datos|el dato|la informacion|todo lo|aquello|cualquier dato|los que|las que) que (?:te |le |me |nos )?(?:falten?|falta|no (?:sepas?|sabes?|tengas?|tienes?|tenes|encuentres?|este|esten|consta|conste|aparezca|puedas|figure))',
  'datos? (?:faltantes?|pendientes?|que falten?)|informacion faltante|huecos?|si desconoc(?:es|e)|a falta de|sin (?:el|ese|un) dato',
);
const exits = anyOf(
  '(?:re)?pregunt(?:a|e|es|ar|as|ame|amelo|amela|amelos|eme|emelo|ale|alo|ala|enme|aselo)\\w*|hazme (?:\\w+ ){0,3}preguntas?|hace(?:me)? (?:\\w+ ){0,3}preguntas?|haga(?:me)? (?:\\w+ ){0,3}preguntas?',
  'pid(?:e|a|as|eme|emelo|eselo|amelo|elo|ela|elos)|pedi(?:me|melo|lo|los|la)?|solicit(?:a|e|ame|alo|alos)\\w*|consult(?:a|ame|alo|eme|elo)\\w*',
  '(?:escrib(?:e|i|a|as|elo|ilo|alo)|pon(?:e|ga|lo|elo|galo|gas)?|dej(?:a|e|es|alo|ala|alos|elo|alas)|marc(?:a|alo|ala|alos)|marqu(?:e|es|elo)|anot(?:a|e|alo|alos)|senal(?:a|e|alo|alos)|indic(?:a|alo|alos|ame)|indiqu(?:e|elo|eme)|us(?:a|e|es))\\b',
  'avis(?:a|e|es|ame|eme|alo|enme)|di(?:me|melo|lo|galo|gamelo|game)|deci(?:me|melo|lo)|adverti(?:me|r)|inform(?:ame|eme|a)|para y|paras?|parate|pare\\b|detente|detenete|detengase|espera|(?:hazme|haceme|hagame|hace|haz) una lista',
  'me (?:lo |la |los )?(?:pides?|pedis|preguntas?|avisas?|dices?|decis|consultas?|indicas?)',
  '(?:sin dato|por confirmar|pendiente|no consta|corchetes|en blanco|por definir|n/d|\\[falta\\])',
);
/** «Si el cliente no responde» is about the client, not a gap in what the assistant knows. */
const silentPerson =
  /\b(?:el|la|los|las|un|una) (?:client|proveedor|comprador|pacient|contratist|duen|candidat)\w* no (?:me |nos )?(?:respond|contest)\w+/g;
/** An order to ask that needs no «if»: «hazme las preguntas que necesites antes de escribir». */
const asksFirst = anyOf(
  'antes de (?:empezar|comenzar|escribir|redactar|responder|contestar|hacer\\w*|nada)[^.]{0,40}(?:pregunt\\w+|pideme|pedime|pidame)',
  '(?:pregunt(?:ame|eme|a|e)|hazme|haceme|hagame|pideme|pedime|pidame)[^.]{0,60}antes de (?:empezar|comenzar|escribir|redactar|responder|contestar|hacer\\w*)',
  '(?:pregunt(?:ame|eme)|hazme|haceme|hagame|pideme|pedime|pidame) (?:\\w+ ){0,5}que (?:necesites?|te falten?|haga falta)',
);

/** What to do when a datum is missing. Forbidding the assistant to invent is not enough: the gap remains. */
export function hasWayOut(text: string): boolean {
  const sentences = sentencesOf(fold(text));
  return sentences.some((sentence, index) => {
    if (asksFirst.test(sentence)) return true;
    const gap = gaps.exec(sentence.replace(silentPerson, ' '));
    if (!gap) return false;
    const around = `${sentence} ${sentences[index + 1] ?? ''}`.replace(
      /\bno (?:lo |la |los |las )?(?:pongas?|uses?|escribas|dejes?)\b/g,
      ' ',
    );
    return exits.test(around.replace(gap[0], ' '));
  });
}
