import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useNavigationType, useSearchParams } from 'react-router';
import { useIsHydrated } from '#lib/use-is-hydrated.ts';
import { ALL, NO_FILTER, type Filter } from './filter.ts';

/** Safari refuses more than 100 changes of the address in 30 seconds. */
const WRITE_DELAY_MS = 350;

/** A category that does not exist (any more) must not hide everything. */
function readFilter(params: URLSearchParams, categories?: string[]): Filter {
  const category = params.get('categoria') ?? ALL;
  const isKnown = categories === undefined || categories.includes(category);
  return { text: params.get('q') ?? '', category: isKnown ? category : ALL };
}

/** Servers and messengers cut off addresses that are much longer. */
const LONGEST_IN_ADDRESS = 500;

/** Defaults are left out, and so is what no address can carry; parameters of others stay. */
function writeFilter(params: URLSearchParams, { text, category }: Filter): URLSearchParams {
  const next = new URLSearchParams(params);
  if (text === '' || text.length > LONGEST_IN_ADDRESS) next.delete('q');
  else next.set('q', text);
  if (category === ALL) next.delete('categoria');
  else next.set('categoria', category);
  return next;
}

/**
 * Search text and category of a list (open point 12). While somebody types, this state is the truth and the
 * query string follows; when the address changes by other means (Back, a link), the state follows it.
 */
export function useFilter(categories?: string[]) {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const isOwnChange = useNavigationType() === 'REPLACE';
  const isHydrated = useIsHydrated();
  const [filter, setFilter] = useState(() => (isHydrated ? readFilter(params, categories) : NO_FILTER));

  const visit = `${key} ${isHydrated}`;
  const [seenVisit, setSeenVisit] = useState(visit);
  if (seenVisit !== visit) {
    setSeenVisit(visit);
    // The answer to an own change may arrive when more has been typed.
    if (!isOwnChange) setFilter(readFilter(params, categories));
  }

  /** What the address says, or will say once the router has done what it was told last. */
  const told = useRef(params.toString());
  useEffect(() => {
    told.current = params.toString();
  }, [params]);

  const write = useCallback(
    (next: Filter) => {
      const written = writeFilter(params, next);
      if (written.toString() === told.current) return;
      told.current = written.toString();
      setParams(written, { replace: true, preventScrollReset: true });
    },
    [params, setParams],
  );

  // Never while another page is on its way: a change of the address now would call it off.
  const isBusy = useNavigation().state !== 'idle';
  useEffect(() => {
    if (!isHydrated || isBusy) return;
    const timer = setTimeout(() => write(filter), WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [filter, write, isHydrated, isBusy]);

  /** For the moment before the person leaves the list: the way back must know the last keys. */
  const flush = useCallback(() => {
    if (isHydrated && !isBusy) write(filter);
  }, [filter, write, isHydrated, isBusy]);

  // Before the link itself hears of the click. The focus alone would not do: not everybody moves it to a link first.
  useEffect(() => {
    addEventListener('click', flush, { capture: true });
    return () => removeEventListener('click', flush, { capture: true });
  }, [flush]);

  /** A choice is one step, not a stream of keys: the address follows at once. */
  function choose(next: Filter) {
    setFilter(next);
    write(next);
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
