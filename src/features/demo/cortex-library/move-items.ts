import type { Cortex } from './cortex.ts';
import { OVERVIEW_ID } from './cortex.ts';
import { itemsOfCortex } from './filter-items.ts';
import type { KnowledgeItem } from './knowledge-item.ts';

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
function settle(items: KnowledgeItem[], { name }: Cortex): KnowledgeItem[] {
  const members = new Set(itemsOfCortex(items, name));
  return items.map((item) => (members.has(item) ? withKeyword(item, name) : item));
}

const isShelf = (cortex: Cortex | undefined): cortex is Cortex =>
  cortex !== undefined && cortex.id !== OVERVIEW_ID;

/** Keywords decide where an item belongs, so moving changes them. Overview holds everything anyway. */
export function moveItems(
  items: KnowledgeItem[],
  ids: ReadonlySet<string>,
  from: Cortex | undefined,
  to: Cortex,
): KnowledgeItem[] {
  const settled = [from, to].filter(isShelf).reduce(settle, items);
  return settled.map((item) => {
    if (!ids.has(item.id)) return item;
    const taken = isShelf(from) ? withoutKeyword(item, from.name) : item;
    return isShelf(to) ? withKeyword(taken, to.name) : taken;
  });
}
