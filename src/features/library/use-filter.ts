import { useCallback, useEffect, useState } from 'react';
import { useIsHydrated } from '#lib/use-is-hydrated.ts';
import { ALL, NO_FILTER, type Filter } from './filter.ts';
import { rememberList } from './list-address.ts';

/** Safari refuses more than 100 changes of the address in 30 seconds. */
const WRITE_DELAY_MS = 350;

const readAddress = () => new URLSearchParams(location.search);

/** A category that does not exist (any more) must not hide everything. */
function readFilter(categories: string[]): Filter {
  const params = readAddress();
  const category = params.get('categoria') ?? ALL;
  return { text: params.get('q') ?? '', category: categories.includes(category) ? category : ALL };
}

/** Servers and messengers cut off addresses that are much longer. */
const LONGEST_IN_ADDRESS = 500;

/** Defaults are left out, and so is what no address can carry; parameters of others stay. */
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
 * Search text and category of a list (open point 12). While somebody types, this state is the truth and the
 * query string follows; when the address changes by other means (Back), the state follows it.
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

  /** For the moment before the person leaves the list: the way back must know the last keys. */
  const flush = useCallback(() => {
    if (hasRead) writeFilter(filter);
  }, [filter, hasRead]);

  // Before the link itself hears of the click. The focus alone would not do: not everybody moves it to a link first.
  useEffect(() => {
    addEventListener('click', flush, { capture: true });
    return () => removeEventListener('click', flush, { capture: true });
  }, [flush]);

  /** A choice is one step, not a stream of keys: the address follows at once. */
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
