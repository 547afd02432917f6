import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { layOutAll } from './measure.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface AxeScope {
  /** A second theme changes nothing but colours. */
  onlyContrast?: boolean;
  /** Selector of what has changed, where the rest of the page was looked at before. */
  within?: string;
}

/** What axe has against the page as it is now, one line per element. */
export async function axeFindings(
  page: Page,
  { onlyContrast = false, within }: AxeScope = {},
): Promise<string[]> {
  await layOutAll(page);
  // No frames anywhere, so axe needs no second page to put its results together; and nobody reads a megabyte of passes.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within) axe.include(within);
  const { violations } = await (
    onlyContrast ? axe.withRules('color-contrast') : axe.withTags(rules)
  ).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
  );
}

/** The page whole in its theme, and the colours of the other; what is open and focused stays so. */
export async function axeInBothThemes(page: Page): Promise<string[]> {
  const otherTheme = () =>
    page.evaluate(async () => {
      document.documentElement.classList.toggle('dark');
      const isFinite = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity;
      await Promise.allSettled(
        document
          .getAnimations()
          .filter(isFinite)
          .map(({ finished }) => finished),
      );
    });
  const found = await axeFindings(page);
  await otherTheme();
  found.push(...(await axeFindings(page, { onlyContrast: true })));
  await otherTheme();
  return found;
}
