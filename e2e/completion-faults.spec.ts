import type { Page } from '@playwright/test';
import { authPage } from './support/auth-page.ts';
import { openPage, openRead, readToTheEnd } from './support/pages.ts';
import { expireSession, storedProgress, today } from './support/progress.ts';
import { expect, test } from './support/test.ts';

test.use({ hasOwnLearner: true });

const RPC = '**/rpc/complete_module';
const markButton = (page: Page) => page.getByRole('button', { name: 'Marcar como completado' });
const failed = 'No se pudo marcar el módulo como completado';

test('when the server fails, module 1 stays where it is and works on the next try @full', async ({
  signedInPage: page,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 500 .*complete_module/);
  await page.route(RPC, (route) => route.fulfill({ status: 500, json: { message: 'sin conexión' } }), {
    times: 1,
  });
  await openRead(page, '/modulo-1');
  const button = page.getByRole('button', { name: 'Módulo 2 →' });
  await button.click();
  await expect(authPage(page).toast('Error')).toContainText(failed);
  await expect(page).toHaveURL('/modulo-1');
  expect(await storedProgress(page)).toEqual([]);
  await button.click();
  await expect(page).toHaveURL('/modulo-2');
});

test('while the call is on its way the button is disabled and says so @full', async ({
  signedInPage: page,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(RPC, async (route) => {
    await held;
    await route.continue();
  });
  await openRead(page, '/modulo-2');
  await markButton(page).click();
  await expect(page.getByRole('button', { name: 'Guardando…' })).toBeDisabled();
  release();
  await expect(page.getByText(`Completado el ${today()}`)).toBeVisible();
});

test('a connection lost in the middle of a completion is told, and nothing is lost', async ({
  signedInPage: page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError('net::ERR_');
  expectConsoleError('Failed to fetch');
  await openRead(page, '/modulo-3');
  // The server has it already; only its answer never arrives.
  await page.route(
    RPC,
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
  // Back again, the lesson asks by itself, and the server says that it had it.
  await expect(page.getByText(`Completado el ${today()}`)).toBeVisible();
  expect((await storedProgress(page)).map(({ module_number }) => module_number)).toEqual([3]);
});

test('a learner whose session has run out is asked to sign in and comes back to the lesson @full', async ({
  signedInPage: page,
  learner,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 40\d .*(grant_type=refresh_token|complete_module)/);
  await openRead(page, '/modulo-4');
  await expect(markButton(page)).toBeEnabled();
  await expireSession(page);
  await markButton(page).click();
  await expect(authPage(page).toast('Error')).toContainText(
    'Debes estar logueado para marcar módulos como completados',
  );
  await expect(page).toHaveURL('/auth?redirect=%2Fmodulo-4');

  await authPage(page).signIn(learner.email, learner.password);
  await expect(page).toHaveURL('/modulo-4');
  await readToTheEnd(page);
  await markButton(page).click();
  await expect(page.getByText(`Completado el ${today()}`)).toBeVisible();
});

test('the dashboard says when progress cannot be loaded, and tries again when asked @full', async ({
  signedInPage: page,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 500 .*module_progress/);
  await page.route('**/rest/v1/module_progress*', (route) =>
    route.fulfill({ status: 500, json: { message: 'no' } }),
  );
  await openPage(page, '/dashboard');
  await expect(authPage(page).toast('Error')).toContainText('No se pudo cargar el progreso de los módulos');
  await expect(page.getByText('No pudimos cargar tu progreso.')).toBeVisible();
  await page.unroute('**/rest/v1/module_progress*');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('0 de 6 módulos completados')).toBeVisible();
});
