import { z } from 'zod';
import { markedText, meta, text, textWith, titled } from '#tools/content/pages/field-schemas.ts';

const counted = z.strictObject({ one: text, many: text });
const score = textWith('{n}', '{total}');
const byWay = z.strictObject({ without: text, with: text });

/** /practica/retos. */
export const retos = z.strictObject({
  meta,
  title: markedText,
  lead: text,
  steps: z.strictObject({ title: text, items: z.array(text).min(1) }),
  listTitle: text,
  byHand: textWith('{n}'),
  kinds: z.strictObject({ numero: text, fecha: text, nombre: text, opcion: text }),
  asks: textWith('{tipo}'),
  states: z.strictObject({ new: text, started: text, solved: text }),
  files: z.strictObject({ title: text, text, all: text }),
  module: z.strictObject({
    label: text,
    title: text,
    text,
    challenges: score,
    hunts: score,
    huntsLink: text,
    mark: text,
    pending: text,
    doneOn: textWith('{fecha}'),
    missing: textWith('{lista}'),
    missingChallenges: counted,
    missingHunts: counted,
    and: text,
    ready: text,
  }),
});

/** What stands around a challenge and its answer. */
export const reto = z.strictObject({
  back: text,
  number: score,
  byHand: textWith('{n}'),
  brief: text,
  files: text,
  filesText: text,
  prompt: text,
  promptText: text,
  copy: text,
  copied: text,
  open: text,
  answer: text,
  label: z.strictObject({ numero: textWith('{unidad}'), fecha: text, nombre: text }),
  example: textWith('{ejemplo}'),
  check: text,
  hint: text,
  hintTitle: score,
  unreadable: z.strictObject({
    empty: text,
    choice: text,
    number: text,
    'several-numbers': text,
    unit: text,
    date: text,
    year: text,
  }),
  trap: text,
  wrong: text,
  wrongText: text,
  lastText: text,
  solved: text,
  solvedText: textWith('{respuesta}'),
  solvedOn: textWith('{fecha}', '{respuesta}'),
  way: text,
  solution: z.strictObject({
    show: text,
    title: text,
    confirm: textWith('{fecha}'),
    yes: text,
    no: text,
    closed: textWith('{fecha}'),
  }),
  minutes: z.strictObject({
    title: text,
    text,
    without: text,
    with: text,
    start: text,
    startSubject: byWay,
    stop: textWith('{tiempo}'),
    stopName: text,
    saved: textWith('{n}'),
    lost: textWith('{n}'),
    same: text,
  }),
  lesson: text,
  next: text,
  notFound: titled,
});

export type ChallengeListPage = z.output<typeof retos>;
export type ChallengePage = z.output<typeof reto>;
