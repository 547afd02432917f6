import { useDeferredValue, useMemo } from 'react';
import { matchesFilter, type Filter } from './filter.ts';
import { suggestAccented } from './suggest-accented.ts';
import type { Entry } from './entry-card.tsx';

/**
 * What the filter leaves of a library. The list may lag a frame behind the search box, so that the box never
 * waits for the list.
 */
export function useResults<T extends Entry>(
  entries: T[],
  textsOf: (entry: T) => string[],
  { text, category }: Filter,
) {
  const searchable = useMemo(
    () => entries.map((entry) => ({ entry, texts: textsOf(entry), categories: [entry.category] })),
    [entries, textsOf],
  );
  const shownText = useDeferredValue(text);
  const shownCategory = useDeferredValue(category);
  return useMemo(() => {
    const found = searchable.filter((item) =>
      matchesFilter(item, { text: shownText, category: shownCategory }),
    );
    if (found.length > 0) return { entries: found.map(({ entry }) => entry), suggestion: undefined };
    const inCategory = searchable.filter((item) =>
      matchesFilter(item, { text: '', category: shownCategory }),
    );
    const texts = inCategory.flatMap((item) => item.texts);
    return { entries: [], suggestion: suggestAccented(shownText, texts) };
  }, [searchable, shownText, shownCategory]);
}
