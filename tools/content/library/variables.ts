import { z } from 'zod';
import { listVariables } from '#common/fill-prompt.ts';
import { suggest } from '#tools/content/closest.ts';
import type { Content } from '#tools/content/content.ts';
import { profileFieldNames } from '#tools/content/pages/notebook-schemas.ts';
import type { Problem } from '#tools/content/problem.ts';

/** The field of the learner's profile that answers each variable. */
export const variables = z.record(z.string(), z.enum(profileFieldNames));

/** Names that are in no prompt of library or lessons: typing mistakes, or leftovers of a changed text. */
export function unknownVariables(
  mapping: z.output<typeof variables>,
  { file, text }: { file: string; text: string },
  content: Content,
): Problem[] {
  const prompts = ['content/prompts', 'content/lessons'].flatMap((folder) => content.files(folder, '.md'));
  const written = prompts.flatMap((prompt) => listVariables(content.read(prompt)));
  const known = new Set(written.map((name) => name.slice(1, -1)));
  const lines = text.split('\n');
  return Object.keys(mapping)
    .filter((name) => !known.has(name))
    .map((name) => ({
      file,
      line: lines.findIndex((line) => line.replace(/^['"]/, '').startsWith(name)) + 1,
      message: `Ningún prompt tiene la variable [${name}].`,
      hint: suggest(name, [...known]),
    }));
}
