import type { ReactElement } from 'react';
import { withoutMarks } from '#ui/text/marked-text.tsx';

/** What a page says about itself; html-page.tsx writes it into the head. */
export interface PageMeta {
  title: string;
  description?: string;
  /** Structured data for search engines. */
  jsonLd?: object;
  /** The page's content for feed readers. */
  feeds?: { title: string; href: string; type: string }[];
}

/** What a page says about itself, and what the build draws between the top bar and the footer. */
export interface Page {
  meta: PageMeta;
  body: ReactElement;
}

/** Null for a name that no entry has. */
export type FindEntry = (slug: string) => Promise<Page | null | undefined>;

/** What to say at an address below a list that belongs to none of its entries. */
export interface MissingEntry {
  tab: string;
  title: string;
  text: string;
  /** The way back to the list. */
  back: string;
}

/** What the build draws for a kind of exercise: `documents` in src/practice/<kind>/documents.tsx. */
export interface KindDocuments {
  /** /practica/<id>, and its exercises, if they have addresses of their own. */
  page: Page;
  entry?: FindEntry;
  missing?: MissingEntry;
}

/** Spec section 2: an entry's document title is its own plus the library's name. */
export const entryTitle = (title: string, library: { title: string }) =>
  `${title} | ${withoutMarks(library.title)}`;
