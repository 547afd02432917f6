import { useMemo } from 'react';
import { fill } from '#common/fill.ts';
import type { GptsPage, Message, PromptsPage } from '#content.ts';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { elsewhereProps, type Elsewhere } from './elsewhere.ts';
import { CardGrid, type Entry } from './entry-cards.tsx';
import { FilterBar, ResultsCount } from './filter-bar.tsx';
import { matching, suggestAccented, type Filter } from './filter.ts';
import { useFilter } from './use-filter.ts';

interface FilteredListProps<T extends Entry> {
  /** Path of the library, e.g. /prompts. */
  path: string;
  entries: T[];
  categories: string[];
  /** The searched texts. Define it outside the component: it must not change between renders. */
  textsOf: (entry: T) => string[];
  copy: PromptsPage | GptsPage;
  empty: Message;
  /** What the rest of the school has for the search, from another feature. */
  Elsewhere: Elsewhere;
}

/** Search and list of a library, for /prompts and /gpts. */
export function FilteredList<T extends Entry>({
  path,
  entries,
  categories,
  textsOf,
  copy,
  empty,
  Elsewhere,
}: FilteredListProps<T>) {
  const filter = useFilter(categories);
  const results = useResults(entries, textsOf, filter);
  const { suggestion } = results;
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const shown = results.entries.map(({ slug }) => `${path}/${slug}`);

  return (
    <>
      <FilterBar filter={filter} categories={categories} copy={copy} />
      <div className="mt-6 mb-5">
        <ResultsCount count={results.entries.length} one={copy.resultOne} many={copy.resultMany} />
      </div>
      <h2 className="sr-only">{copy.listLabel}</h2>
      <div {...keptFocus} data-from-query="">
        {results.entries.length > 0 ? (
          <CardGrid entries={results.entries} label={copy.listLabel} path={path} action={copy.action} />
        ) : (
          <EmptyResults
            title={empty.title}
            text={empty.text}
            reset={{ label: copy.showAll, onReset: filter.reset }}
            {...(suggestion && {
              suggestion: {
                label: fill(copy.didYouMean, { palabra: suggestion }),
                onAccept: () => filter.setText(suggestion),
              },
            })}
          />
        )}
        <Elsewhere {...elsewhereProps(filter, shown, copy.elsewhere)} />
      </div>
    </>
  );
}

interface EmptyResultsProps {
  title: string;
  text: string;
  /** What the visitor may have meant; only if accents are why nothing was found. */
  suggestion?: { label: string; onAccept: () => void };
  reset: { label: string; onReset: () => void };
}

function EmptyResults({ title, text, suggestion, reset }: EmptyResultsProps) {
  return (
    <EmptyState title={title} text={text}>
      {suggestion && <Button onClick={suggestion.onAccept}>{suggestion.label}</Button>}
      <Button variant="secondary" onClick={reset.onReset}>
        {reset.label}
      </Button>
    </EmptyState>
  );
}

/** The entries that match the filter. */
function useResults<T extends Entry>(
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
