import { useCallback, useEffect, useState } from 'react';
import { useIsHydrated } from '#lib/use-is-hydrated.ts';
import { ALL, NO_FILTER, type Filter } from './filter.ts';
import { rememberList } from './list-address.ts';

/** Safari refuses more than 100 changes of the address in 30 seconds. */
const WRITE_DELAY_MS = 350;

const readAddress = () => new URLSearchParams(location.search);

/** An unknown category must not hide everything. */
function readFilter(categories: string[]): Filter {
  const params = readAddress();
  const category = params.get('categoria') ?? ALL;
  return { text: params.get('q') ?? '', category: categories.includes(category) ? category : ALL };
}

/** Some servers and messengers truncate much longer addresses. */
const LONGEST_IN_ADDRESS = 500;

/** Leaves out defaults and text that no address can hold; keeps other parameters. */
function writeFilter({ text, category }: Filter) {
  const params = readAddress();
  const before = params.toString();
  if (text === '' || text.length > LONGEST_IN_ADDRESS) params.delete('q');
  else params.set('q', text);
  if (category === ALL) params.delete('categoria');
  else params.set('categoria', category);
  const after = params.toString();
  if (after === before) return;
  history.replaceState(history.state, '', location.pathname + (after && `?${after}`) + location.hash);
  rememberList();
}

/**
 * Search text and category of a list (open point 12). While the visitor types, the query string
 * follows this state; when the address changes by other means (Back), the state follows it.
 */
export function useFilter(categories: string[]) {
  const isHydrated = useIsHydrated();
  const [filter, setFilter] = useState(() => (isHydrated ? readFilter(categories) : NO_FILTER));
  const [hasRead, setHasRead] = useState(isHydrated);
  if (isHydrated && !hasRead) {
    setHasRead(true);
    setFilter(readFilter(categories));
  }

  useEffect(() => {
    rememberList();
    const onPopState = () => setFilter(readFilter(categories));
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [categories]);

  useEffect(() => {
    if (!hasRead) return;
    const timer = setTimeout(() => writeFilter(filter), WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [filter, hasRead]);

  /** Writes at once before the visitor leaves the list, so the link back has the last keys. */
  const flush = useCallback(() => {
    if (hasRead) writeFilter(filter);
  }, [filter, hasRead]);

  // In the capture phase, before the link handles the click. A blur handler would miss clicks that do not move the focus.
  useEffect(() => {
    addEventListener('click', flush, { capture: true });
    return () => removeEventListener('click', flush, { capture: true });
  }, [flush]);

  /** A choice updates the address at once, unlike a series of keys. */
  function choose(next: Filter) {
    setFilter(next);
    writeFilter(next);
  }

  return {
    ...filter,
    setText: (text: string) => setFilter((current) => ({ ...current, text })),
    setCategory: (category: string) => choose({ ...filter, category }),
    reset: () => choose(NO_FILTER),
    flush,
  };
}

export type FilterState = ReturnType<typeof useFilter>;
