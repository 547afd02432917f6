import type { Page } from '@playwright/test';

/** Simulates a slow line: holds the page's code back until the test releases it. */
export async function holdCode(page: Page) {
  let release: () => void = () => undefined;
  const isFree = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await isFree;
    await route.continue();
  });
  return release;
}
