import { useMemo } from 'react';
import { matching, type Filter } from './filter.ts';
import { suggestAccented } from './suggest-accented.ts';
import type { Entry } from './entry-card.tsx';

/** What the filter leaves of a library. */
export function useResults<T extends Entry>(
  entries: T[],
  textsOf: (entry: T) => string[],
  { text, category }: Filter,
) {
  return useMemo(() => {
    const searchable = entries.map((entry) => ({
      entry,
      texts: textsOf(entry),
      categories: [entry.category],
    }));
    const found = searchable.filter(matching({ text, category }));
    if (found.length > 0) return { entries: found.map(({ entry }) => entry), suggestion: undefined };
    const inCategory = searchable.filter(matching({ text: '', category }));
    const texts = inCategory.flatMap((item) => item.texts);
    return { entries: [], suggestion: suggestAccented(text, texts) };
  }, [entries, textsOf, text, category]);
}
