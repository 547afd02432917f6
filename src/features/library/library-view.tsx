import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { GptsPage, Message, PromptsPage } from '#content.ts';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import { HowToSteps } from '#ui/text/how-to-steps.tsx';
import { MarkedText } from '#ui/text/marked-text.tsx';
import { VariableText } from '#ui/text/variable-text.tsx';
import { CardGrid, type Entry } from './entry-cards.tsx';
import { FilterBar, ResultsCount } from './filter-bar.tsx';
import { matching, type Filter } from './filter.ts';
import { rememberList } from './list-address.ts';
import { suggestAccented } from './suggest-accented.ts';
import { useFilter } from './use-filter.ts';

const textLink = 'text-accent underline underline-offset-2';

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
        <p className="mt-4 max-w-[58ch]">
          {copy.elsewhere.text}{' '}
          <Link to={copy.elsewhere.to} className={textLink}>
            {copy.elsewhere.label}
          </Link>
        </p>
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

interface EmptyResultsProps {
  title: string;
  text: string;
  /** What the person may have meant; only when accents were the reason for finding nothing. */
  suggestion?: { label: string; onAccept: () => void };
  reset: { label: string; onReset: () => void };
  /** Where the rest of the school has something that fits. */
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
              <Link to={to} className={`flex min-h-11 items-center py-2 ${textLink}`}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** The links that name the chosen category, else those for everybody. */
function linksFor(category: string, { elsewhere: { links } }: PromptsPage | GptsPage) {
  const fitting = links.filter((link) => link.category === category);
  return fitting.length > 0 ? fitting : links.filter((link) => link.category === undefined);
}

/** What the filter leaves of a library. */
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
