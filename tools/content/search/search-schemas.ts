import { z } from 'zod';
import { inEnglish } from '#tools/content/english-fields.ts';
import { text, textWith } from '#tools/content/pages/field-schemas.ts';

const said = z.array(text).min(1, 'Escribe al menos una palabra');

/** content/sinonimos.yaml: the school's word, and what learners write for it. */
export const synonyms = z
  .array(z.strictObject({ palabra: text, tambien: said }))
  .transform(inEnglish({ palabra: 'school', tambien: 'learners' }));

const kind = z.strictObject({ label: text, one: text, many: textWith('{n}') });

/** content/pages/busqueda.yaml */
export const schoolSearch = z.strictObject({
  title: text,
  kinds: z.strictObject({ recipe: kind, prompt: kind, kit: kind, section: kind, exercise: kind }),
  and: text,
  none: textWith('{texto}'),
  lists: text,
  failed: text,
  retry: text,
});
