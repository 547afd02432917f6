/**
 * Speculation rules: the browser fetches the page of every link that shell/prefetch.ts has marked. They stand in each page and
 * never change, because Chromium takes rules that a script adds only from pages whose policy names no hash.
 */
export const prefetchRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: 'a[data-soon]' }, eagerness: 'immediate' }],
});
