import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readChallenges } from '#tools/content/practice/challenge/challenge-set.ts';
import { readHunts } from './hunt-set.ts';
import { readQuestions, type LessonQuestion } from './review-questions.ts';
import { reviewFolder } from './review-check.ts';
import { readTrades } from './trades.ts';
import { readWorkshops } from './workshop-index.ts';

/** An exercise that belongs to a section of a lesson. The editor writes that once, at the exercise. */
interface SectionExercise {
  /** The kind's name in content/pages/practica.yaml. */
  kind: 'errores' | 'retos' | 'taller' | 'oficios';
  title: string;
  to: string;
  /** '/modulo-1#la-regla-que-no-se-pega' */
  section: string;
}

export interface LessonPractice {
  /** By lesson. */
  questions: Record<string, LessonQuestion[]>;
  exercises: SectionExercise[];
}

/** In the order in which a section names them. A new kind is one entry here. */
const sources: ((root: string) => SectionExercise[])[] = [
  (root) =>
    readHunts(root).map(({ slug, titulo, leccion }) => ({
      kind: 'errores',
      title: titulo,
      to: `/practica/errores/${slug}`,
      section: leccion.to,
    })),
  (root) =>
    readChallenges(root).map(({ slug, titulo, leccion }) => ({
      kind: 'retos',
      title: titulo,
      to: `/practica/retos/${slug}`,
      section: leccion.to,
    })),
  (root) =>
    readWorkshops(root)
      .flatMap(({ ejercicios }) => ejercicios)
      .flatMap(({ slug, titulo, leccion }) =>
        leccion
          ? [
              {
                kind: 'taller',
                title: titulo,
                to: `/practica/taller?ejercicio=${slug}`,
                section: leccion.to,
              },
            ]
          : [],
      ),
  // A day of a trade's week reads sections and practises a recipe with them.
  (root) =>
    readTrades(root).flatMap(({ slug: trade, recetas, semana }) =>
      semana.flatMap(({ lee, receta }) => {
        const recipe = recetas.find(({ slug }) => slug === receta);
        if (!recipe) return [];
        return lee.map(({ to }) => ({
          kind: 'oficios' as const,
          title: recipe.title,
          to: `/practica/oficios/${trade}#${recipe.slug}`,
          section: to,
        }));
      }),
    ),
];

export function readLessonPractice(root: string, lessons: string[]): LessonPractice {
  const withQuestions = lessons.filter((slug) => existsSync(join(root, `${reviewFolder}/${slug}.yaml`)));
  return {
    questions: Object.fromEntries(withQuestions.map((slug) => [slug, readQuestions(root, slug)])),
    exercises: sources.flatMap((read) => read(root)),
  };
}
