import type { z } from 'zod';
import { ContentError } from './problem.ts';
import { readYaml } from './yaml-file.ts';

/** The YAML between the two `---` lines at the top of a Markdown file, checked, and the text below it. */
export function readHeader<T extends z.ZodType>(schema: T, file: string, source: string) {
  const match = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(source);
  if (!match) {
    throw new ContentError([
      {
        file,
        line: 1,
        message: 'Falta la cabecera.',
        hint: 'El archivo empieza con una línea ---, los campos (title: …) y otra línea ---.',
      },
    ]);
  }
  const header = readYaml(schema, { file, text: match[1] ?? '', lineOffset: 1 });
  return { header, body: source.slice(match[0].length) };
}
