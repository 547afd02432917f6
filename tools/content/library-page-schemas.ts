import { z } from 'zod';
import { markedText, meta, text } from './field-schemas.ts';

/** What both libraries say around their cards. */
const libraryPage = {
  meta,
  title: markedText,
  text,
  steps: z.strictObject({ title: text, items: z.array(text).min(1) }),
  searchLabel: text,
  searchPlaceholder: text,
  categoryLabel: text,
  listLabel: text,
  resultOne: text,
  resultMany: text,
  action: text,
  didYouMean: text.refine(
    (value) => value.includes('{palabra}'),
    'Falta {palabra}: el sitio pone ahí la palabra con su tilde',
  ),
  showAll: text,
};

const entryPage = { back: text, more: text, related: text, contents: text };
const part = { title: text, text };
/** A text with a place that the page fills. */
const textWith = (place: string) =>
  text.refine((value) => value.includes(place), `Falta ${place}: lo rellena el sitio`);

export const prompts = z.strictObject({
  ...libraryPage,
  entry: z.strictObject({
    ...entryPage,
    copy: text,
    copied: text,
    download: text,
    downloadNote: text,
    shortcut: text,
    blockLabel: text,
    variables: text,
    variablesText: text,
    prompt: text,
    short: z.strictObject({ ...part, copy: text, label: text }),
    example: z.strictObject({ title: text, text: textWith('{empresa}') }),
    result: z.strictObject({ ...part, label: text }),
    checks: z.strictObject({ title: text }),
    file: z.strictObject({ category: text, tags: text, description: text }),
  }),
});

export const gpts = z.strictObject({
  ...libraryPage,
  entry: z.strictObject({
    ...entryPage,
    open: text,
    openNote: text,
    copy: text,
    copied: text,
    setUp: z.strictObject({
      title: text,
      steps: z.array(text).min(1),
      placesTitle: text,
      places: z.array(z.strictObject({ name: text, text })).min(1),
      note: text,
      lesson: text,
    }),
    starters: z.strictObject(part),
    knowledge: z.strictObject({ title: text, text: textWith('{archivo}'), download: text }),
    tests: z.strictObject({ ...part, must: text }),
    refuses: z.strictObject(part),
    instructions: z.strictObject({ title: text, text: textWith('{n}'), label: text }),
  }),
});

export type PromptsPage = z.output<typeof prompts>;
export type GptsPage = z.output<typeof gpts>;
