import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { GptsPage, Message, PromptsPage } from '#content.ts';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import { HowToSteps } from '#ui/text/how-to-steps.tsx';
import { MarkedText } from '#ui/text/marked-text.tsx';
import { VariableText } from '#ui/text/variable-text.tsx';
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
export function LibraryView<T extends Entry>(props: LibraryViewProps<T>) {
  const { copy } = props;
  return (
    <div className="shell grid grid-cols-1 gap-x-16 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
      {/* On a desk as high as the steps beside it, which arrive after the list. */}
      <header className="pt-10 pb-8 md:pt-16 lg:min-h-90 lg:pb-14">
        <h1 className="text-4xl sm:text-5xl">
          <MarkedText text={copy.title} />
        </h1>
        <p className="mt-5 max-w-[58ch] text-lg text-ink-soft">{copy.text}</p>
      </header>
      <FilteredList {...props} />
      {/* On a phone it comes after the list: whoever comes back wants the search box. */}
      <HowToSteps
        title={copy.steps.title}
        steps={copy.steps.items}
        drawStep={(step) => <VariableText text={step} />}
        className="max-lg:mb-14 lg:col-start-2 lg:row-start-1 lg:mt-16 lg:mb-14"
      />
    </div>
  );
}

function FilteredList<T extends Entry>({
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
  const keptFocus = useKeptFocus<HTMLDivElement>();

  return (
    <div className="border-t border-line py-8 md:py-12 lg:col-span-2 lg:row-start-2">
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
                label: copy.didYouMean.replace('{palabra}', suggestion),
                onAccept: () => filter.setText(suggestion),
              },
            })}
          />
        )}
      </div>
    </div>
  );
}
