import type { Page } from '@playwright/test';

interface Jump {
  /** Of the screen: Chrome's layout shift. */
  share: number;
  what: string;
}

declare global {
  interface Window {
    jumps?: Jump[];
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Notes what moves without being asked while a page comes to life. */
export const watchJumps = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const jumps: Jump[] = [];
    window.jumps = jumps;
    const describe = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) =>
      `«${node?.textContent?.slice(0, 40)}» from ${previousRect.y} to ${currentRect.y} px`;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        jumps.push({ share: value, what: sources.map(describe).join(', ') });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Half of what counts as good (0.1): where letters of the school take the place of others, a line may break elsewhere. */
const MOST = 0.05;

/** All that has jumped since the page was opened, unless it is next to nothing. */
export async function jumpsOf(page: Page, most = MOST): Promise<string[]> {
  const jumps = await page.evaluate(() => window.jumps ?? []);
  const sum = jumps.reduce((total, { share }) => total + share, 0);
  return sum > most ? jumps.map(({ share, what }) => `${share.toFixed(3)}: ${what}`) : [];
}
