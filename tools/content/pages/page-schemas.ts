import { z } from 'zod';
import { inEnglish } from '#tools/content/english-fields.ts';
import { linksOfEmptyList } from '#tools/content/library/library-schemas.ts';
import { duration, link, markedText, meta, sitePath, stat, text, textWith, titled } from './field-schemas.ts';

const cta = z.strictObject({ title: text, text, action: text });
const sections = z.array(z.strictObject({ title: text, paragraphs: z.array(text).min(1) })).min(1);

/** A small drawing of a lesson, on a page that leads to it. `withDrawing` adds the drawing. */
const taste = z
  .strictObject({ figura: z.string(), label: text, title: text, text, action: text, to: sitePath })
  .transform(({ figura, ...words }) => ({ ...words, figure: figura, drawing: '' }));

/** Presents practice to a visitor, on a page that leads there. */
const practiceOffer = z.strictObject({
  title: markedText,
  text,
  items: z.array(z.strictObject({ value: text, title: text, text })).min(1),
  action: text,
  to: sitePath,
});

export const home = z.strictObject({
  meta,
  hero: z.strictObject({
    eyebrow: text,
    title: markedText,
    text,
    cta: text,
    note: text,
    /** Around the case of /prueba. */
    sample: z.strictObject({ category: text, text, action: text }),
  }),
  cardsTitle: text,
  cards: z
    .array(z.strictObject({ title: text, text, action: text, to: sitePath }))
    .length(4, 'La portada tiene exactamente cuatro tarjetas'),
  practice: practiceOffer,
  benefits: z.strictObject({ title: markedText, text, items: z.array(titled).min(1) }),
  outcomes: z.strictObject({
    title: markedText,
    text,
    beforeLabel: text,
    afterLabel: text,
    items: z.array(z.strictObject({ before: text, after: text })).min(1),
  }),
  taste,
  firstCourse: z.strictObject({
    eyebrow: text,
    title: text,
    level: text,
    duration,
    text,
    points: z.array(text).min(1),
    action: text,
  }),
  team: z.strictObject({ title: text, text: textWith('{desde}', '{hasta}'), action: text, to: sitePath }),
  faq: z.strictObject({
    title: markedText,
    items: z.array(z.strictObject({ question: text, answer: text, link: link.optional() })).min(1),
  }),
});

export const cursos = z.strictObject({
  meta,
  title: markedText,
  text,
  stats: z.array(stat).min(1),
  cta: text,
  library: z.strictObject({
    title: text,
    text,
    searchLabel: text,
    searchPlaceholder: text,
    clearSearch: text,
    categoryLabel: text,
    resultOne: text,
    resultMany: text,
    action: text,
    empty: cta,
    elsewhere: z.strictObject(linksOfEmptyList),
  }),
  practice: practiceOffer,
  taste,
  promo: z.strictObject({
    eyebrow: text,
    title: markedText,
    text,
    points: z.array(text).min(1),
    action: text,
  }),
});

export const why = z.strictObject({
  meta,
  loading: text,
  title: markedText,
  lead: text,
  sections,
  principles: z.strictObject({ title: markedText, items: z.array(titled).min(1) }),
  cta: cta.extend({ team: link }),
});

export const about = z.strictObject({
  meta,
  title: markedText,
  lead: text,
  sections,
  facts: z.array(stat).min(1),
  agency: cta,
});

/** The words around a fact, and around the list of all facts (/about#datos). */
export const factCopy = z.strictObject({
  title: text,
  text: z.array(text).min(1),
  course: text,
  via: z
    .strictObject({
      oficial: textWith('{quien}', '{fecha}', '{mirado}'),
      copia: textWith('{quien}', '{fecha}', '{mirado}'),
      terceros: textWith('{fecha}'),
      tercerosSinFecha: textWith('{mirado}'),
    })
    .transform(inEnglish({ tercerosSinFecha: 'undated' })),
  unchecked: text,
  past: textWith('{caduca}'),
  source: text,
  note: text,
  authority: text,
  more: text,
  feed: z.strictObject({
    invitation: text,
    atom: text,
    json: text,
    title: text,
    text,
    checked: textWith('{mirado}'),
    expires: textWith('{caduca}'),
  }),
  laws: z.strictObject({
    caption: textWith('{mirado}'),
    captionRange: textWith('{desde}', '{hasta}'),
    country: text,
    law: text,
    authority: text,
  }),
});

const kept = z.strictObject({ title: text, text, untilLabel: text });

export const privacidad = z.strictObject({
  meta,
  title: markedText,
  lead: text,
  facts: z.array(stat).min(1),
  responsible: titled,
  /** What only the operator knows: the server writes it into the page (server/site/stated-settings.ts). */
  place: z.strictObject({
    title: text,
    text,
    items: z
      .array(
        z.strictObject({
          setting: z.enum(['DATA_COUNTRY', 'DATA_PROVIDERS']),
          title: text,
          stated: textWith('{valor}'),
          unstated: textWith('{correo}'),
        }),
      )
      .length(2, 'Deben estar DATA_COUNTRY y DATA_PROVIDERS'),
  }),
  server: kept.extend({ items: z.array(z.strictObject({ title: text, text, until: text })).min(1) }),
  browser: kept.extend({
    items: z
      .array(
        z.strictObject({
          key: z
            .string()
            .regex(/^[\w:.-]+\*?$/, 'Escribe el nombre tal como lo guarda el navegador; * solo al final'),
          storage: z.enum(['local', 'session', 'database']),
          text,
          until: text,
        }),
      )
      .min(1),
  }),
  sections,
  contact: cta,
});

export const footer = z.strictObject({
  about: text,
  newsletter: z.strictObject({
    title: text,
    text,
    label: text,
    placeholder: text,
    action: text,
    done: text,
  }),
  contact: z.strictObject({ title: text, whatsapp: text, email: text }),
  social: z.strictObject({ title: text }),
  columns: z.array(z.strictObject({ title: text, links: z.array(link).min(1) })).min(1),
  legal: text,
  privacy: text,
  learner: z.array(link).min(1),
});

export const nav = z.strictObject({
  label: text,
  logo: text,
  closeMessage: text,
  links: z.array(link).min(1),
  dashboard: text,
  signOut: text,
  signIn: text,
  menuOpen: text,
  menuClose: text,
  theme: z.strictObject({ toLight: text, toDark: text }),
  skip: text,
  needsScript: text,
  unreachable: z.strictObject({ text, retry: text, retrying: text }),
});
