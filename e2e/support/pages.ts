import type { Page } from '@playwright/test';
import { siteAddresses, type SiteRoute } from '#common/site-routes.ts';
import { slugsOf } from '#tools/build/site-pages.ts';
import { hydrated } from './hydrated.ts';
import { fadedIn } from './measure.ts';
import { expect } from './test.ts';

/** All lessons; of other texts with a slug only the first. */
const addresses = siteAddresses((folder) => {
  const slugs = slugsOf(process.cwd(), folder);
  return folder === 'lessons' ? slugs : slugs.slice(0, 1);
});
const pathsFor = (access: SiteRoute['access']) =>
  addresses.filter((route) => route.access === access).map(({ address }) => address);

export const publicPaths = [...pathsFor('public'), '/no-existe'];

/** The addresses behind sign-in. */
export const learnerAddresses = pathsFor('learner');

/** The same, plus other states of their pages. */
export const learnerPaths = [
  ...learnerAddresses,
  '/dashboard?seccion=plantillas',
  '/cuaderno#notas',
  '/practica/taller?ejercicio=objecion-de-precio',
  '/practica/taller?ejercicio=no-existe',
  '/practica/errores/no-existe',
  '/prompts?q=nada-con-este-nombre',
  '/prompts/no-existe',
  '/gpts/no-existe',
];

/** The browser logs missing addresses, and so does the not-found page. */
export const missingPage = '/no-existe';

/** Waits until the page is hydrated, its content loaded and all fade-ins ended. */
export async function settle(page: Page) {
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('[data-loading="true"], [data-entered="false"], .animate-pulse')).toHaveCount(0);
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  await fadedIn(page);
}

export async function openPage(page: Page, path: string) {
  await page.goto(path);
  await settle(page);
}

/** Islands that hydrate when they come near the window; these others wait for a press. */
const hydratesNearby = ['fill-in', 'figure-activity', 'download', 'prompt-list', 'gpt-list', 'course-list']
  .map((name) => `:not([data-island="${name}"])`)
  .join('');
export const notHydrated = (page: Page) => page.locator(`[data-island]:not([data-mounted])${hydratesNearby}`);

/** Scrolls through the page until every part is hydrated. */
export async function readThrough(page: Page) {
  await page.locator('[data-island]').evaluateAll(async (places) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (const place of places) {
      place.scrollIntoView({ block: 'center', behavior: 'instant' });
      await nextFrame();
      await nextFrame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await expect(notHydrated(page)).toHaveCount(0);
}

/** Opens a lesson and scrolls to its end, where the button hydrates when it is near. */
export async function openRead(page: Page, path: string) {
  await openPage(page, path);
  await readToTheEnd(page);
}

export async function readToTheEnd(page: Page) {
  const ends = page.locator('[data-island^="complet"]');
  await ends.last().evaluate((end) => end.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(ends.and(page.locator(':not([data-mounted])'))).toHaveCount(0);
}
