import { useMemo, useState } from 'react';
import { demoLibrary } from '#content.ts';
import { toast } from '#lib/toasts.ts';
import {
  addCortex,
  CATEGORIES,
  cortexLabel,
  DEFAULT_LIBRARY_TITLE,
  DEFAULT_SECTION,
  type Section,
} from './cortex.ts';
import { itemsOfSection, matchesText, moveItems } from './knowledge-item.ts';

const NOTHING: ReadonlySet<string> = new Set();

/** All state of the workspace; it lasts as long as the page. */
export function useLibrary() {
  const [title, setTitle] = useState(DEFAULT_LIBRARY_TITLE);
  const [categories, setCategories] = useState(CATEGORIES);
  const [items, setItems] = useState(demoLibrary.items);
  const [section, setSection] = useState(DEFAULT_SECTION);
  const [text, setText] = useState('');
  const [selectedIds, setSelectedIds] = useState(NOTHING);

  const shownItems = useMemo(
    () => itemsOfSection(items, categories, section).filter((item) => matchesText(item, text)),
    [items, categories, section, text],
  );

  /** Clears the selection: Move takes items out of the section where they were selected. */
  function selectSection(next: Section) {
    setSection(next);
    setSelectedIds(NOTHING);
  }

  function toggle(id: string) {
    const next = new Set(selectedIds);
    if (!next.delete(id)) next.add(id);
    setSelectedIds(next);
  }

  function moveSelected(targetId: string) {
    const target = cortexLabel(categories, targetId);
    setItems(moveItems(items, selectedIds, cortexLabel(categories, section.cortexId), target));
    // The specification's sentence (section 4), even for one item.
    toast({
      title: `Moved ${selectedIds.size} items to ${target}`,
      text: 'The move lasts as long as this page is open.',
      lang: 'en',
    });
    setSelectedIds(NOTHING);
  }

  function createCortex(name: string) {
    const count = categories.flatMap((category) => category.items).length;
    const cortex = { id: `own-${count}`, name };
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
    shownItems,
    selectedIds,
    toggle,
    moveSelected,
    createCortex,
  };
}

export type Library = ReturnType<typeof useLibrary>;
