import { z } from 'zod';
import { text } from '#tools/content/pages/field-schemas.ts';

const said = z.array(text).min(1, 'Escribe al menos una palabra');

/** content/sinonimos.yaml: the school's word, and what learners write for it. */
export const synonyms = z.array(z.strictObject({ palabra: text, tambien: said }));
