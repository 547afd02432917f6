interface Visit {
  address: string;
  /** True if the visit replaced the page before it in the history. */
  isInstead: boolean;
}

/**
 * Replaces lib/go.ts (tools/test-setup-dom.ts): the addresses that scripts have opened in this test, in order.
 */
export const visits: Visit[] = [];

export const goTo = (address: string) => void visits.push({ address, isInstead: false });
export const goInstead = (address: string) => void visits.push({ address, isInstead: true });
export const reload = () =>
  void visits.push({ address: location.pathname + location.search, isInstead: true });

/** The address that a script left the page for; null while the page is open. */
export const lastVisit = () => visits.at(-1)?.address ?? null;
