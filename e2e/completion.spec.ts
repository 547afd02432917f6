import type { Page } from '@playwright/test';
import { authPage } from './support/auth-page.ts';
import { openPage, openRead, settle } from './support/pages.ts';
import { completeModules, storedProgress, today } from './support/progress.ts';
import { expect, signIn, test } from './support/test.ts';

test.use({ hasOwnLearner: true });

const markButton = (page: Page) => page.getByRole('button', { name: 'Marcar como completado' });
const moduleRow = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Progreso de los módulos' })
    .getByRole('listitem')
    .filter({ hasText: name });

test("module 1's button completes it and leads to module 2", async ({ signedInPage: page }) => {
  await openRead(page, '/modulo-1');
  await page.getByRole('button', { name: 'Módulo 2 →' }).click();
  await expect(authPage(page).toast('¡Felicitaciones!')).toContainText('Módulo 1 completado exitosamente');
  await expect(page).toHaveURL('/modulo-2');
  await page.goBack();
  await settle(page);
  await expect(page).toHaveURL('/modulo-1');
  await expect(page.getByText(`Completado el ${today()}`)).toBeVisible({ timeout: 30_000 });
});

test('modules 2 to 5 can be completed, and the dashboard shows their dates', async ({
  signedInPage: page,
}) => {
  for (const module of [2, 5]) {
    await openRead(page, `/modulo-${module}`);
    await markButton(page).click();
    await expect(authPage(page).toast('¡Felicitaciones!')).toContainText(
      `Módulo ${module} completado exitosamente`,
    );
    await expect(page.getByText(`Completado el ${today()}`)).toBeVisible();
    await expect(page).toHaveURL(`/modulo-${module}`);
  }
  await expect(page.getByRole('button', { name: 'Próximamente' })).toBeDisabled();
  // Other tests press their buttons.
  await completeModules(page, [3, 4]);

  await openPage(page, '/dashboard');
  await expect(page.getByText('67 %', { exact: true })).toBeVisible();
  await expect(page.getByText('4 de 6 módulos completados')).toBeVisible();
  await expect(moduleRow(page, 'GPTs Personalizados')).toContainText(`Completado el ${today()}`);
  await expect(moduleRow(page, 'Fundamentos de ChatGPT')).toContainText('Pendiente');
  await expect(moduleRow(page, 'Casos de Uso Reales: IA en Acción')).toContainText('Pendiente');
  await page.getByRole('link', { name: 'Prompting Avanzado' }).click();
  await expect(page).toHaveURL('/modulo-2');
});

test('a connection lost during a completion is reported, and the completion is not lost', async ({
  signedInPage: page,
  context,
  expectConsoleError,
}) => {
  const failed = 'No se pudo marcar el módulo como completado';
  expectConsoleError('net::ERR_');
  expectConsoleError('Failed to fetch');
  await openRead(page, '/modulo-3');
  // The server stores the completion; only its answer never arrives.
  await page.route(
    '**/rpc/complete_module',
    async (route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  await markButton(page).click();
  await expect(authPage(page).toast('Error')).toContainText(failed);
  await expect(markButton(page)).toBeEnabled();
  await expect(page).toHaveURL('/modulo-3');

  await markButton(page).click();
  await expect(authPage(page).toast('Error')).toContainText(failed);
  await context.setOffline(false);
  // Online again, the lesson asks by itself, and the server reports the completion.
  await expect(page.getByText(`Completado el ${today()}`)).toBeVisible();
  expect((await storedProgress(page)).map(({ module_number }) => module_number)).toEqual([3]);
});

test('a learner who signs out in one browser cannot write in the other', async ({
  signedInPage: page,
  learner,
  openElsewhere,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 401 .*(rpc\/complete_module|module_progress)/);
  // The server has no session left to end.
  expectConsoleError(/status of 403 .*auth\/v1\/logout/);
  const other = await openElsewhere();
  await signIn(other, learner);
  await openRead(other, '/modulo-2');
  await expect(markButton(other)).toBeVisible();

  await page.goto('/');
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(page.getByRole('link', { name: 'Ingresar', exact: true })).toBeVisible();
  // The page does not wait for the server, so the other browser must poll it.
  const ask = () =>
    storedProgress(other).then(
      () => 'answered',
      () => 'refused',
    );
  await expect.poll(ask).toBe('refused');
  await expect(other).toHaveURL('/modulo-2');
  await markButton(other).click();
  await expect(other).toHaveURL('/auth?redirect=%2Fmodulo-2');
});
