import { useDeferredValue, useMemo, useState } from 'react';
import { matching, type Filter } from './filter.ts';
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
  const results = useMemo(() => {
    const found = searchable.filter(matching({ text: shownText, category: shownCategory }));
    if (found.length > 0) return { entries: found.map(({ entry }) => entry), suggestion: undefined };
    const inCategory = searchable.filter(matching({ text: '', category: shownCategory }));
    const texts = inCategory.flatMap((item) => item.texts);
    return { entries: [], suggestion: suggestAccented(shownText, texts) };
  }, [searchable, shownText, shownCategory]);
  const entriesShown = useStable(results.entries);
  return { entries: entriesShown, suggestion: results.suggestion };
}

/** The same array for as long as it holds the same: most keys do not change the list, and need not draw it. */
function useStable<T>(list: T[]): T[] {
  const [stable, setStable] = useState(list);
  const isSame = useMemo(
    () => stable.length === list.length && stable.every((item, index) => item === list[index]),
    [stable, list],
  );
  if (!isSame) setStable(list);
  return isSame ? stable : list;
}
