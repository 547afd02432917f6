import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/test.ts';

const back = (page: Page) => page.getByRole('link', { name: 'Volver a Cursos' });

test('module 1 is completed on the way to module 2, and the dashboard knows since when', async ({
  signedInPage: page,
}) => {
  await page.goto('/modulo-1');
  await page.getByRole('button', { name: 'Módulo 2 →' }).click();
  await expect(page.getByText('Módulo 1 completado exitosamente')).toBeVisible();
  await expect(page).toHaveURL(/\/modulo-2$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Fundamentos de Prompts' })).toBeVisible();
  await page.goto('/dashboard');
  const progress = page.getByRole('region', { name: 'Progreso de los módulos' });
  const today = new Date().toLocaleDateString('es-ES', { timeZone: 'Europe/Madrid' });
  await expect(progress.getByText(`Completado el ${today}`)).toBeVisible();
  await expect(progress.getByText('17 %')).toBeVisible();
});

test('modules 2 to 5 are marked beside the navigation, once, and stay marked', async ({
  signedInPage: page,
}) => {
  let completions = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc/complete_module')) completions++;
  });
  await page.goto('/modulo-4');
  await page.getByRole('button', { name: 'Marcar como completado' }).dblclick();
  await expect(page.getByText(/^Completado el/)).toBeVisible();
  expect(completions).toBe(1);
  await page.reload();
  await expect(page.getByText(/^Completado el/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Módulo 5 →' })).toBeVisible();
});

test('when the network fails the learner stays, is told, and may try again', async ({
  signedInPage: page,
  expectConsoleError,
}) => {
  expectConsoleError('complete_module');
  await page.goto('/modulo-1');
  const button = page.getByRole('button', { name: 'Módulo 2 →' });
  await expect(button).toBeVisible();
  await page.route('**/rpc/complete_module', (route) => route.abort());
  await button.click();
  await expect(page.getByText('No se pudo marcar el módulo como completado')).toBeVisible();
  await expect(page).toHaveURL(/\/modulo-1$/);
  await page.unroute('**/rpc/complete_module');
  await button.click();
  await expect(page).toHaveURL(/\/modulo-2$/);
});

test('a session that has ended asks for the password and comes back to the same lesson', async ({
  signedInPage: page,
  learner,
  expectConsoleError,
}) => {
  expectConsoleError('/auth/v1/');
  await page.goto('/modulo-3');
  await expect(page.getByRole('button', { name: 'Marcar como completado' })).toBeEnabled();
  // The token has run out and the server no longer renews it.
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('aplica-ia-session') ?? '{}') as object;
    const ended = { ...session, expires_at: 1, refresh_token: 'revocado' };
    localStorage.setItem('aplica-ia-session', JSON.stringify(ended));
  });
  await page.getByRole('button', { name: 'Marcar como completado' }).click();
  await expect(page.getByText('Debes estar logueado para marcar módulos como completados')).toBeVisible();
  await expect(page).toHaveURL('/auth?redirect=%2Fmodulo-3');
  await page.getByLabel('Correo electrónico', { exact: true }).fill(learner.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(learner.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(/\/modulo-3$/);
  await page.getByRole('button', { name: 'Marcar como completado' }).click();
  await expect(page.getByText('Módulo 3 completado exitosamente')).toBeVisible();
});

test('a module completed in one browser shows in the other when it gets the focus', async ({
  signedInPage: page,
  browser,
  learner,
  baseURL,
}) => {
  await page.goto('/modulo-5');
  await expect(page.getByRole('button', { name: 'Marcar como completado' })).toBeVisible();
  const other = await browser.newContext({ baseURL });
  const otherPage = await other.newPage();
  await signIn(otherPage, learner);
  await otherPage.goto('/modulo-5');
  await otherPage.getByRole('button', { name: 'Marcar como completado' }).click();
  await expect(otherPage.getByText(/^Completado el/)).toBeVisible();
  await other.close();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByText(/^Completado el/)).toBeVisible();
});

test('the table of contents follows, and the next visit goes on where this one ended', async ({
  signedInPage: page,
}) => {
  await page.goto('/modulo-2');
  const contents = page.getByRole('navigation', { name: 'En esta lección' });
  await contents.getByRole('link', { name: 'Errores de principiante' }).click();
  await expect(page).toHaveURL(/#errores-de-principiante$/);
  const current = contents.locator('[aria-current="location"]').first();
  await expect(current).toHaveText(/Errores de principiante/);
  await page.goto('/cursos');
  await page.goto('/modulo-2');
  await page.getByRole('link', { name: 'Continuar donde lo dejaste' }).click();
  await expect(page.getByRole('heading', { name: 'Errores de principiante' })).toBeInViewport();
});

test('on a phone the table of contents folds out of its bar and folds back', async ({
  signedInPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/modulo-1');
  const contents = page.getByRole('navigation', { name: 'En esta lección' });
  const link = contents.getByRole('link', { name: 'Errores comunes' });
  await expect(link).toBeHidden();
  await contents.getByRole('button').click();
  await link.click();
  await expect(link).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: 'Errores comunes' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('a prompt of a lesson is copied and the button says so for two seconds', async ({
  signedInPage: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/modulo-2');
  const button = page.getByRole('button', { name: /Plantilla C\.R\.A\.F\.T$/ });
  await button.click();
  await expect(button).toContainText('Copiado');
  await expect(page.getByText('El prompt ha sido copiado al portapapeles')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^CONTEXTO: Trabajo en \[TIPO/);
  await expect(button).not.toContainText('Copiado');
});

test('on paper a lesson is a clean document with its folded answers open', async ({ signedInPage: page }) => {
  await page.goto('/modulo-5');
  await expect(page.getByRole('button', { name: 'Marcar como completado' })).toBeEnabled();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await page.locator('.lesson-text details:not([open])').count()).toBe(0);
  await expect(page.getByRole('banner').or(page.getByRole('contentinfo')).first()).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'En esta lección' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Copiar/ }).first()).toBeHidden();
  await expect(back(page).first()).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await page.locator('.lesson-text details[open]').count()).toBe(0);
});
