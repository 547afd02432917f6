import { z } from 'zod';
import { markedText, meta, text } from './field-schemas.ts';

const keep = z.strictObject({ title: text, text, action: text, note: text });

/** The words around the case that a visitor plays on /prueba. */
export const prueba = z.strictObject({
  meta,
  kind: text,
  terms: text,
  title: markedText,
  answer: text,
  needsScript: text,
  /** Before the verdict: what happens to the marks. */
  unkept: text,
  /** After the verdict: how to keep the result. */
  keep: z.strictObject({ visitor: keep, learner: keep }),
});
