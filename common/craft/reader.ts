import { fold } from '#common/fold.ts';
import { hasTrade } from './role.ts';
import { anyOf } from './text.ts';

/** «Todos» names no reader. */
const everybody = anyOf(
  'todo el mundo|todos(?! l[oa]s)|cualquiera|cualquier (?:persona|lector|client\\w+|empresa|usuari\\w+|tipo de \\w+)|todas las empresas|(?:nuestro )?publico objetivo|nuestro publico|nuestra audiencia|(?:clientes|personas) en general|publico (?:en )?general|publico amplio|(?:toda )?la gente|(?:todas )?las personas|personas en general|quien(?:es)? (?:sea|lo lea|quiera)|todo tipo de \\w+|el publico\\b(?! \\w+ que)|la audiencia$',
);
const readers = new RegExp(
  '\\b(?:(?:cliente|directiv|equipo|proveedor|companer|paciente|soci[oa]s?\\b|alumn|estudiant|emplead|trabajador|candidat|postulant|inversor|inversionist|junta\\b|comite|consejo|vecin|usuari|turist|huesped|padres|madres|mama|papa|famili|seguidor|suscriptor|operari|conductor|chofer|repartidor|ferreter|tienda|restaurant|hotel(?:es|er)|empresa|negocio|pyme|emprendedor|contratist|importador|exportador|distribuidor|mayorist|minorist|agencia|banc[oa]|alcald|ministeri|colega|joven|jovenes|adult|ninos|ninas|mujer|hombre|profesional|tecnic|asistent|recepcion|aprendiz|practicant|becari|jubilad|pensionad|inquilin|propietari|copropietari|comensal|socio|afiliad|asegurad|donant|voluntari|lectores de|viajer|comprador|compradora|mecanic|pasajer|taller|obrer|maestr|autonom|freelanc|fundador|comerciant)\\w*|el personal|personal (?:de|nuevo|del)|nuestr[oa]s? \\w+|mi mism[oa]|para mi\\b|a mi\\b|yo\\b|(?:el |la |los |las )?(?:senor|senora|senores|senoras|don|dona)\\b|gerencia|direccion\\b|rrhh|recursos humanos|talento humano|administracion|contabilidad|cobranzas|(?:area|departamento) de|(?:el|la|los|las|un|una|unos|unas) (?!texto|correo|mensaje|idea|contenido|informe|publicacion|producto|cosa|forma|manera)\\w+ que\\b|quien(?:es)? (?!sea|quiera|lo lea\\b)\\w+|personas? (?:que|de|con|mayor|sin|nuev|adult|jov|a cargo)|alguien (?:que|sin|con|de)|publico (?!en general|general|amplio)\\w+|audiencia \\w+|gente (?:que|de|con|joven|mayor))',
);

/** Says who reads the result. */
export function hasReader(text: string): boolean {
  const folded = fold(text);
  const rest = folded.replace(new RegExp(everybody, 'g'), ' ');
  return readers.test(rest) || hasTrade(rest);
}

const steps = anyOf(
  // «Debe» and an infinitive: a client who owes three invoices «debe tres facturas».
  '(?:deb(?:e|en|o|emos)|tengo que|tenemos que|debera|deberan|tiene que|tienen que|tendra que|tendran que|ha de|han de|necesitan?|podra|podran|va a|van a|pueda|puedan) (?:\\w+ )?(?!leer|ver\\b|ser\\b|estar|haber|tener|lugar)\\w+(?:ar|er|ir)(?:lo|la|los|las|le|les|me|nos|se|selo|nosla|noslo)?',
  '(?:quiero|queremos|espero|esperamos|necesito|necesitamos|busco|buscamos|pretendo|la idea es|el objetivo es|objetivo es|interesa|logre|lograr) que (?!(?:le |se |les |todo )?(?:sean?|queden?|esten?|gusten?|suenen?|parezcan?|entiendan? bien|entienda(?=$|[.,;]))\\b)(?:\\w+ ){0,5}?\\w+(?:e|en|a|an)\\b',
  '(?:para|a fin de|de modo|de manera) que (?!(?:le |se |les |todo )?(?:sean?|queden?|esten?|gusten?|suenen?|parezcan?|entiendan? bien|entienda(?=$|[.,;]))\\b)(?:\\w+ ){0,5}?\\w+(?:e|en|a|an)\\b',
  '(?:al|cuando|despues de) (?:terminar?|termine|leer\\w*|lea|acabar|recibirl[oa])(?: de leer\\w*)?,? (?:\\w+ ){0,4}?(?:firm|pag|respond|confirm|decid|eleg|elij|aprueb|aprob|llam|escrib|reserv|compr|envi|mand|contest|devuelv|ped|pid|marc|agend)\\w*',
  '(?:^|[.,;] )que (?:lo |la |me |nos |se |le )?(?:\\w+ ){0,2}?(?:haga|pague|responda|confirme|firme|escriba|llame|compre|reserve|decida|elija|apruebe|conteste|envie|venga|pida|complete|sepa|entienda|renueve|vuelva|acepte|revise)n?',
  'con (?:esto|eso|ello) (?:\\w+ ){0,3}?(?:cierra|decide|aprueba|firma|elige|paga|compra|autoriza|responde|confirma)n?',
  'para (?:responder|contestar|pagar|confirmar|firmar|decidir|elegir|aprobar|reservar|inscribirse|comprar|renovar|devolver|autorizar)(?:lo|la|nos|le|me)?|convencer\\w* (?:de|para)',
  '(?:decidira|decidiran|decide|deciden|firmara|aprobara|elegira|contestara|respondera|confirmara|pagara|comprara|autorizara|aprueba|aprueban|autoriza|elige|eligen)(?! si mism)',
);
const forms = anyOf(
  // «Tu» without its accent is «your» too: only where no noun follows.
  '(?:de|con el|usa|usar|usando|utiliza|el|habla(?:le|les)?|en|por) (?:usted|vos|ustedes|vosotros|tu(?=\\s*(?:$|[.,;:)»]|y\\b|o\\b|al?\\b|con\\b)))',
  'tute(?:a|e|es|alo|ala|ale|alos|alas|ales|arlo|arla|ando|o)|trato: ?(?:usted|tu|vos)|tutear\\w*|ustede(?:a|o|alo)|vose(?:a|o|alo|ar)|trat(?:a|e|o|alo|ala|alos|elo|arlo|ando\\w*|amiento)(?: \\w+)? (?:formal|informal|cercan[oa]|de)',
);
const bracketed = /\[tu o usted\]/g;

/** Says what the reader must do afterwards. */
export const hasNextStep = (text: string): boolean => steps.test(fold(text));

/** Says how to address the reader: tú, usted or vos. */
export const hasAddress = (text: string): boolean => forms.test(fold(text).replace(bracketed, ' '));
