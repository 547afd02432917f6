import { hydrated } from './support/hydrated.ts';
import { authPage } from './support/auth-page.ts';
import { holdCode } from './support/code.ts';
import { today } from './support/progress.ts';
import { expect, test } from './support/test.ts';

test.describe(() => {
  test.use({ hasOwnLearner: true });

  test('a learner reads a lesson before its code loads, and completes it afterwards', async ({
    signedInPage: page,
  }) => {
    const releaseCode = await holdCode(page);
    await page.goto('/modulo-2', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: 'Fundamentos de Prompts' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /C\.R\.A\.F\.T/ }).first()).toBeVisible();
    const complete = page.getByRole('button', { name: 'Marcar como completado' });
    await expect(complete).toBeDisabled();
    await complete.scrollIntoViewIfNeeded();
    releaseCode();
    await complete.click();
    // Not the message: it is gone after four seconds, and a slow machine may check later.
    await expect(page.getByText(`Completado el ${today()}`)).toBeVisible();
  });
});

test('an invalid stored session leads to /auth and back', async ({ page, learner, expectConsoleError }) => {
  expectConsoleError('/auth/v1/');
  const ended = JSON.stringify({ ...JSON.parse(learner.session), expires_at: 1, refresh_token: 'revocado' });
  await page.addInitScript((session) => localStorage.setItem('aplica-ia-session', session), ended);
  await page.goto('/prompts?q=landing');
  await expect(page).toHaveURL('/auth?redirect=%2Fprompts%3Fq%3Dlanding');
  await expect(page.getByText('Tu sesión ha terminado')).toBeVisible();
});

test('input before the code loads is not lost', async ({ page }) => {
  const releaseCode = await holdCode(page);
  await page.goto('/cursos', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('context');
  await page.getByRole('button', { name: 'Claude' }).click();
  releaseCode();
  await expect(page.getByText('1 curso encontrado')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('context');
  await expect(page.getByRole('button', { name: 'Claude' })).toHaveAttribute('aria-pressed', 'true');
});

test('a page changed by a translation or an extension before hydration keeps its text', async ({
  signedInPage: page,
  expectUncaughtError,
}) => {
  expectUncaughtError(/Minified React error/);
  const releaseCode = await holdCode(page);
  await page.goto('/modulo-2', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1, name: 'Fundamentos de Prompts' });
  const complete = page.getByRole('button', { name: 'Marcar como completado' });
  await expect(complete).toBeAttached();
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words: Text[] = [];
    while (texts.nextNode()) words.push(texts.currentNode as Text);
    for (const text of words) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, template')) continue;
      const around = document.createElement('font');
      text.replaceWith(around);
      around.append(text);
    }
  });
  releaseCode();
  await hydrated(page);
  await expect(heading).toBeVisible();
  // And its islands work.
  await complete.scrollIntoViewIfNeeded();
  await expect(complete).toBeEnabled();
});

test('a search in the address never shows other results first', async ({ page }) => {
  const releaseCode = await holdCode(page);
  await page.goto('/cursos?q=context+engineering', { waitUntil: 'commit' });
  const results = page.getByText(/cursos? encontrados?$/);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(results).toBeHidden();
  releaseCode();
  await expect(results).toHaveText('1 curso encontrado');
});

test('a search typed while the code arrives loses no letter', async ({ page }) => {
  const releaseCode = await holdCode(page);
  await page.goto('/cursos', { waitUntil: 'commit' });
  const search = page.getByRole('searchbox');
  await search.pressSequentially('con');
  releaseCode();
  await search.pressSequentially('text engineering', { delay: 25 });
  await expect(page.getByText('1 curso encontrado')).toBeVisible();
  await expect(search).toHaveValue('context engineering');
});

test('a search typed before the code loads survives pressing a card at once and going Back', async ({
  signedInPage: page,
}) => {
  const releaseCode = await holdCode(page);
  await page.goto('/prompts', { waitUntil: 'commit' });
  const search = page.getByRole('searchbox');
  await search.fill('landing');
  await page.getByRole('list', { name: 'Prompts' }).getByRole('link').first().click();
  await page.waitForURL('/prompts/*', { waitUntil: 'commit' });
  releaseCode();
  await page.goBack();
  await expect(page).toHaveURL('/prompts?q=landing');
  await expect(search).toHaveValue('landing');
  await expect(page.getByText(/^[1-4] prompts? encontrados?$/)).toBeVisible();
});

test.describe(() => {
  test.use({ hasOwnLearner: true });

  test("the menu and the theme work before any code loads, and a press on 'Salir' is not lost", async ({
    signedInPage: page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const releaseCode = await holdCode(page);
    await page.goto('/cursos', { waitUntil: 'commit' });
    const menu = page.getByRole('navigation', { name: 'Principal' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: /tema oscuro/i }).click();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await menu.getByRole('button', { name: 'Salir' }).click();
    await expect(page).toHaveURL('/cursos');
    releaseCode();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Salir' }).first()).toBeHidden();
  });
});

test('a sign-in submitted before the code loads is sent afterwards', async ({ page, learner }) => {
  const releaseCode = await holdCode(page);
  await page.goto('/auth', { waitUntil: 'commit' });
  const auth = authPage(page);
  await auth.email.fill(learner.email);
  await auth.password.fill(learner.password);
  await auth.password.press('Enter');
  await expect(page).toHaveURL('/auth');
  releaseCode();
  await expect(auth.toast('¡Bienvenido!')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a reload keeps the scroll position', async ({ signedInPage: page }) => {
  await page.goto('/modulo-2');
  const heading = page.getByRole('heading', { level: 2, name: 'Errores de principiante' });
  const contents = page.getByRole('navigation', { name: 'En esta lección' });
  await contents.getByRole('link', { name: 'Errores de principiante' }).click();
  await expect(heading).toBeInViewport();
  await page.reload();
  await expect(heading).toBeInViewport();

  // Also in the middle of a section, away from its heading.
  const end = page.locator('.lesson-section', { has: heading }).locator('.lesson-prose').last();
  await end.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(end).toBeInViewport();
  await page.reload();
  await expect(end).toBeInViewport();
});
