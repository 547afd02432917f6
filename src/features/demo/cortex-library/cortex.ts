import { demoLibrary } from '#content.ts';

/** Spec section 2: the sidebar's categories, each with its cortexes. */
export const CATEGORIES = demoLibrary.categories;
export type CortexCategory = (typeof CATEGORIES)[number];
type Cortex = CortexCategory['items'][number];

/** The sidebar's selection; a category's header selects no item. */
export interface Section {
  categoryId: string;
  cortexId: string | null;
}

export const OVERVIEW_ID = 'overview';
export const DEFAULT_LIBRARY_TITLE = 'Cortex Library';
export const DEFAULT_SECTION: Section = { categoryId: 'private', cortexId: OVERVIEW_ID };

export const findCortex = (categories: CortexCategory[], id: string | null) =>
  categories.flatMap(({ items }) => items).find((cortex) => cortex.id === id);

/** Spec section 8: an unknown category is called 'Unknown'. */
export const categoryLabel = (categories: CortexCategory[], id: string) =>
  categories.find((category) => category.id === id)?.name ?? 'Unknown';

/** Spec section 8: no cortex is called 'All'. */
export const cortexLabel = (categories: CortexCategory[], id: string | null) =>
  id === null ? 'All' : (findCortex(categories, id)?.name ?? 'Unknown');

export const addCortex = (categories: CortexCategory[], categoryId: string, cortex: Cortex) =>
  categories.map((category) =>
    category.id === categoryId ? { ...category, items: [...category.items, cortex] } : category,
  );
