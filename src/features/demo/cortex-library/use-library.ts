import { useMemo, useState } from 'react';
import { toast } from '#lib/toasts.ts';
import {
  addCortex,
  CATEGORIES,
  DEFAULT_LIBRARY_TITLE,
  DEFAULT_SECTION,
  findCortex,
  type Section,
} from './cortex.ts';
import { filterLibrary, moveItems, type ItemType } from './knowledge-item.ts';
import { sampleItems } from './sample-items.ts';

const NOTHING: ReadonlySet<string> = new Set();

/** Everything the workspace knows; it lives as long as the page. */
export function useLibrary() {
  const [title, setTitle] = useState(DEFAULT_LIBRARY_TITLE);
  const [categories, setCategories] = useState(CATEGORIES);
  const [items, setItems] = useState(sampleItems);
  const [section, setSection] = useState(DEFAULT_SECTION);
  const [text, setText] = useState('');
  const [type, setType] = useState<ItemType | null>(null);
  const [selectedIds, setSelectedIds] = useState(NOTHING);

  const shownItems = useMemo(
    () => filterLibrary(items, categories, { section, text, type }),
    [items, categories, section, text, type],
  );

  /** What is selected is moved out of the section it was selected in, so it does not outlive it. */
  function selectSection(next: Section) {
    setSection(next);
    setSelectedIds(NOTHING);
  }

  function setSelected(ids: string[], isSelected: boolean) {
    setSelectedIds((current) => {
      const next = new Set(current);
      for (const id of ids) {
        if (isSelected) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  }

  function moveSelected(targetId: string) {
    const target = findCortex(categories, targetId);
    if (!target) return;
    setItems(moveItems(items, selectedIds, findCortex(categories, section.cortexId), target));
    // The sentence is the specification's (section 4), for one item too.
    toast({
      title: `Moved ${selectedIds.size} items to ${target.name}`,
      text: 'The move lasts as long as this page is open.',
      lang: 'en',
    });
    setSelectedIds(NOTHING);
  }

  function createCortex(name: string) {
    // Names are unique whatever the case, and so are ids made of them.
    const cortex = { id: `own-${name.trim().toLowerCase()}`, name: name.trim() };
    setCategories(addCortex(categories, section.categoryId, cortex));
    selectSection({ categoryId: section.categoryId, cortexId: cortex.id });
  }

  return {
    title,
    setTitle: (next: string) => setTitle(next.trim()),
    categories,
    section,
    selectSection,
    text,
    setText,
    type,
    setType,
    shownItems,
    selectedIds,
    setSelected,
    moveSelected,
    createCortex,
  };
}

export type Library = ReturnType<typeof useLibrary>;
