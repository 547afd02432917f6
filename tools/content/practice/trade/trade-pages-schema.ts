import { z } from 'zod';
import { markedText, meta, text, textWith, titled } from '#tools/content/pages/field-schemas.ts';

const days = z.array(text).length(5, 'Escribe cinco días, de lunes a viernes');

/** A learner's progress in a trade's week; the page passes these words to the island that counts. */
const progress = z.strictObject({ days, none: text, some: textWith('{n}'), done: text });

const week = z.strictObject({
  title: text,
  text,
  kept: text,
  notebook: text,
  minutes: text,
  read: text,
  do: text,
  keep: text,
  recipe: textWith('{receta}'),
  inNotebook: textWith('{parte}'),
  inLesson: textWith('{titulo}'),
  tick: z.strictObject({ label: text, subject: textWith('{dia}'), failed: text }),
});

const recipe = z.strictObject({
  number: textWith('{n}'),
  minutes: textWith('{n}'),
  prompt: text,
  copy: text,
  copied: text,
  fill: titled,
  form: textWith('{titulo}'),
  notPaste: text,
  example: z.strictObject({ title: text, text: textWith('{persona}', '{empresa}') }),
  result: z.strictObject({ title: text, label: text, text }),
  checks: text,
});

/** The words of /practica/oficios and of each trade's page. */
export const tradePages = z.strictObject({
  meta,
  title: markedText,
  lead: text,
  list: text,
  recipes: text,
  minutes: textWith('{n}'),
  open: text,
  progress,
  trade: z.strictObject({
    title: textWith('{oficio}'),
    back: text,
    tab: text,
    contents: text,
    from: textWith('{oficio}'),
    week,
    recipes: titled,
    recipe,
    libraries: z.strictObject({ title: text, prompt: text, kit: text }),
    others: text,
  }),
  missing: titled,
});
