import type { Page } from '@playwright/test';

/** Before that a page only records input (before-hydration.spec.ts); keys other than typing have no effect. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const { dataset } = document.documentElement;
    // The local mailbox is not a page of the app.
    return 'hydrated' in dataset || !('access' in dataset);
  });

/**
 * Makes navigations wait for hydration, except with `waitUntil: 'commit'`, for tests of the moments before. A press after
 * following a link may still come before the page's code, as with people.
 */
export function openHydrated(page: Page) {
  const thenHydrated =
    (step: Page['reload']): Page['reload'] =>
    async (options) => {
      const answer = await step(options);
      if (options?.waitUntil !== 'commit') await hydrated(page);
      return answer;
    };
  const goto = page.goto.bind(page);
  page.goto = (address, options) => thenHydrated(() => goto(address, options))(options);
  for (const name of ['reload', 'goBack', 'goForward'] as const)
    page[name] = thenHydrated(page[name].bind(page));
}
