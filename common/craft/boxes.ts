/** The five boxes of the workshop, as the lesson names them. */
export const craftBoxNames = ['contexto', 'rol', 'accion', 'formato', 'target'] as const;
export type CraftBoxName = (typeof craftBoxNames)[number];
export type CraftBoxes = Record<CraftBoxName, string>;

/** Two points per letter, each named after its box and what the box must contain. rules.ts judges them. */
export const craftPoints = [
  'contexto-hechos',
  'contexto-limite',
  'rol-oficio',
  'rol-cuida',
  'accion-verbo',
  'accion-salida',
  'formato-tipo',
  'formato-medida',
  'target-lector',
  'target-paso',
] as const;
export type CraftPoint = (typeof craftPoints)[number];

/** The highest score. */
export const FULL_SCORE = craftPoints.length;

export const craftWarningNames = ['adjetivos', 'contradiccion', 'tareas', 'trato'] as const;
type CraftWarningName = (typeof craftWarningNames)[number];

export interface CraftWarning {
  id: CraftWarningName;
  /** The words that it is about, as folded text; none if it is about the whole box. */
  found: string[];
}

export interface CraftVerdict {
  /** 0 to 10. */
  score: number;
  missing: readonly CraftPoint[];
  warnings: CraftWarning[];
}

/** The prompt to copy: one paragraph per letter, with the labels of the lesson, without empty boxes. */
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
