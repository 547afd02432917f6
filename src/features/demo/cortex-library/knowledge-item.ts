import { findCortex, OVERVIEW_ID, type Cortex, type CortexCategory, type Section } from './cortex.ts';

export const ITEM_TYPES = ['Article', 'Paper', 'Video', 'Podcast', 'Repository', 'Tool'] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

/** Demo knowledge item (spec section 3). */
export interface KnowledgeItem {
  id: string;
  title: string;
  url: string;
  type: ItemType;
  /** ISO date, without time. */
  createdDate: string;
  source: string;
  keywords: string[];
  pitch: string;
  writer: string;
}

const dateFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

export const shortDate = (isoDate: string) => dateFormat.format(new Date(isoDate));

/** The three columns of the board: what one does with an item. */
export const BOARD_COLUMNS: { name: string; types: ItemType[] }[] = [
  { name: 'To read', types: ['Article', 'Paper'] },
  { name: 'To watch and hear', types: ['Video', 'Podcast'] },
  { name: 'To try', types: ['Repository', 'Tool'] },
];

export type LibraryView = 'table' | 'grid' | 'list' | 'kanban';

/** What the three views with selection are given; the board shows items only. */
export interface SelectableViewProps {
  items: KnowledgeItem[];
  selectedIds: ReadonlySet<string>;
  onSelect: (ids: string[], isSelected: boolean) => void;
}

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

interface LibraryFilter {
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

const withKeyword = (item: KnowledgeItem, keyword: string): KnowledgeItem =>
  item.keywords.some((own) => own.toLowerCase() === keyword.toLowerCase())
    ? item
    : { ...item, keywords: [...item.keywords, keyword] };

const withoutKeyword = (item: KnowledgeItem, part: string): KnowledgeItem => ({
  ...item,
  keywords: item.keywords.filter((own) => !own.toLowerCase().includes(part.toLowerCase())),
});

/**
 * Gives a cortex's items its name as a keyword. Otherwise the first item that arrives with the exact
 * keyword would hide all those that are there because a keyword merely contains the name.
 */
function nameMembers(items: KnowledgeItem[], { name }: Cortex): KnowledgeItem[] {
  const members = new Set(itemsOfCortex(items, name));
  return items.map((item) => (members.has(item) ? withKeyword(item, name) : item));
}

/** Overview is a view of everything; no item belongs to it. */
const holdsItems = (cortex: Cortex | undefined): cortex is Cortex =>
  cortex !== undefined && cortex.id !== OVERVIEW_ID;

/** Keywords decide where an item belongs, so moving changes them. Overview holds everything anyway. */
export function moveItems(
  items: KnowledgeItem[],
  ids: ReadonlySet<string>,
  from: Cortex | undefined,
  to: Cortex,
): KnowledgeItem[] {
  const named = [from, to].filter(holdsItems).reduce(nameMembers, items);
  return named.map((item) => {
    if (!ids.has(item.id)) return item;
    const taken = holdsItems(from) ? withoutKeyword(item, from.name) : item;
    return holdsItems(to) ? withKeyword(taken, to.name) : taken;
  });
}
