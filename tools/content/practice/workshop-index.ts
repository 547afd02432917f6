import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSource } from '#tools/content/source-files.ts';
import { slugOf } from '#tools/content/header.ts';
import { readYaml } from '#tools/content/yaml-file.ts';
import { tradeSlugs } from './trades.ts';
import { exercisesFolder } from './workshop-check.ts';
import { exercises, type WorkshopTrade } from './workshop-schema.ts';

/** A trade of the workshop with the names of its exercises: what the list shows before one is opened. */
export interface WorkshopIndexTrade {
  slug: string;
  oficio: string;
  ejercicios: Pick<WorkshopTrade['ejercicios'][number], 'slug' | 'titulo'>[];
}

export const workshopFiles = (root: string): string[] =>
  tradeSlugs.map((slug) => `${exercisesFolder}/${slug}.yaml`).filter((file) => existsSync(join(root, file)));

/** In the order in which the trades stand everywhere. */
export const readWorkshops = (root: string): (WorkshopTrade & { slug: string })[] =>
  workshopFiles(root).map((file) => ({
    ...readYaml(exercises, { file, text: readSource(root, file) }),
    slug: slugOf(file),
  }));

export const readWorkshopIndex = (root: string): WorkshopIndexTrade[] =>
  readWorkshops(root).map(({ slug, oficio, ejercicios }) => ({
    slug,
    oficio,
    ejercicios: ejercicios.map(({ slug, titulo }) => ({ slug, titulo })),
  }));
