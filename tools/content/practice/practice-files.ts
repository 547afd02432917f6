import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { readSource } from '#tools/content/library/entry-parts.ts';
import type { Problem } from '#tools/content/problem.ts';
import { readYaml } from '#tools/content/yaml-file.ts';
import { reviewFolder, reviewProblems } from './review-check.ts';
import { review } from './review-schema.ts';
import { exercisesFolder, workshopProblems } from './workshop-check.ts';
import { exercises, workshop } from './workshop-schema.ts';

const workshopFile = 'content/practice/taller.yaml';

/** The schema of a file of content/practice/; none when it lies elsewhere. */
export function practiceSchema(file: string): z.ZodType | undefined {
  if (file === workshopFile) return workshop;
  return file.startsWith(`${exercisesFolder}/`) ? exercises : undefined;
}

/** Paths from the root, in a fixed order; each lesson has its questions, whether the file exists or not. */
export function practiceFiles(root: string): string[] {
  const lessons = namesIn(root, 'content/lessons', '.md').map((name) => `${reviewFolder}/${name}.yaml`);
  return [
    ...new Set([workshopFile, ...lessons, ...filesIn(root, reviewFolder), ...filesIn(root, exercisesFolder)]),
  ];
}

/** What is wrong with the exercises beyond what each file's schema says. */
export function practiceProblems(root: string): Problem[] {
  const reviews = filesIn(root, reviewFolder).map((file) => {
    const source = readSource(root, file);
    const lesson = file.replace(reviewFolder, 'content/lessons').replace(/yaml$/, 'md');
    return {
      file,
      source,
      questions: readYaml(review, { file, text: source }),
      lesson: existsSync(join(root, lesson)) ? readSource(root, lesson) : undefined,
    };
  });
  const workshops = filesIn(root, exercisesFolder).map((file) => {
    const source = readSource(root, file);
    return { file, source, exercises: readYaml(exercises, { file, text: source }) };
  });
  return [...reviewProblems(reviews), ...workshopProblems(workshops)];
}

const filesIn = (root: string, folder: string) =>
  namesIn(root, folder, '.yaml').map((name) => `${folder}/${name}.yaml`);

function namesIn(root: string, folder: string, ending: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort((a, b) => a.localeCompare(b));
}
