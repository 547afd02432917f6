interface Visit {
  address: string;
  /** Whether the page that was left is gone from the history. */
  isInstead: boolean;
}

/**
 * Stands in for lib/go.ts (tools/test-setup-dom.ts): the addresses to which scripts of a test have led, the last one last.
 */
export const visits: Visit[] = [];

export const goTo = (address: string) => void visits.push({ address, isInstead: false });
export const goInstead = (address: string) => void visits.push({ address, isInstead: true });
export const reload = () =>
  void visits.push({ address: location.pathname + location.search, isInstead: true });

/** Where the page has been left for; null while it is open. */
export const lastVisit = () => visits.at(-1)?.address ?? null;
