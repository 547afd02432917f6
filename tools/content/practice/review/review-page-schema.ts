import { z } from 'zod';
import { markedText, meta, text, textWith, titled } from '#tools/content/pages/field-schemas.ts';

const counted = z.strictObject({ one: text, many: textWith('{n}') });

/** The words of /practica/repaso around its questions. */
export const reviewPage = z.strictObject({
  meta,
  title: markedText,
  lead: text,
  daysOff: text,
  loading: text,
  back: text,
  kept: text,
  notebook: text,
  today: counted,
  fromLesson: counted,
  position: textWith('{n}', '{total}'),
  module: textWith('{n}'),
  answer: text,
  unknown: text,
  answerFailed: z.strictObject({ title: text, text }),
  verdict: z.strictObject({
    right: text,
    wrong: text,
    yours: text,
    good: text,
    passage: text,
    back: textWith('{fecha}'),
    next: text,
    finish: text,
  }),
  end: z.strictObject({
    title: text,
    score: textWith('{n}', '{total}'),
    list: text,
    isRight: text,
    isWrong: text,
    nothing: titled,
    next: counted.extend({ one: textWith('{fecha}'), many: textWith('{n}', '{fecha}') }),
    tomorrow: text,
    on: textWith('{fecha}'),
    more: text,
    practice: text,
  }),
  overview: z.strictObject({
    title: text,
    all: textWith('{n}', '{total}'),
    lesson: textWith('{n}', '{total}'),
    choose: text,
    every: text,
  }),
  failed: z.strictObject({ title: text, text, action: text }),
});

export type ReviewPage = z.output<typeof reviewPage>;
