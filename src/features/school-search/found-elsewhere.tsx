import { useId } from 'react';
import { counted, fill } from '#common/fill.ts';
import type { PlaceKind, SchoolPlace } from '#common/search/school-search.ts';
import { schoolSearch as words } from '#content.ts';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import { Button } from '#ui/button.tsx';
import { LinkRows } from '#ui/link-rows.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { retrySchoolIndex, useSchoolIndex } from './school-index.ts';

/** More would be another list to search. */
const MOST_FOUND = 5;

interface FoundElsewhereProps {
  /** What the learner searches for; empty if only a category is chosen. */
  question: string;
  /** Addresses that the page's own list shows. */
  shown: string[];
  /** A list that shows enough needs nothing below it. */
  isWanted: boolean;
  /** Where to look if the page's own list is empty. */
  lists?: { title: string; links: { label: string; to: string }[] } | undefined;
}

/** Names what fits a search in the rest of the school, below a list that has little or nothing. */
export function FoundElsewhere({ question, shown, isWanted, lists }: FoundElsewhereProps) {
  const id = useId();
  const keptFocus = useKeptFocus<HTMLElement>();
  const isAsked = question.trim() !== '';
  const index = useSchoolIndex(isAsked);
  const isSearching = isAsked && isWanted;
  const places =
    isSearching && index.status === 'ready'
      ? index
          .search(question)
          .filter(({ to }) => !shown.includes(to))
          .slice(0, MOST_FOUND)
      : [];
  const hasFailed = isSearching && index.status === 'failed';
  const isLoading = lists !== undefined && isSearching && !hasFailed && index.status !== 'ready';
  const isNothing = lists !== undefined && isSearching && index.status === 'ready' && places.length === 0;
  const title = places.length > 0 || isLoading || isNothing ? words.title : lists?.title;
  const message = hasFailed
    ? words.failed
    : isNothing
      ? fill(words.none, { texto: question.trim() })
      : summary(places);
  const hasContent = places.length > 0 || hasFailed || lists !== undefined;
  return (
    <section
      {...keptFocus}
      aria-labelledby={hasContent ? id : undefined}
      className={hasContent ? 'mt-10' : ''}
    >
      {hasContent && (
        <h3 id={id} className="text-xl">
          {title ?? words.title}
        </h3>
      )}
      {/* Always there: screen readers announce only changes of what they know. */}
      <p role="status" className={message ? 'mt-1 text-sm text-ink-soft' : ''}>
        {message}
      </p>
      {hasFailed && (
        <Button variant="secondary" className="mt-3" onClick={retrySchoolIndex}>
          {words.retry}
        </Button>
      )}
      {isLoading ? <LoadingRows /> : <Rows places={places} links={lists?.links ?? []} />}
    </section>
  );
}

const kinds: PlaceKind[] = ['recipe', 'prompt', 'kit', 'section', 'exercise'];

/** «3 recetas, 1 kit y 2 secciones»; empty for none. */
function summary(places: SchoolPlace[]): string {
  const counts = kinds.flatMap((kind) => {
    const count = places.filter((place) => place.kind === kind).length;
    return count > 0 ? [counted(count, words.kinds[kind])] : [];
  });
  const last = counts.pop() ?? '';
  return counts.length > 0 ? `${counts.join(', ')} ${words.and} ${last}` : last;
}

/** The places, and below them the lists that do not stand among them. */
function Rows({ places, links }: { places: SchoolPlace[]; links: { label: string; to: string }[] }) {
  const others = links.filter(({ to }) => !places.some((place) => place.to === to));
  const found = places.map(({ kind, title, where, to }) => ({
    to,
    label: title,
    note: `${words.kinds[kind].label} · ${where}`,
  }));
  return (
    <>
      {found.length > 0 && <LinkRows rows={found} className="mt-3" />}
      {found.length > 0 && others.length > 0 && <p className="mt-6 text-sm text-ink-soft">{words.lists}</p>}
      {others.length > 0 && <LinkRows rows={others} className="mt-3" />}
    </>
  );
}

/** As high as the rows that will most likely come, so that nothing below them jumps. */
const LoadingRows = () => (
  <div className="mt-3 space-y-px">
    {Array.from({ length: MOST_FOUND }, (_, row) => (
      <Skeleton key={row} className="h-11" />
    ))}
  </div>
);
