import { modelBoxes } from '#common/craft/model.ts';
import type { CraftBoxes, CraftPoint } from '#common/craft/boxes.ts';
import { judgeCraft } from '#common/craft/rules.ts';
import type { Content } from '#tools/content/content.ts';
import { exerciseLine, workshop } from '#tools/content/practice/workshop/kind.ts';
import type { WorkshopExercise } from '#tools/content/practice/workshop/workshop-schema.ts';
import type { Problem } from '#tools/content/problem.ts';

/** A prompt with this many points is not weak. */
const WEAK_LIMIT = 5;

/** Model answers that do not earn their points, and weak prompts that are not weak. */
export const workshopProblems = (content: Content): Problem[] =>
  workshop.files(content).flatMap((file) =>
    workshop.read(content, file).exercises.flatMap((exercise) => {
      const line = exerciseLine(content.read(file), exercise.slug);
      return [...modelProblems(exercise), ...weakProblems(exercise)].map((problem) => ({
        file,
        line,
        ...problem,
      }));
    }),
  );

type ExerciseProblem = Omit<Problem, 'file' | 'line'>;

function modelProblems(exercise: WorkshopExercise): ExerciseProblem[] {
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

/** The page shows each sentence alone to a learner who lacks its point, so it must earn that point alone. */
function strayParts({ slug, model }: WorkshopExercise, missing: readonly CraftPoint[]): ExerciseProblem[] {
  const empty: CraftBoxes = { contexto: '', rol: '', accion: '', formato: '', target: '' };
  return Object.entries(model).flatMap(([box, parts]) =>
    Object.entries(parts).flatMap(([part, written]): ExerciseProblem[] => {
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

/** Judges the weak prompt as people write it: all in one box. */
function weakProblems({ slug, weak }: WorkshopExercise): ExerciseProblem[] {
  const { score } = judgeCraft({ contexto: weak, rol: weak, accion: weak, formato: weak, target: weak });
  if (score <= WEAK_LIMIT) return [];
  return [
    {
      message: `El prompt débil de «${slug}» ya tiene ${score} puntos: no queda qué arreglar.`,
      hint: `Déjalo en ${WEAK_LIMIT} como máximo: como lo escribiría alguien con prisa.`,
    },
  ];
}
