import { z } from 'zod';
import {
  duration,
  link,
  markedText,
  meta,
  sitePath,
  tags,
  text,
  textWith,
  webAddress,
} from '#tools/content/pages/field-schemas.ts';
import type { Kit } from './kit.ts';
import type { PromptUse } from './prompt-use.ts';
import type { PromptDatum } from './prompt-variable.ts';

const id = z.int('Debe ser un número entero').positive('Debe ser 1 o mayor');

const card = { id, title: text, description: text, category: text, tags };

export const promptHeader = z.strictObject(card);

/** A GPT without an address opens a new chat, which begins with the kit's `arranque`. */
export const gptHeader = z.strictObject({
  ...card,
  chatgptUrl: webAddress
    .refine(
      (url) => !/^https?:\/\/[^/]*\/gpts\b/.test(url),
      'Es una búsqueda en la tienda: escribe la dirección de un GPT publicado (https://chatgpt.com/g/…) o borra la línea',
    )
    .optional(),
});

const categoryList = z
  .array(text, 'Debe ser una lista: una categoría por línea, con un guion delante')
  .refine((list) => list[0] === 'Todos', "La primera categoría debe ser 'Todos'")
  .refine((list) => new Set(list).size === list.length, 'Hay una categoría repetida');

export const categories = z.strictObject({
  prompts: categoryList,
  gpts: categoryList,
  courses: categoryList,
});

export const courses = z.array(
  z.strictObject({
    title: text,
    subtitle: text,
    level: z.enum(['Principiante', 'Intermedio']),
    duration,
    categories: z.array(text).min(1, 'Escribe al menos una categoría'),
    tags,
    link: sitePath,
  }),
);

export type Categories = z.output<typeof categories>;
export type Course = z.output<typeof courses>[number];
export type PromptCard = z.output<typeof promptHeader> & { slug: string };
/** `data` is the list with which `content` begins, the only place that a learner fills in. */
export type Prompt = PromptCard & { content: string; data: PromptDatum[]; use: PromptUse };
export type GptCard = Omit<z.output<typeof gptHeader>, 'chatgptUrl'> & { slug: string };
/** `detailedDescription` is HTML made from our own Markdown at build time. */
export type Gpt = GptCard & { chatgptUrl: string; detailedDescription: string; kit: Kit };
export type { Kit, PromptUse };

/** Where to look if a list finds nothing. Links without a category appear when no link has the chosen one. */
export const linksOfEmptyList = {
  emptyTitle: text,
  links: z.array(link.extend({ category: text.optional() })).min(1),
};

/** The words of both libraries around their cards. */
const libraryPage = {
  meta,
  title: markedText,
  text,
  steps: z.strictObject({ title: text, items: z.array(text).min(1) }),
  searchLabel: text,
  searchPlaceholder: text,
  clearSearch: text,
  categoryLabel: text,
  listLabel: text,
  resultOne: text,
  resultMany: text,
  action: text,
  didYouMean: textWith('{palabra}'),
  showAll: text,
  /** Points to the rest of the school: a line below the title, and links where the library finds nothing. */
  elsewhere: z.strictObject({ text, ...link.shape, ...linksOfEmptyList }),
};

const entryPage = { back: text, more: text, related: text, recipes: text, contents: text };
const part = { title: text, text };

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
    /** The kit as one archive, and the facts (ids of content/facts.yaml) on who takes such a file. */
    skill: z.strictObject({
      ...part,
      download: text,
      steps: z.array(text).length(2, 'Son dos líneas: preparar la carpeta y subirla'),
      places: z.array(z.strictObject({ name: text, text })).min(1),
      factsTitle: text,
      facts: z.array(text).min(1),
    }),
    tests: z.strictObject({ ...part, must: text }),
    refuses: z.strictObject(part),
    instructions: z.strictObject({ title: text, text: textWith('{n}'), label: text }),
  }),
});

export type PromptsPage = z.output<typeof prompts>;
export type GptsPage = z.output<typeof gpts>;
