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

const entryPage = { back: text, more: text, related: text };

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
    file: z.strictObject({ category: text, tags: text, description: text }),
  }),
});

export const gpts = z.strictObject({
  ...libraryPage,
  entry: z.strictObject({ ...entryPage, open: text, openNote: text }),
});

export type PromptsPage = z.output<typeof prompts>;
export type GptsPage = z.output<typeof gpts>;
