import type { Page } from '@playwright/test';
import { learnerAddresses } from './support/pages.ts';
import { expect, signIn, test } from './support/test.ts';

test.use({ hasOwnLearner: true, contextOptions: { reducedMotion: 'no-preference' } });

/** Records every painted frame, of every document. */
async function recordFrames(page: Page) {
  const seen: string[] = [];
  await page.exposeFunction('noteFrame', (text: string) => seen.push(text));
  await page.addInitScript(() => {
    const look = () => {
      const main = document.querySelector('main');
      const isPainted = main?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (isPainted)
        (window as unknown as { noteFrame(text: string): void }).noteFrame(
          `${location.pathname}: ${main?.querySelector('h1')?.textContent}`,
        );
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return seen;
}

/** One address of each kind (document, page, screen, query). Slow-phone emulation keeps a whole processor busy. */
const onSlowPhone = ['/modulo-2', '/dashboard', '/manage', '/prompts?q=landing'];
const onAnyPhone = learnerAddresses.filter((address) => !onSlowPhone.includes(address));

/** Open point 20. */
test('a visitor sees no frame of any page behind sign-in, even on a slow phone', async ({ page }) => {
  test.setTimeout(120_000);
  const seen = await recordFrames(page);
  const devtools = await page.context().newCDPSession(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    const from = new URL(request.frame().url() || 'about:blank').pathname;
    if (request.url().endsWith('.js')) scripts.push(from);
  });
  for (const [rate, paths] of [
    [6, onSlowPhone],
    [process.env.FULL ? 6 : 1, onAnyPhone],
  ] as const) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForURL(`/auth?redirect=${encodeURIComponent(path)}`, { waitUntil: 'commit' });
    }
  }
  await expect(page.getByRole('tab', { name: 'Iniciar sesión' })).toBeVisible();
  expect(seen.filter((frame) => !frame.startsWith('/auth: '))).toEqual([]);
  expect(scripts.filter((from) => from !== '/auth')).toEqual([]);
});

test('after signing out, Back shows nothing of the lesson', async ({ page, learner }) => {
  const seen = await recordFrames(page);
  const lesson = /: Fundamental/;
  await signIn(page, learner);
  await page.goto('/dashboard');
  await page.goto('/modulo-1');
  await expect.poll(() => seen.some((frame) => lesson.test(frame))).toBe(true);
  await page.getByRole('button', { name: 'Salir' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Ingresar', exact: true }).first()).toBeVisible();
  // The address changes some frames before the page does.
  await expect(page.getByRole('heading', { level: 1, name: 'Fundamental' })).toHaveCount(0);
  const before = seen.length;
  await page.goBack();
  await expect(page).toHaveURL('/auth?redirect=%2Fmodulo-1');
  await expect(page.getByRole('tab', { name: 'Iniciar sesión' })).toBeVisible();
  expect(seen.slice(before).filter((frame) => lesson.test(frame))).toEqual([]);
});
