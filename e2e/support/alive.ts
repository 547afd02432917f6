import type { Page } from '@playwright/test';

/** Until then a page only notes what is done to it (early-pages.spec.ts); keys that are not typing come to nothing. */
export const alive = (page: Page) =>
  page.waitForFunction(() => {
    const { dataset } = document.documentElement;
    // The local mailbox is not a page of the app.
    return 'alive' in dataset || !('access' in dataset);
  });

/**
 * Most journeys begin on a page that is alive. Those about the moments before wait for its first bytes only. What is pressed on
 * a page that a link has led to may come before its code, as with people.
 */
export function openAlive(page: Page) {
  const thenAlive =
    (step: Page['reload']): Page['reload'] =>
    async (options) => {
      const answer = await step(options);
      if (options?.waitUntil !== 'commit') await alive(page);
      return answer;
    };
  const goto = page.goto.bind(page);
  page.goto = (address, options) => thenAlive(() => goto(address, options))(options);
  for (const name of ['reload', 'goBack', 'goForward'] as const)
    page[name] = thenAlive(page[name].bind(page));
}
