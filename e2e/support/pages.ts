import type { Page } from '@playwright/test';
import { siteAddresses, type SiteRoute } from '#common/site-routes.ts';
import { slugsOf } from '#tools/build/site-pages.ts';
import { alive } from './alive.ts';
import { fadedIn } from './measure.ts';
import { expect } from './test.ts';

/** All lessons; of other texts with a slug the first stands for the rest. */
const addresses = siteAddresses((folder) => {
  const slugs = slugsOf(process.cwd(), folder);
  return folder === 'lessons' ? slugs : slugs.slice(0, 1);
});
const pathsFor = (access: SiteRoute['access']) =>
  addresses.filter((route) => route.access === access).map(({ address }) => address);

export const publicPaths = [...pathsFor('public'), '/no-existe'];

/** The route table behind sign-in. */
export const learnerAddresses = pathsFor('learner');

/** The same, and then what else an address may show. */
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

/** The browser logs addresses that do not exist, and so does the not-found page. */
export const missingPage = '/no-existe';

/** Waits until the page is what it will be: alive, its content arrived and everything that fades in has done so. */
export async function settle(page: Page) {
  await alive(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('[data-loading="true"], [data-entered="false"], .animate-pulse')).toHaveCount(0);
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  await fadedIn(page);
}

export async function openPage(page: Page, path: string) {
  await page.goto(path);
  await settle(page);
}

/** What comes to life by itself as soon as the reader gets near; some parts wait for a press. */
const waitsForNothing = ['fill-in', 'figure-activity', 'download', 'prompt-list', 'gpt-list', 'course-list']
  .map((name) => `:not([data-island="${name}"])`)
  .join('');
export const asleep = (page: Page) => page.locator(`[data-island]:not([data-mounted])${waitsForNothing}`);

/** As somebody leaves a page who has looked at all of it: every part has come to life. */
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
  await expect(asleep(page)).toHaveCount(0);
}

/** A lesson of somebody who has read to its end: the button there comes to life when one gets near. */
export async function openRead(page: Page, path: string) {
  await openPage(page, path);
  await readToTheEnd(page);
}

export async function readToTheEnd(page: Page) {
  const ends = page.locator('[data-island^="complet"]');
  await ends.last().evaluate((end) => end.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(ends.and(page.locator(':not([data-mounted])'))).toHaveCount(0);
}
