import { modelBoxes } from '#common/craft/model.ts';
import type { CraftBoxes, CraftPoint } from '#common/craft/boxes.ts';
import { judgeCraft } from '#common/craft/rules.ts';
import type { Problem } from '#tools/content/problem.ts';
import type { WorkshopExercise, WorkshopTrade } from './workshop-schema.ts';

export const exercisesFolder = 'content/practice/taller';

/** A weak prompt that already has this many points is not weak. */
const WEAK_LIMIT = 5;

interface TradeFile {
  file: string;
  source: string;
  exercises: WorkshopTrade;
}

/** Model answers that do not earn what they teach, weak prompts that are not weak, names used twice. */
export function workshopProblems(trades: TradeFile[]): Problem[] {
  const seen = new Set<string>();
  return trades.flatMap(({ file, source, exercises }) =>
    exercises.ejercicios.flatMap((exercise): Problem[] => {
      const line = source.split('\n').findIndex((text) => text.includes(`slug: ${exercise.slug}`)) + 1;
      const told = [...modelProblems(exercise), ...weakProblems(exercise)];
      if (seen.has(exercise.slug)) {
        told.push({
          message: `El ejercicio «${exercise.slug}» ya existe.`,
          hint: 'Ponle otro nombre: es su dirección.',
        });
      }
      seen.add(exercise.slug);
      return told.map((problem) => ({ file, line, ...problem }));
    }),
  );
}

type Told = Omit<Problem, 'file' | 'line'>;

function modelProblems(exercise: WorkshopExercise): Told[] {
  const { missing, warnings } = judgeCraft(modelBoxes(exercise));
  return [
    ...missing.map((point) => ({
      message: `A la respuesta modelo de «${exercise.slug}» le falta un punto: ${point}.`,
      hint: 'Mira en content/practice/taller.yaml qué busca esa regla.',
    })),
    ...strayParts(exercise, missing),
    ...warnings.map(({ id, found }) => ({
      message: `La respuesta modelo de «${exercise.slug}» recibiría el aviso «${id}»${found.length > 0 ? ` (${found.join(', ')})` : ''}.`,
      hint: 'Un modelo no lleva lo que el taller desaconseja.',
    })),
  ];
}

/** Each sentence is shown alone to whoever lacks its point, so it must earn that point alone. */
function strayParts({ slug, modelo }: WorkshopExercise, missing: readonly CraftPoint[]): Told[] {
  const empty: CraftBoxes = { contexto: '', rol: '', accion: '', formato: '', target: '' };
  return Object.entries(modelo).flatMap(([box, parts]) =>
    Object.entries(parts).flatMap(([part, written]): Told[] => {
      const point = `${box}-${part}` as CraftPoint;
      const alone = judgeCraft({ ...empty, [box]: written });
      if (missing.includes(point) || !alone.missing.includes(point)) return [];
      return [
        {
          message: `En «${slug}», la frase «${part}» de «${box}» no vale por sí sola: su punto lo da la otra frase.`,
          hint: 'Esa frase se enseña sola a quien le falta el punto.',
        },
      ];
    }),
  );
}

/** The weak prompt is judged as people write it: all of it in one place. */
function weakProblems({ slug, debil }: WorkshopExercise): Told[] {
  const { score } = judgeCraft({ contexto: debil, rol: debil, accion: debil, formato: debil, target: debil });
  if (score <= WEAK_LIMIT) return [];
  return [
    {
      message: `El prompt débil de «${slug}» ya tiene ${score} puntos: no queda qué arreglar.`,
      hint: `Déjalo en ${WEAK_LIMIT} como máximo: como lo escribiría alguien con prisa.`,
    },
  ];
}
