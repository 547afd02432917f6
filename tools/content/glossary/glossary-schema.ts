import { z } from 'zod';
import { fold } from '#common/fold.ts';
import { inEnglish } from '#tools/content/english-fields.ts';
import { markedText, meta, text, textWith } from '#tools/content/pages/field-schemas.ts';
import type { Problem } from '#tools/content/problem.ts';

const names = z.array(text).min(1, 'Escribe al menos un nombre, o quita el campo');

const term = z.strictObject({
  termino: text,
  tambien: names.optional(),
  enlaza: z.literal(false, 'Solo puede ser false: sin el campo, las lecciones enlazan la palabra').optional(),
  frases: z.array(text).length(3, 'Son tres frases'),
  ejemplo: text,
  donde: z
    .string()
    .regex(
      /^\/[a-z0-9-]+#[a-z0-9-]+$/,
      'Escribe la lección y el ancla de un título suyo: /modulo-1#que-no-es',
    ),
});

/** content/glosario.yaml: the course's words, and what lessons set apart without an entry here. */
export const glossary = z
  .strictObject({
    terminos: z.array(term).min(1),
    sin_entrada: z.array(z.strictObject({ palabra: text, motivo: text })),
  })
  .transform(
    inEnglish({
      terminos: 'terms',
      termino: 'term',
      tambien: 'names',
      enlaza: 'linked',
      frases: 'sentences',
      ejemplo: 'example',
      donde: 'taught',
      sin_entrada: 'unlisted',
      palabra: 'word',
      motivo: 'reason',
    }),
  );

export type Glossary = z.output<typeof glossary>;
export type GlossaryEntry = Glossary['terms'][number];

/** Every name of a term, its own first. */
export const namesOf = ({ term, names = [] }: Pick<GlossaryEntry, 'term' | 'names'>) => [term, ...names];

/** A name that two terms have would lead to either. */
export function repeatedNames({ terms }: Glossary, file: string): Problem[] {
  const seen = new Map<string, string>();
  return terms.flatMap((entry) =>
    namesOf(entry).flatMap((name): Problem[] => {
      const other = seen.get(fold(name));
      seen.set(fold(name), entry.term);
      if (other === undefined) return [];
      const message = `«${name}» está dos veces: en «${other}» y en «${entry.term}».`;
      return [{ file, line: 1, message, hint: 'Quítalo de una de las dos entradas.' }];
    }),
  );
}

/** content/pages/glosario.yaml */
export const glosario = z.strictObject({
  meta,
  title: markedText,
  lead: text,
  account: text,
  letters: text,
  also: textWith('{nombres}'),
  example: text,
  taught: textWith('{apartado}'),
  closing: z.strictObject({ title: text, text, action: text }),
});
