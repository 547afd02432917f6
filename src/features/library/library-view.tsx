import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { GptsPage, Message, PromptsPage } from '#content.ts';
import { MarkedText } from '#ui/marked-text.tsx';
import { CardGrid } from './card-grid.tsx';
import { EmptyResults } from './empty-results.tsx';
import type { Entry } from './entry-card.tsx';
import { FilterBar } from './filter-bar.tsx';
import { rememberList } from './list-address.ts';
import { ResultsCount } from './results-count.tsx';
import { useFilter } from './use-filter.ts';
import { useResults } from './use-results.ts';

interface LibraryViewProps<T extends Entry> {
  /** Path of the library, e.g. /prompts. */
  path: string;
  entries: T[];
  categories: string[];
  /** What the search looks at; keep it outside of the component, it must not change between renders. */
  textsOf: (entry: T) => string[];
  copy: PromptsPage | GptsPage;
  empty: Message;
}

/** The page of a whole library: /prompts and /gpts differ only in what they are given. */
export function LibraryView<T extends Entry>({
  path,
  entries,
  categories,
  textsOf,
  copy,
  empty,
}: LibraryViewProps<T>) {
  const { search } = useLocation();
  useEffect(() => rememberList(path, search), [path, search]);
  const filter = useFilter(categories);
  const results = useResults(entries, textsOf, filter);
  const { suggestion } = results;

  return (
    <>
      <LibraryHeader copy={copy} />
      <div className="shell py-10 md:py-14">
        <FilterBar
          filter={filter}
          categories={categories}
          searchLabel={copy.searchLabel}
          searchPlaceholder={copy.searchPlaceholder}
          categoryLabel={copy.categoryLabel}
        />
        <div className="mt-6 mb-5">
          <ResultsCount count={results.entries.length} one={copy.resultOne} many={copy.resultMany} />
        </div>
        <h2 className="sr-only">{copy.listLabel}</h2>
        {results.entries.length > 0 ? (
          <CardGrid entries={results.entries} label={copy.listLabel} path={path} action={copy.action} />
        ) : (
          <EmptyResults
            title={empty.title}
            text={empty.text}
            reset={{ label: copy.showAll, onReset: filter.reset }}
            {...(suggestion && {
              suggestion: {
                label: copy.didYouMean.replace('{palabra}', suggestion),
                onAccept: () => filter.setText(suggestion),
              },
            })}
          />
        )}
      </div>
    </>
  );
}

/** Title, and how to use what is below, as a note clipped to the side. */
function LibraryHeader({ copy }: { copy: PromptsPage | GptsPage }) {
  return (
    <header className="border-b border-line">
      <div className="shell grid items-end gap-x-16 gap-y-8 py-12 md:py-16 lg:grid-cols-[1.5fr_1fr]">
        <div>
          <h1 className="text-4xl sm:text-5xl">
            <MarkedText text={copy.title} />
          </h1>
          <p className="mt-5 max-w-[58ch] text-lg text-ink-soft">{copy.text}</p>
        </div>
        <section aria-label={copy.steps.title} className="border-t-2 border-ink">
          <p className="py-2.5 text-sm font-semibold">{copy.steps.title}</p>
          <ol>
            {copy.steps.items.map((step, index) => (
              <li key={step} className="flex gap-4 border-t border-line py-2.5">
                <span aria-hidden="true" className="font-heading font-semibold text-accent tabular-nums">
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </section>
      </div>
    </header>
  );
}
