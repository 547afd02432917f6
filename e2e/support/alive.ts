import type { Page } from '@playwright/test';

/** Until then a page only notes what is done to it (early-pages.spec.ts); keys that are not typing come to nothing. */
export const alive = (page: Page) =>
  page.waitForFunction(() => {
    const { dataset } = document.documentElement;
    // The local mailbox is not a page of the app.
    return 'alive' in dataset || !('access' in dataset);
  });

/** Most journeys begin on a page that is alive. Those about the moments before wait for its first bytes only. */
export function openAlive(page: Page) {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (address, options) => {
    const answer = await goto(address, options);
    if (options?.waitUntil !== 'commit') await alive(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (options?.waitUntil !== 'commit') await alive(page);
    return answer;
  };
}
