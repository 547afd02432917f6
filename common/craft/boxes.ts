/** The five boxes of the workshop, as the lesson names them. */
export const craftBoxNames = ['contexto', 'rol', 'accion', 'formato', 'target'] as const;
export type CraftBoxName = (typeof craftBoxNames)[number];
export type CraftBoxes = Record<CraftBoxName, string>;

/** Two points a letter, each named after its box and what is to stand in it. How they are judged: rules.ts. */
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

/** All there is to get. */
export const FULL_SCORE = craftPoints.length;

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
  missing: readonly CraftPoint[];
  warnings: CraftWarning[];
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
