/** Enough to learn of a bug; code that fails at every key must not send for each. */
const MOST_PER_PAGE = 5;

/**
 * Tells the school that a script of ours failed: the error's type, our file with line and column, and the page. Never the
 * message, which may quote what the learner typed; nothing of the browser's extensions, whose files are not ours.
 */
export function reportFailures() {
  let left = MOST_PER_PAGE;
  const report = (error?: Partial<Error> | null) => {
    const at = /\/assets\/[\w.-]+:\d+:\d+/.exec(error?.stack ?? '')?.[0];
    if (!at || left-- <= 0) return;
    navigator.sendBeacon(
      '/_reports/script',
      JSON.stringify({ type: error?.name, at, page: location.pathname }),
    );
  };
  addEventListener('error', (event) => report(event.error as Error | null));
  addEventListener('unhandledrejection', (event) => report(event.reason as Error | null));
}
