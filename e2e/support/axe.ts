import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { fadedIn } from './measure.ts';

/** A third of what the package's own `source` has; every page that is looked at reads it anew. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

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
  await fadedIn(page);
  // There are no frames anywhere, and nobody reads what it has nothing against.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const runOnly = onlyContrast ? ['color-contrast'] : rules;
  return page.evaluate(
    async ([within, runOnly]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(within ?? document, {
        runOnly,
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
      );
    },
    [within, runOnly] as const,
  );
}

/**
 * The page whole in its theme, and in `npm run test:all` the colours of the other; what is open and focused stays so.
 * Colours of one page of each family, as it opens, are looked at in both themes every time (accessibility/pages.spec.ts).
 */
export async function axeInBothThemes(page: Page): Promise<string[]> {
  const otherTheme = () => page.evaluate(() => document.documentElement.classList.toggle('dark'));
  const found = await axeFindings(page);
  if (!process.env.FULL) return found;
  await otherTheme();
  found.push(...(await axeFindings(page, { onlyContrast: true })));
  await otherTheme();
  return found;
}
