import type { Page } from '@playwright/test';
import { authPage } from '#e2e/support/auth-page.ts';
import { tabTo } from '#e2e/support/keyboard.ts';
import { fadedIn } from '#e2e/support/measure.ts';
import { openPage, openRead } from '#e2e/support/pages.ts';
import { expect, signIn, test } from '#e2e/support/test.ts';
import { browserArguments } from '#tools/find-browser.ts';

// frame.spec.ts signs in and out by keyboard. Pressing Tab some fifty times is slow.
test.describe.configure({ timeout: 90_000 });

test.describe(() => {
  test.use({ hasOwnLearner: true });

  test('a lesson is read and completed with the keyboard alone', async ({ signedInPage: page }) => {
    await openPage(page, '/modulo-2');
    const contents = page.getByRole('navigation', { name: 'En esta lección' });
    await tabTo(page, contents.getByRole('link').last());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#/);
    const button = page.getByRole('button', { name: 'Marcar como completado' });
    await expect(button).toBeEnabled();
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Módulo 2 completado' })).toBeVisible();
    await expect(page.locator(':focus')).toHaveText(/^Completado el/);
    await tabTo(page, page.getByRole('link', { name: 'Módulo 3 →' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/modulo-3');
  });
});

test('a failed completion keeps the focus on its button @full', async ({
  signedInPage: page,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 500 .*complete_module/);
  await page.route('**/rpc/complete_module', (route) => route.fulfill({ status: 500, json: {} }));
  await openRead(page, '/modulo-5');
  const button = page.getByRole('button', { name: 'Marcar como completado' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'No se pudo marcar' })).toBeVisible();
  await expect(button).toBeFocused();
});

test('a failed sign-in keeps the focus in the field, to type again @full', async ({
  page,
  learner,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 400 .*grant_type=password/);
  const auth = authPage(page);
  await page.goto('/auth');
  await auth.email.fill(learner.email);
  await auth.password.fill('no es esta');
  await page.keyboard.press('Enter');
  await expect(auth.toast('Error al iniciar sesión')).toBeVisible();
  await expect(auth.password).toBeFocused();
});

test('a prompt is found, opened and copied with the keyboard alone', async ({
  signedInPage: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/prompts');
  const count = page.getByRole('status').filter({ hasText: /encontrado/ });
  await expect(count).toHaveText('5 prompts encontrados');
  await tabTo(page, page.getByRole('searchbox', { name: 'Buscar prompts' }));
  await page.keyboard.type('landing');
  await expect(count).toHaveText('2 prompts encontrados');
  await tabTo(page, page.getByRole('button', { name: 'Deep Research' }));
  await page.keyboard.press('Space');
  await expect(count).toHaveText('0 prompts encontrados');
  await tabTo(page, page.getByRole('button', { name: 'Ver todos los prompts' }));
  await page.keyboard.press('Enter');
  await expect(count).toHaveText('5 prompts encontrados');
  await expect(page.locator(':focus')).toContainText('Ver Prompt');

  await tabTo(page, page.getByRole('link', { name: /^Ver Prompt/ }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/prompts\/.+/);
  await tabTo(page, page.getByRole('button', { name: 'Copiar Prompt' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copiado' })).toBeFocused();
  await expect(authPage(page).toast('Prompt copiado')).toBeVisible();
  expect((await page.evaluate(() => navigator.clipboard.readText())).length).toBeGreaterThan(500);
});

test('a roadmap card is moved with the keyboard alone, and every step is announced @full', async ({
  signedInPage: page,
}) => {
  await openPage(page, '/profile');
  const status = page.locator('[role=status][aria-live=assertive]');
  await expect(status).toBeEmpty();
  const handle = page.getByRole('button', { name: 'Move Quote drafts from e-mail' });
  await tabTo(page, handle);
  await page.keyboard.press('Space');
  await expect(status).toContainText('Quote drafts from e-mail picked up in Planning');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(status).toHaveText('Under Review, column 3 of 4.');
  await page.keyboard.press('Space');
  await expect(status).toHaveText('Quote drafts from e-mail moved to Under Review.');
  const review = page.getByRole('region', { name: 'Under Review' });
  await expect(review.getByRole('article', { name: 'Quote drafts from e-mail' })).toBeVisible();
  await expect(handle).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await expect(status).toContainText('Move cancelled.');
  await expect(handle).toBeFocused();
});

test('library items are moved to another cortex with the keyboard alone @full', async ({
  signedInPage: page,
}) => {
  await openPage(page, '/manage');
  await tabTo(page, page.getByRole('checkbox', { name: /^Select/ }).first());
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Move (1)' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move to Cortex' });
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Move (1)' })).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('combobox', { name: 'Target cortex' }));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, dialog.getByRole('button', { name: 'Move Items' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Moved 1 items to Second Brain' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('an open dialog has the keyboard, the pointer and the screen reader to itself', async ({
  signedInPage: page,
}) => {
  await openPage(page, '/manage');
  const opener = page.getByRole('button', { name: 'New Cortex' });
  const dialog = page.getByRole('dialog', { name: 'New Cortex' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();

  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const spoken = nodes
    .filter(({ ignored, role, name }) => !ignored && role?.type === 'role' && name?.value)
    .map(({ role, name }) => `${role?.value} ${name?.value}`);
  expect(spoken.toSorted()).toEqual([
    'button Cancel',
    'button Close',
    'button Create',
    'dialog New Cortex',
    'heading New Cortex',
    'textbox Name',
  ]);
  const modal = nodes.find(({ role }) => role?.value === 'dialog')?.properties;
  expect(modal?.find(({ name }) => name === 'modal')?.value.value).toBe(true);

  // Between its last and its first control the focus may be in the browser's own bar, never in the page.
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab');
    expect(await page.locator('body > :not(dialog) :focus').count()).toBe(0);
  }
  await tabTo(page, dialog.getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  // On the switcher of views, which lies under the shade.
  const views = await page.getByRole('button', { name: 'Kanban' }).boundingBox();
  await page.mouse.click((views?.x ?? 0) + 5, (views?.y ?? 0) + 5);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Kanban' })).toHaveAttribute('aria-pressed', 'false');
  await expect(opener).toBeFocused();
});

/** The colour of a point of the window, as red, green and blue. */
async function colourAt(page: Page, x: number, y: number): Promise<number[]> {
  const picture = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  return page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
    },
    [...picture],
  );
}

test('the shade of a dialog also covers the place of the scroll bar', async ({
  playwright,
  server,
  learner,
}) => {
  // Browsers of tests have no scroll bar unless they are asked for one.
  const browser = await playwright.chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: browserArguments,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    const viewport = { width: 1280, height: 720 };
    const page = await browser.newPage({
      baseURL: server.origin,
      colorScheme,
      reducedMotion: 'reduce',
      viewport,
    });
    await signIn(page, learner);
    await openPage(page, '/manage');
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(5);
    await page.getByRole('button', { name: 'New Cortex' }).click();
    await expect(page.getByRole('dialog', { name: 'New Cortex' })).toBeVisible();
    await fadedIn(page);
    const shade = await colourAt(page, 4, 700);
    const gutter = await colourAt(page, 1275, 700);
    const difference = shade.map((part, at) => Math.abs(part - (gutter[at] ?? 0)));
    expect(Math.max(...difference), `${colorScheme}: ${shade.join()} and ${gutter.join()}`).toBeLessThan(4);
  }
  await browser.close();
});
