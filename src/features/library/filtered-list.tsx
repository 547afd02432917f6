import { useMemo } from 'react';
import { fill } from '#common/fill.ts';
import type { GptsPage, Message, PromptsPage } from '#content.ts';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
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
}

/** Search and list of a library, for /prompts and /gpts. */
export function FilteredList<T extends Entry>({
  path,
  entries,
  categories,
  textsOf,
  copy,
  empty,
}: FilteredListProps<T>) {
  const filter = useFilter(categories);
  const results = useResults(entries, textsOf, filter);
  const { suggestion } = results;
  const keptFocus = useKeptFocus<HTMLDivElement>();

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
            elsewhere={{ title: copy.elsewhere.emptyTitle, links: linksFor(filter.category, copy) }}
            {...(suggestion && {
              suggestion: {
                label: fill(copy.didYouMean, { palabra: suggestion }),
                onAccept: () => filter.setText(suggestion),
              },
            })}
          />
        )}
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
  /** Links to fitting pages in the rest of the school. */
  elsewhere: { title: string; links: { label: string; to: string }[] };
}

function EmptyResults({ title, text, suggestion, reset, elsewhere }: EmptyResultsProps) {
  return (
    <>
      <EmptyState title={title} text={text}>
        {suggestion && <Button onClick={suggestion.onAccept}>{suggestion.label}</Button>}
        <Button variant="secondary" onClick={reset.onReset}>
          {reset.label}
        </Button>
      </EmptyState>
      <section aria-labelledby="en-otra-parte" className="mt-10">
        <h3 id="en-otra-parte" className="text-xl">
          {elsewhere.title}
        </h3>
        <ul className="mt-3 border-b border-line">
          {elsewhere.links.map(({ label, to }) => (
            <li key={to} className="border-t border-line">
              <Link
                to={to}
                className="flex min-h-11 items-center py-2 text-accent underline underline-offset-2"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** The links for the chosen category, else the general ones. */
function linksFor(category: string, { elsewhere: { links } }: PromptsPage | GptsPage) {
  const fitting = links.filter((link) => link.category === category);
  return fitting.length > 0 ? fitting : links.filter((link) => link.category === undefined);
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
