import { z } from 'zod';
import { listVariables } from '#common/prompts/prompt-variables.ts';
import { suggest } from '#tools/content/closest.ts';
import { profileFieldNames } from '#tools/content/pages/notebook-schemas.ts';
import type { Problem } from '#tools/content/problem.ts';

export const variablesFile = 'content/variables.yaml';

/** Which field of the learner's profile says what a variable asks for. */
export const variables = z.record(z.string(), z.enum(profileFieldNames));

export type Variables = z.output<typeof variables>;

/** Names that no prompt of the library and of the lessons has: a slip, or left over from a text that changed. */
export function unknownVariables(mapping: Variables, source: string, texts: string[]): Problem[] {
  const known = new Set(texts.flatMap(listVariables).map((name) => name.slice(1, -1)));
  const lines = source.split('\n');
  return Object.keys(mapping)
    .filter((name) => !known.has(name))
    .map((name) => ({
      file: variablesFile,
      line: lines.findIndex((line) => line.replace(/^['"]/, '').startsWith(name)) + 1,
      message: `Ningún prompt tiene la variable [${name}].`,
      hint: suggest(name, [...known]),
    }));
}
