import type { Page } from '@playwright/test';

/** A slow line: the page's code is held back until the test lets it go. */
export async function holdCode(page: Page) {
  let letGo: () => void = () => undefined;
  const isFree = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await isFree;
    await route.continue();
  });
  return letGo;
}
