import { once, type Content } from '#tools/content/content.ts';
import { slugOf } from '#tools/content/header.ts';
import type { PracticeKind } from '#tools/content/practice/kind.ts';
import { tradeSlugs } from '#tools/content/practice/trade/trades.ts';
import type { Problem } from '#tools/content/problem.ts';
import { readYaml } from '#tools/content/yaml-file.ts';
import { words } from '#tools/content/word-file.ts';
import { workshopPage } from './workshop-page-schema.ts';
import {
  exercises,
  workshop as workshopWords,
  type WorkshopExercise,
  type WorkshopTrade,
} from './workshop-schema.ts';

const folder = 'content/practice/taller';

/** A trade of the workshop with the names of its exercises, for the list. */
interface WorkshopIndexTrade {
  slug: string;
  /** The trade's name. */
  name: string;
  exercises: Pick<WorkshopExercise, 'slug' | 'title'>[];
}

const files = (content: Content) => content.files(folder, '.yaml');
const read = once((content: Content, file: string): WorkshopTrade =>
  readYaml(exercises, { file, text: content.read(file) }),
);

/** In the order that all pages use for trades. */
const readTrades = (content: Content): (WorkshopTrade & { slug: string })[] =>
  tradeSlugs
    .map((slug) => `${folder}/${slug}.yaml`)
    .filter((file) => content.has(file))
    .map((file) => ({ ...read(content, file), slug: slugOf(file) }));

const readExercises = (content: Content) => readTrades(content).flatMap((trade) => trade.exercises);
const total = (content: Content) => readExercises(content).length;

export const workshop = {
  folder,
  words: {
    craftCopy: words('practice/taller', workshopWords),
    taller: words('pages/taller', workshopPage),
  },
  files,
  read,
  list: (content): WorkshopIndexTrade[] =>
    readTrades(content).map((trade) => ({
      slug: trade.slug,
      name: trade.name,
      exercises: trade.exercises.map(({ slug, title }) => ({ slug, title })),
    })),
  total,
  counts: { ejercicios: total },
  sections: {
    name: 'taller',
    of: (content) =>
      readExercises(content).flatMap(({ slug, title, lesson }) =>
        lesson ? [{ title, to: `/practica/taller?ejercicio=${slug}`, section: lesson.to }] : [],
      ),
  },
  checks: repeatedNames,
} satisfies PracticeKind;

/** An exercise's name is its address, so two trades cannot share one. */
function repeatedNames(content: Content): Problem[] {
  const seen = new Set<string>();
  return files(content).flatMap((file) =>
    read(content, file).exercises.flatMap(({ slug }): Problem[] => {
      const isNew = !seen.has(slug);
      seen.add(slug);
      if (isNew) return [];
      const message = `El ejercicio «${slug}» ya existe.`;
      return [
        {
          file,
          line: exerciseLine(content.read(file), slug),
          message,
          hint: 'Ponle otro nombre: es su dirección.',
        },
      ];
    }),
  );
}

export const exerciseLine = (source: string, slug: string) =>
  source.split('\n').findIndex((text) => text.includes(`slug: ${slug}`)) + 1;
