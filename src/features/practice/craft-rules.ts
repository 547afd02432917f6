import { hasVerb, hasWayOut } from './craft-action.ts';
import { hasFacts, hasLimit } from './craft-context.ts';
import { hasKind, hasMeasure } from './craft-format.ts';
import { hasAddress, hasNextStep, hasReader } from './craft-reader.ts';
import { hasCare, hasTrade } from './craft-role.ts';
import { addressesClash, contradictions, emptyAdjectives, hasTooManyTasks } from './craft-warnings.ts';

/** The five boxes of the workshop, as the lesson names them. */
export const craftBoxNames = ['contexto', 'rol', 'accion', 'formato', 'target'] as const;
export type CraftBoxName = (typeof craftBoxNames)[number];
export type CraftBoxes = Record<CraftBoxName, string>;

/**
 * Two points a letter. The rules see whether something is there, never whether it is wise; the page says so.
 * They are word lists and patterns, without a model, and sometimes wrong: craft-rules.cases.yaml tells how often.
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
} satisfies Record<string, (boxes: CraftBoxes) => boolean>;

export type CraftPoint = keyof typeof rules;
export const craftPoints = Object.keys(rules) as CraftPoint[];

export const craftWarningNames = ['adjetivos', 'contradiccion', 'tareas', 'trato'] as const;
export type CraftWarningName = (typeof craftWarningNames)[number];

export interface CraftWarning {
  id: CraftWarningName;
  /** The words that it is about, as folded text; none when it is about the whole. */
  found: string[];
}

export interface CraftVerdict {
  /** 0 to 10. */
  score: number;
  missing: CraftPoint[];
  warnings: CraftWarning[];
}

/** What is there, what is missing and what would trouble an assistant, in this order of boxes. */
export function judgeCraft(boxes: CraftBoxes): CraftVerdict {
  const missing = craftPoints.filter((point) => !rules[point](boxes));
  return { score: craftPoints.length - missing.length, missing, warnings: warningsOf(boxes) };
}

function warningsOf(boxes: CraftBoxes): CraftWarning[] {
  const whole = craftBoxNames.map((name) => boxes[name]).join('\n');
  const found: CraftWarning[] = [
    { id: 'adjetivos', found: emptyAdjectives(whole) },
    { id: 'contradiccion', found: contradictions(whole) },
  ];
  return [
    ...found.filter((warning) => warning.found.length > 0),
    ...(hasTooManyTasks(boxes.accion) ? [{ id: 'tareas' as const, found: [] }] : []),
    ...(addressesClash(boxes.formato, boxes.target) ? [{ id: 'trato' as const, found: [] }] : []),
  ];
}

/** The prompt as it is copied: one paragraph a letter, with the labels of the lesson; empty boxes are left out. */
export function assembleCraft(boxes: CraftBoxes): string {
  const labels: Record<CraftBoxName, string> = {
    contexto: 'CONTEXTO',
    rol: 'ROL',
    accion: 'ACCIÓN',
    formato: 'FORMATO',
    target: 'TARGET',
  };
  return craftBoxNames
    .filter((name) => boxes[name].trim() !== '')
    .map((name) => `${labels[name]}: ${boxes[name].trim()}`)
    .join('\n');
}
