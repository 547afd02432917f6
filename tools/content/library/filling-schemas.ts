import { z } from 'zod';
import { text, textWith, titled, webAddress } from '#tools/content/pages/field-schemas.ts';

const address = z
  .string()
  .regex(/^(https|claude):\/\/\S+$/, 'Debe ser una dirección completa, por ejemplo https://www.ejemplo.com');

const assistant = z
  .strictObject({
    name: text,
    address,
    withText: address
      .refine((value) => value.includes('{texto}'), 'Falta {texto}: el sitio pone ahí el prompt')
      .optional(),
    source: webAddress.optional(),
    checked: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/, "Escribe el día así: '2026-11-16'")
      .optional(),
  })
  .refine(({ withText, source, checked }) => !withText || (source && checked), {
    path: ['withText'],
    error:
      'Falta source o checked: la página del asistente que documenta esa dirección y el día en que se miró',
  });

const counted = {
  none: text,
  one: text,
  many: textWith('{n}'),
};

const messages = z.strictObject({
  copied: z.strictObject({
    title: text,
    none: text,
    one: textWith('{nombres}'),
    many: textWith('{n}', '{nombres}'),
  }),
  opened: z.strictObject({ title: textWith('{asistente}'), withText: text, byClipboard: text }),
  saved: z.strictObject({ title: text, text, action: text }),
  cleared: titled,
  equivalencesCleared: titled,
  linkCopied: titled,
  answerCopied: titled,
  saveFailed: titled,
  copyFailed: titled,
  checkFailed: titled,
});

export const filling = z.strictObject({
  kept: text,
  keptMore: text,
  notebook: text,
  open: z.strictObject(counted),
  fromProfile: text,
  fromProfileText: text,
  inPrompt: text,
  useProfile: text,
  copy: text,
  copied: text,
  save: text,
  clear: text,
  undo: text,
  openIn: z.strictObject({
    label: text,
    withText: text,
    byClipboard: text,
    newTab: text,
    assistants: z.array(assistant).min(1),
  }),
  share: z.strictObject({
    label: text,
    note: text,
    whatsapp: text,
    mail: text,
    copy: text,
    text: textWith('{titulo}'),
  }),
  fill: text,
  fillSubject: textWith('{titulo}'),
  close: text,
  loading: text,
  formLabel: textWith('{titulo}'),
  putBack: z.strictObject({ title: text, text, answer: text, result: text, copy: text, none: text }),
  equivalences: z.strictObject({ title: text, text, tag: text, value: text, clear: text }),
  messages,
});

export type FillingCopy = z.output<typeof filling>;
