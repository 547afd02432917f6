import { z } from 'zod';
import { exerciseKinds, type ExerciseKindId } from '#common/exercise-kinds.ts';
import { inEnglish } from '#tools/content/english-fields.ts';
import { markedText, meta, sitePath, text, textWith, titled } from '#tools/content/pages/field-schemas.ts';

const counted = z.strictObject({ one: text, many: text });
const step = z.strictObject({ text, action: text });

/** Texts like 'Puntuación: 3 de 4', with a placeholder for each number. */
const score = textWith('{n}', '{total}');

const kind = z.strictObject({ title: text, text, time: text, action: text, progress: score });

const kinds = Object.fromEntries(exerciseKinds.map(({ id }) => [id, kind])) as Record<
  ExerciseKindId,
  typeof kind
>;

/** /practica, and all words of 'Caza del error' but its cases. */
export const practica = z
  .strictObject({
    meta,
    title: text,
    lead: text,
    kept: text,
    keptText: text,
    notebook: text,
    back: text,
    loading: text,
    today: text,
    next: z.strictObject({
      title: text,
      first: step,
      resume: step,
      another: step,
      repeat: step,
      due: step.extend({ title: counted }),
      done: z.strictObject({ title: text, text, action: text, to: sitePath }),
    }),
    figures: z.strictObject({ title: text, solved: counted, faults: counted, minutes: counted }),
    kindsTitle: text,
    kinds: z.strictObject(kinds),
    errores: z.strictObject({
      meta,
      title: markedText,
      lead: text,
      steps: z.strictObject({ title: text, items: z.array(text).min(1) }),
      listTitle: text,
      progress: score,
      states: z.strictObject({ new: text, started: text, checked: text, solved: text }),
      best: score,
    }),
    caso: z.strictObject({
      back: text,
      number: score,
      deskLabel: text,
      brief: text,
      documents: text,
      table: text,
      answer: text,
      instruction: text,
      sentences: text,
      marked: z.strictObject({ none: text, one: text, many: text }),
      check: text,
      retry: text,
      score,
      best: score,
      last: score,
      summary: z.strictObject({ all: text, clean: text, unfounded: text, missed: counted, alarms: counted }),
      verdicts: z.strictObject({ found: text, missed: text, 'false-alarm': text, right: text }),
      whyRight: text,
      proof: text,
      lookFor: text,
      lesson: text,
      next: text,
      notFound: titled,
    }),
  })
  .transform(inEnglish({ caso: 'case' }));

export type PracticePage = z.output<typeof practica>;
