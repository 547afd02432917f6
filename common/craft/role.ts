import { fold } from '#common/fold.ts';
import { anyOf } from './text.ts';

/** Stems of trades, which have both genders and a plural. */
const tradeStems =
  'contador|contable|abogad|vendedor|asesor|consultor|gerent|director|jef[ae]|responsable|encargad|analista|editor|redactor|periodista|disenador|ingenier|arquitect|medic[oa]|enfermer|odontolog|dentista|psicolog|profesor|docente|maestr|formador|capacitador|entrenador|instructor|reclutador|seleccionador|auditor|economista|tesorer|administrador|administrativ|secretari|recepcionista|comprador|negociador|planificador|supervisor|coordinador|community manager|publicista|mercadolog|representante|agente|ejecutiv|traductor|corrector|programador|desarrollador|tecnic|mecanic|bodeguer|almacenista|cajer|cociner|chef|agronom|notari|gestor|archivista|documentalista|bibliotecari|investigador|estadistic|especialista|perit|inspector|mentor|tutor|facilitador|mediador|portavoz|comunicador|copywriter|guionista|controller|project manager|product manager|duen[oa]|empresari|cobrador|nutricionista|farmaceutic|veterinari|trabajador(?:a)? social|sociolog|estratega|logist|despachador|jurista|fiscalista|corredor|organizador|fotograf|camarer|meser|guia turistic|agente de viajes|relacionista|lider de|cientific[oa] de datos|financier[oa]|emprendedor|operador|constructor|electricista';

const trades = new RegExp(
  `\\b(?:(?:${tradeStems})\\w*|(?:como|haz de|hace de|haga de|eres|sos|seas) (?:un |una |el |la )?(?:client|proveedor|candidat|pacient)\\w*|asistente (?:de|administrativ|comercial|legal|contable|juridic|ejecutiv|personal)\\w*|expert[oa]s? en (?!todo)|profesional(?:es)? (?:de|del|en)|coach|(?:persona|alguien) (?:de|del|que|con anos)|comercial(?:es)?\\b)`,
);

/** «El mejor del mundo» adds nothing, and replaces what the trade takes care of. */
const boasts = anyOf(
  '(?:el|la|los|las) mejor(?:es)?',
  'del mundo|del planeta|de la historia|numero uno|genio|gur[ui]|mundial(?:mente)?|de clase mundial|maxim[oa] expert[oa]|sab(?:es|e) (?:de )?todo|lo sabe todo|infalible|premio',
);

const cares = anyOf(
  'cuid(?:a|as|an|ar|ando|e|es)|se fije en|te fijes en|(?:que|y) (?:\\w+ )?(?:revise|verifique|busque|evite|pregunte|respete|priorice|compruebe|desconfie|proteja|vigile|exija|defienda|distinga|escuche|mida)n?|cuidados[oa] con|fij(?:as|a|arte|arse|ate|andote) en|fijas|import(?:a|an)|prioriz(?:a|as|ando|ar)|vigil(?:a|as|ando)',
  'revis(?:a|as|ando)|comprueb(?:a|as)|compruebes|comprobas|comprobando|verific(?:a|as|ando)|proteg(?:e|es|iendo)|evit(?:a|as|ando)|busc(?:a|as|ando)|asegur(?:a|as|ate|ando|arte|arse)|garantiz(?:a|as)',
  'desconfi(?:a|as)|pregunt(?:a|as)|exig(?:e|es)|defiend(?:e|es)|defendes|mir(?:a|as|ando)|distingu(?:e|es)|separ(?:a|as)|respet(?:a|as|ando)|piens(?:a|as) (?:en|primero|antes)|escuch(?:a|as)|mid(?:e|es)|cotej(?:a|as)|detect(?:a|as)|anticip(?:a|as)|prevei?s?|traduc(?:e|es) (?:lo|la|los|las|el)',
  'confirm(?:a|as) (?:que|antes|cada)|explic(?:a|as) con|(?:da|das|dando|con|tu|su) prioridad|pon(?:e|es) (?:por )?delante|va(?:s)? al grano|por encima de',
  'no (?:te |se |le |les |lo |la )?(?:da|das|deja|dejas|promete|prometes|acepta|aceptas|inventa|inventas|permite|permites|firma|firmas|confunde|confundes|olvida|olvidas|perdona|perdonas|usa|usas|adorna|adornas|juzga|juzgas|regala|regalas|asusta|asustas|amenaza|amenazas|escapa|pasa)',
  'no (?:te |lo |la |le |les )?(?!eres|tienes|sabes|puedes)\\w{3,}(?:as|es)|mostr(?:as|ar)|muestras? (?:los?|las?|cada|el|de)',
  'nunca|jamas|preocup(?:a|an|ado|ada|as)|atent[oa]s? a|atencion (?:especial )?a|pendiente de|ojo (?:para|en|con)|enfocad[oa] en|centrad[oa] en|orientad[oa] a|(?:con el |con )?foco en|obsesionad[oa]|meticulos[oa] con|celos[oa] (?:de|con)',
  '(?:exact|estrict|riguros|rigoros|clar|ordenad|honest|sincer|precis|respetuos|severo?|firme|transparente)[oa]? (?:con|en)|que no (?:te |se |le |les |lo |la )?(?!tiene|sabe|puede|quiere|trabaja|vive|habia|estudi)\\w{4,}(?:a|e)|(?:paciente|exigente|prudente|amable|firme) con|alergic[oa] a|sin (?:prometer|adornar|exagerar|culpar|inventar|perder|asustar|juzgar)',
);

/** Names a trade for which a company hires people. */
export const hasTrade = (text: string): boolean => trades.test(fold(text));

/** Says what that trade looks at first, or never does. */
export function hasCare(text: string): boolean {
  const folded = fold(text);
  return cares.test(folded) && !boasts.test(folded);
}
