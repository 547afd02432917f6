import { findCortex, OVERVIEW_ID, type CortexCategory, type Section } from './cortex.ts';
import type { ItemType, KnowledgeItem } from './knowledge-item.ts';

const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());
const equals = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Title, keywords or writer, whatever the case (spec section 5). */
export const matchesText = ({ title, keywords, writer }: KnowledgeItem, text: string) =>
  [title, writer, ...keywords].some((field) => contains(field, text.trim()));

/**
 * Spec section 5: items with a keyword that equals the cortex's name; if there are none, those whose
 * keyword or title contains it.
 */
export function itemsOfCortex(items: KnowledgeItem[], name: string): KnowledgeItem[] {
  const exact = items.filter(({ keywords }) => keywords.some((keyword) => equals(keyword, name)));
  if (exact.length > 0) return exact;
  return items.filter(({ title, keywords }) => [title, ...keywords].some((field) => contains(field, name)));
}

/** Overview shows everything, a cortex its own items, a category alone those of all its cortexes. */
export function itemsOfSection(
  items: KnowledgeItem[],
  categories: CortexCategory[],
  { categoryId, cortexId }: Section,
): KnowledgeItem[] {
  if (cortexId === OVERVIEW_ID) return items;
  if (cortexId !== null) {
    const cortex = findCortex(categories, cortexId);
    return cortex ? itemsOfCortex(items, cortex.name) : [];
  }
  const cortexes = categories.find(({ id }) => id === categoryId)?.items ?? [];
  if (cortexes.some(({ id }) => id === OVERVIEW_ID)) return items;
  const members = new Set(cortexes.flatMap(({ name }) => itemsOfCortex(items, name)));
  return items.filter((item) => members.has(item));
}

export interface LibraryFilter {
  section: Section;
  text: string;
  type: ItemType | null;
}

export const filterLibrary = (
  items: KnowledgeItem[],
  categories: CortexCategory[],
  { section, text, type }: LibraryFilter,
) =>
  itemsOfSection(items, categories, section).filter(
    (item) => matchesText(item, text) && (type === null || item.type === type),
  );
