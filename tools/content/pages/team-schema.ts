import { z } from 'zod';
import { link, markedText, meta, text, textWith, titled } from './field-schemas.ts';

const amount = z.int('Debe ser un número entero').min(0, 'No puede ser menos que 0');
const minutes = amount.min(1, 'Escribe los minutos, por ejemplo 10');
const day = z.iso.date('Escribe el día así: 2026-10-05');

const counted = z.strictObject({ one: text, many: textWith('{n}') });

const week = z.strictObject({
  title: text,
  /** Names of lessons; their minutes are those of the lessons. */
  lessons: z.array(z.string()),
  hunts: amount,
  challenges: amount,
  alone: z.array(text).min(1),
  together: text,
});

/** /equipos, for the person who thinks of sending a whole team. */
export const equipos = z.strictObject({
  meta,
  title: markedText,
  lead: text,
  cta: text,
  toPlan: text,
  figures: z.strictObject({ certificate: text, people: text, price: text, priceValue: text }),
  gets: z.strictObject({ title: markedText, text, items: z.array(titled).min(1) }),
  hours: z.strictObject({
    title: markedText,
    text,
    people: amount.min(2, 'Un equipo son al menos dos personas'),
    caption: text,
    what: text,
    time: text,
    estimated: text,
    rows: z.strictObject({
      reading: z.strictObject({ title: text, amount: textWith('{n}') }),
      moduleSix: z.strictObject({ title: text, amount: textWith('{n}') }),
      certificate: text,
      guide: z.strictObject({ title: text, amount: text }),
      hunts: z.strictObject({ title: text, amount: textWith('{n}') }),
      challenges: z.strictObject({ title: text, amount: textWith('{n}') }),
      workshop: z.strictObject({ title: text, amount: textWith('{n}') }),
      trade: z.strictObject({ title: text, amount: textWith('{n}') }),
      questions: z.strictObject({ title: text, amount: textWith('{n}') }),
      all: text,
    }),
    notes: z.array(text).min(1),
  }),
  plan: z.strictObject({
    title: markedText,
    text,
    week: textWith('{n}'),
    time: textWith('{tiempo}'),
    alone: text,
    lesson: textWith('{n}', '{titulo}'),
    hunts: counted,
    challenges: counted,
    together: text,
    meeting: minutes,
    weeks: z.array(week).length(4, 'El plan tiene cuatro semanas'),
    before: z.strictObject({ title: text, items: z.array(text).min(1) }),
    copy: text,
    copied: text,
    show: text,
    print: text,
    mail: z.strictObject({
      opening: textWith('{escuela}', '{desde}', '{hasta}', '{direccion}'),
      closing: text,
    }),
  }),
  certificate: z.strictObject({
    title: markedText,
    paragraphs: z.array(text).min(1),
    stamp: text,
    caption: text,
    name: text,
    /** One day for each module. */
    days: z.array(day).length(6, 'Un día para cada módulo: seis'),
    issued: day,
  }),
  sees: z.strictObject({
    title: markedText,
    text,
    not: z.strictObject({ title: text, items: z.array(text).min(1) }),
    shows: z.strictObject({ title: text, items: z.array(text).min(1) }),
  }),
  costs: z.strictObject({
    title: markedText,
    paragraphs: z.array(text).min(1),
    factsTitle: text,
    /** Ids of content/facts.yaml. */
    facts: z.array(z.string()).min(1),
  }),
  data: z.strictObject({
    title: markedText,
    text,
    items: z
      .array(titled)
      .length(8, 'Con las dos que pone el servidor (privacidad.yaml) son diez: aquí van ocho'),
    more: link,
    rule: link,
  }),
  contact: z.strictObject({ title: text, text, action: text, mail: text }),
});
