import type { WorkshopExercise } from '#content.ts';
import type { CraftBoxes, CraftPoint } from './craft-boxes.ts';

/** The model answer as somebody would have typed it: both sentences of a letter in its box. */
export function modelBoxes({
  modelo: { contexto, rol, accion, formato, target },
}: Pick<WorkshopExercise, 'modelo'>): CraftBoxes {
  return {
    contexto: `${contexto.hechos} ${contexto.limite}`,
    rol: `${rol.oficio} ${rol.cuida}`,
    accion: `${accion.verbo} ${accion.salida}`,
    formato: `${formato.tipo} ${formato.medida}`,
    target: `${target.lector} ${target.paso}`,
  };
}

/** The sentence that earns one point in this very exercise: a point is named after its box and its sentence. */
export function modelSentence({ modelo }: Pick<WorkshopExercise, 'modelo'>, point: CraftPoint): string {
  const sentences = Object.entries(modelo).flatMap(([box, parts]) =>
    Object.entries(parts).map(([part, sentence]) => [`${box}-${part}`, sentence] as const),
  );
  return sentences.find(([name]) => name === point)?.[1] ?? '';
}
