import type { CraftBoxes, CraftPoint } from './boxes.ts';

/** An exercise's model answer: each box in two sentences, one per point. */
interface CraftModel {
  contexto: { hechos: string; limite: string };
  rol: { oficio: string; cuida: string };
  accion: { verbo: string; salida: string };
  formato: { tipo: string; medida: string };
  target: { lector: string; paso: string };
}

/** The model answer as a learner would type it: both sentences of a letter in its box. */
export function modelBoxes({
  model: { contexto, rol, accion, formato, target },
}: {
  model: CraftModel;
}): CraftBoxes {
  return {
    contexto: `${contexto.hechos} ${contexto.limite}`,
    rol: `${rol.oficio} ${rol.cuida}`,
    accion: `${accion.verbo} ${accion.salida}`,
    formato: `${formato.tipo} ${formato.medida}`,
    target: `${target.lector} ${target.paso}`,
  };
}

/** The sentence that earns one point in this exercise: a point is named after its box and its sentence. */
export function modelSentence({ model }: { model: CraftModel }, point: CraftPoint): string {
  const [box = '', part = ''] = point.split('-');
  const sentences: Record<string, Record<string, string>> = { ...model };
  return sentences[box]?.[part] ?? '';
}
