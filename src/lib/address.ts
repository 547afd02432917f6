import { useMemo, useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  addEventListener('hashchange', listener);
  addEventListener('popstate', listener);
  return () => {
    removeEventListener('hashchange', listener);
    removeEventListener('popstate', listener);
  };
}

/** The query of the address. The build draws pages without one, so it is empty until the page is hydrated. */
export function useQuery(): URLSearchParams {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** The fragment of the address, with its `#`; empty until the page is hydrated. */
export const useHash = () =>
  useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );
