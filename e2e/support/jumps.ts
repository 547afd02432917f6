import type { Page } from '@playwright/test';

interface Jump {
  /** Share of the screen: Chrome's layout shift. */
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

/** Records unexpected layout shifts while a page loads and hydrates. */
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

/** Half of what counts as good (0.1): when the school's fonts replace others, a line may wrap elsewhere. */
const MAX_SHIFT = 0.05;

/** All layout shifts since the page was opened, unless negligible. */
export async function jumpsOf(page: Page, most = MAX_SHIFT): Promise<string[]> {
  const jumps = await page.evaluate(() => window.jumps ?? []);
  const sum = jumps.reduce((total, { share }) => total + share, 0);
  return sum > most ? jumps.map(({ share, what }) => `${share.toFixed(3)}: ${what}`) : [];
}
