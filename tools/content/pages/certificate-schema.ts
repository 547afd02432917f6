import { z } from 'zod';
import { markedText, meta, text, textWith } from './field-schemas.ts';

/** /constancia, before and after the sixth module. */
export const constancia = z.strictObject({
  meta,
  title: markedText,
  back: text,
  loading: text,
  failed: z.strictObject({ text, action: text }),
  missing: z.strictObject({
    text,
    one: text,
    many: textWith('{n}'),
    module: textWith('{n}'),
    doneOn: textWith('{fecha}'),
    pending: text,
    action: textWith('{n}'),
  }),
  ready: text,
  name: z.strictObject({
    label: text,
    hint: text,
    saved: text,
    problems: z.strictObject({ tooLong: textWith('{max}', '{n}'), noLetters: text }),
  }),
  print: text,
  printHint: text,
  sheet: z.strictObject({
    label: text,
    title: markedText,
    opening: textWith('{escuela}'),
    blank: text,
    completed: text,
    module: text,
    name: text,
    date: text,
    hours: textWith('{desde}', '{hasta}', '{lectura}', '{practica}'),
    practised: text,
    issued: textWith('{fecha}'),
    signature: textWith('{agencia}', '{escuela}'),
    nature: text,
    source: text,
  }),
});
