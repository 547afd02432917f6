/**
 * Speculation rules: the browser fetches the page of every link that shell/prefetch.ts has marked. Each page has the same
 * rules, because Chromium accepts rules from a script only on pages whose policy names no hash.
 */
export const prefetchRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: 'a[data-soon]' }, eagerness: 'immediate' }],
});
