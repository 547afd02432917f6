import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { slugOf } from '#tools/content/header.ts';
import { readSource, sourceFiles } from '#tools/content/source-files.ts';
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
  const lessons = sourceFiles(root, 'content/lessons', '.md').map(
    (file) => `${reviewFolder}/${slugOf(file)}.yaml`,
  );
  return [
    ...new Set([
      workshopFile,
      ...lessons,
      ...sourceFiles(root, reviewFolder, '.yaml'),
      ...sourceFiles(root, exercisesFolder, '.yaml'),
    ]),
  ];
}

/** What is wrong with the exercises beyond what each file's schema says. */
export function practiceProblems(root: string): Problem[] {
  const reviews = sourceFiles(root, reviewFolder, '.yaml').map((file) => {
    const source = readSource(root, file);
    const lesson = file.replace(reviewFolder, 'content/lessons').replace(/yaml$/, 'md');
    return {
      file,
      source,
      questions: readYaml(review, { file, text: source }),
      lesson: existsSync(join(root, lesson)) ? readSource(root, lesson) : undefined,
    };
  });
  const workshops = sourceFiles(root, exercisesFolder, '.yaml').map((file) => {
    const source = readSource(root, file);
    return { file, source, exercises: readYaml(exercises, { file, text: source }) };
  });
  return [...reviewProblems(reviews), ...workshopProblems(workshops)];
}
