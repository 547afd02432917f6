import { z } from 'zod';
import { inEnglish } from './english-fields.ts';
import { description, duration, text } from './pages/field-schemas.ts';
import { ContentError } from './problem.ts';
import { readYaml } from './yaml-file.ts';

/** Reads and checks the YAML between the `---` lines of a Markdown file, and returns the text below too. */
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

const lessonLevels = ['Principiante', 'Inicial a intermedio', 'Intermedio a avanzado', 'Avanzado'] as const;

export const lessonHeader = z
  .strictObject({
    title: text,
    subtitle: text,
    description,
    duration,
    level: z.enum(lessonLevels),
    section: z.int('Debe ser un número').min(1).max(6),
    module: z.int('Debe ser un número').min(1).max(5).optional(),
    /** Anchors of reference sections; `duration` covers all others. */
    consulta: z
      .array(text, 'Debe ser una lista de anclas: [planes-y-precios, elegir-modelo]')
      .min(1, 'Escribe al menos un ancla o borra la línea')
      .optional(),
  })
  .transform(inEnglish({ consulta: 'reference' }));

/** `content/lessons/modulo-1.md` → `modulo-1`: the file's name is the page's address. */
export function slugOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.\w+$/, '');
}
