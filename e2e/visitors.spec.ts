import type { Page } from '@playwright/test';
import { learnerAddresses } from './support/pages.ts';
import { expect, signIn, test } from './support/test.ts';

test.use({ hasOwnLearner: true, contextOptions: { reducedMotion: 'no-preference' } });

/** Looks at every frame, of every document, right before it is painted. */
async function recordFrames(page: Page) {
  const seen: string[] = [];
  await page.exposeFunction('noteFrame', (text: string) => seen.push(text));
  await page.addInitScript(() => {
    const look = () => {
      const main = document.querySelector('main');
      const isPainted = main?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (isPainted && location.pathname !== '/auth')
        (window as unknown as { noteFrame(text: string): void }).noteFrame(
          `${location.pathname}: ${main?.textContent?.slice(0, 80)}`,
        );
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return seen;
}

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

/** Open point 20. */
test('a visitor sees no frame of any page behind sign-in, also on a slow phone', async ({ page }) => {
  test.setTimeout(120_000);
  const seen = await recordFrames(page);
  await slowDown(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    const from = new URL(request.frame().url() || 'about:blank').pathname;
    if (request.url().endsWith('.js')) scripts.push(from);
  });
  for (const path of [...learnerAddresses, '/prompts?q=landing']) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForURL(`/auth?redirect=${encodeURIComponent(path)}`, { waitUntil: 'commit' });
  }
  await expect(page.getByRole('tab', { name: 'Iniciar sesión' })).toBeVisible();
  expect(seen).toEqual([]);
  expect(scripts.filter((from) => from !== '/auth')).toEqual([]);
});

test('after signing out, Back shows nothing of the lesson', async ({ page, learner }) => {
  await signIn(page, learner);
  await page.goto('/dashboard');
  await page.goto('/modulo-1');
  await page.getByRole('button', { name: 'Salir' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Ingresar', exact: true }).first()).toBeVisible();
  // The address changes some frames before the page does.
  await expect(page.getByRole('heading', { level: 1, name: 'Fundamental' })).toHaveCount(0);
  await page.evaluate(() => {
    const frames: string[] = [];
    Object.assign(window, { frames_: frames });
    const look = () => {
      const heading = document.querySelector('main h1')?.textContent ?? '';
      if (/^\/modulo-1/.test(location.pathname) || heading.includes('Fundamental')) frames.push(heading);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goBack();
  await expect(page).toHaveURL('/auth?redirect=%2Fmodulo-1');
  const frames = await page.evaluate(() => (window as unknown as { frames_?: string[] }).frames_ ?? []);
  expect(frames.filter((heading) => heading.includes('Fundamental'))).toEqual([]);
});
