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
import { hasKind, hasMeasure } from './format.ts';
import { hasAddress, hasNextStep, hasReader } from './reader.ts';
import { hasCare, hasTrade } from './role.ts';
import { addressesClash, contradictions, emptyAdjectives, hasTooManyTasks } from './warnings.ts';

/**
 * The rules see whether something is there, never whether it is wise; the page says so.
 * They are word lists and patterns, without a model, and sometimes wrong: rules.cases.yaml tells how often.
 * How the reader is addressed may stand in either of two boxes: the lesson puts it under Formato.
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

/** What is there, what is missing and what would trouble an assistant, in the order of the boxes. */
export function judgeCraft(boxes: CraftBoxes): CraftVerdict {
  const missing = craftPoints.filter((point) => !rules[point](boxes));
  return { score: craftPoints.length - missing.length, missing, warnings: warningsOf(boxes) };
}

/** More than so many words in one warning are not read. */
const MOST_WORDS = 12;

function warningsOf(boxes: CraftBoxes): CraftWarning[] {
  const whole = craftBoxNames.map((name) => boxes[name]).join('\n');
  const found: CraftWarning[] = [
    { id: 'adjetivos', found: emptyAdjectives(whole).slice(0, MOST_WORDS) },
    { id: 'contradiccion', found: contradictions(whole).slice(0, MOST_WORDS) },
  ];
  return [
    ...found.filter((warning) => warning.found.length > 0),
    ...(hasTooManyTasks(boxes.accion) ? [{ id: 'tareas' as const, found: [] }] : []),
    ...(addressesClash(boxes.formato, boxes.target) ? [{ id: 'trato' as const, found: [] }] : []),
  ];
}
