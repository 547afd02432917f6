import { demoLibrary } from '#content.ts';
import { findCortex, OVERVIEW_ID, type CortexCategory, type Section } from './cortex.ts';

/** Demo knowledge item (spec section 3). */
export type KnowledgeItem = (typeof demoLibrary)['items'][number];

const dateFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

export const shortDate = (isoDate: string) => dateFormat.format(new Date(isoDate));

/** The three columns of the board: ways to work with an item. */
export const BOARD_COLUMNS: { name: string; types: KnowledgeItem['type'][] }[] = [
  { name: 'To read', types: ['Article', 'Paper'] },
  { name: 'To watch and hear', types: ['Video', 'Podcast'] },
  { name: 'To try', types: ['Repository', 'Tool'] },
];

/** Props of the three views with selection; the board has none. */
export interface SelectableViewProps {
  items: KnowledgeItem[];
  selectedIds: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());
const equals = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Searches title, keywords and writer, ignoring case (spec section 5). */
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

/** Overview shows everything, a cortex its own items, a category the items of all its cortexes. */
export function itemsOfSection(
  items: KnowledgeItem[],
  categories: CortexCategory[],
  { categoryId, cortexId }: Section,
): KnowledgeItem[] {
  const category = categories.find(({ id }) => id === categoryId);
  const cortexes = cortexId === null ? category?.items : [findCortex(categories, cortexId)];
  if (cortexes?.some((cortex) => cortex?.id === OVERVIEW_ID)) return items;
  const shown = new Set(cortexes?.flatMap((cortex) => (cortex ? itemsOfCortex(items, cortex.name) : [])));
  return items.filter((item) => shown.has(item));
}

/** Keywords say where an item belongs: the target's name replaces that of the cortex it leaves. */
export const moveItems = (items: KnowledgeItem[], ids: ReadonlySet<string>, from: string, to: string) =>
  items.map((item) =>
    ids.has(item.id)
      ? { ...item, keywords: [...item.keywords.filter((own) => !equals(own, from) && !equals(own, to)), to] }
      : item,
  );
