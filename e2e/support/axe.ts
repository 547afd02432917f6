import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { fadedIn } from './measure.ts';

/** A third the size of the package's own `source`; every checked page parses it again. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface AxeScope {
  /** For the second theme, which changes only colours. */
  onlyContrast?: boolean;
  /** Selector of the changed part, if the rest of the page was checked before. */
  within?: string;
}

/** axe's findings on the page as it is now, one line per element. */
export async function axeFindings(
  page: Page,
  { onlyContrast = false, within }: AxeScope = {},
): Promise<string[]> {
  await fadedIn(page);
  // The school has no frames.
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
 * Checks the page in its theme, and in `npm run test:all` the other theme's colours; open and focused parts stay so.
 * accessibility/pages.spec.ts always checks the initial colours of one page of each family in both themes.
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
