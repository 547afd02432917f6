import { z } from 'zod';
import { inEnglish } from '#tools/content/english-fields.ts';
import { markedText, meta, text, textWith, titled } from '#tools/content/pages/field-schemas.ts';

const withAction = z.strictObject({ title: text, text, action: text });

/** The words of the workshop's page before, beside and after writing. */
export const workshopPage = z.strictObject({
  meta,
  title: markedText,
  back: text,
  lead: text,
  own: z.strictObject({ link: text, title: text, text }),
  kept: text,
  saving: text,
  saved: text,
  loading: text,
  exercise: z.strictObject({
    tab: textWith('{titulo}'),
    back: text,
    situation: text,
    weak: text,
    task: text,
    loading: text,
    failed: withAction,
  }),
  unknown: withAction.extend({ text: textWith('{nombre}') }),
  boxes: z.strictObject({ title: text, there: text, example: text, hideExample: text }),
  score: z.strictObject({
    label: text,
    letter: textWith('{letra}', '{n}'),
    spoken: textWith('{puntos}'),
    warnings: z.strictObject({ one: text, many: textWith('{n}') }),
  }),
  assembled: z.strictObject({ title: text, empty: text, copy: text, copied: titled, ownTitle: text }),
  warnings: titled.extend({
    data: z
      .strictObject({ texto: textWith('{tipos}'), arreglo: text })
      .transform(inEnglish({ texto: 'text', arreglo: 'fix' })),
  }),
  model: z.strictObject({
    waiting: text,
    open: text,
    close: text,
    title: text,
    text,
    yours: text,
    model: text,
    nothing: text,
  }),
  questions: titled.extend({ progress: textWith('{n}', '{total}') }),
  list: titled.extend({ best: textWith('{n}') }),
});

export type WorkshopPage = z.output<typeof workshopPage>;
