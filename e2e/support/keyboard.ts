import type { Locator, Page } from '@playwright/test';

const hasFocus = (target: Locator) =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** Presses Tab (or another key) until the element has the focus. */
export async function tabTo(page: Page, target: Locator, key = 'Tab') {
  for (let presses = 0; presses < 200; presses++) {
    await page.keyboard.press(key);
    if (await hasFocus(target)) return;
  }
  throw new Error(`${key} never reached ${target.toString()}`);
}
