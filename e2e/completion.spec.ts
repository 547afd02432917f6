import type { Page } from '@playwright/test';
import { authPage } from './support/auth-page.ts';
import { openPage, openRead, settle } from './support/pages.ts';
import { completeModules, focusWindow, storedProgress, today } from './support/progress.ts';
import { expect, signIn, test } from './support/test.ts';

test.use({ hasOwnLearner: true });

const markButton = (page: Page) => page.getByRole('button', { name: 'Marcar como completado' });
const rung = (page: Page, name: string) =>
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

test('modules 2 to 5 are marked as completed and show on the dashboard with their date', async ({
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
  // Their buttons are pressed in other stories.
  await completeModules(page, [3, 4]);

  await openPage(page, '/dashboard');
  await expect(page.getByText('67 %', { exact: true })).toBeVisible();
  await expect(page.getByText('4 de 6 módulos completados')).toBeVisible();
  await expect(rung(page, 'GPTs Personalizados')).toContainText(`Completado el ${today()}`);
  await expect(rung(page, 'Fundamentos de ChatGPT')).toContainText('Pendiente');
  await expect(rung(page, 'Casos de Uso Reales: IA en Acción')).toContainText('Pendiente');
  await page.getByRole('link', { name: 'Prompting Avanzado' }).click();
  await expect(page).toHaveURL('/modulo-2');
});

test('a double click completes once: one call, one message, one row @full', async ({
  signedInPage: page,
}) => {
  let calls = 0;
  await page.route('**/rpc/complete_module', async (route) => {
    calls += 1;
    await route.continue();
  });
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shown });
    document.addEventListener('DOMContentLoaded', () =>
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
          if (node.textContent?.includes('¡Felicitaciones!')) shown.push(node.textContent);
      }).observe(document.body, { childList: true, subtree: true }),
    );
  });
  await openRead(page, '/modulo-3');
  await markButton(page).dblclick();
  await expect(page.getByText(`Completado el ${today()}`)).toBeVisible();
  expect(calls).toBe(1);
  expect(await page.evaluate(() => (window as unknown as { shown: string[] }).shown)).toHaveLength(1);
  expect((await storedProgress(page)).map((row) => row.module_number)).toEqual([3]);
});

test('what is completed in one browser shows in the other when its window gets the focus @full', async ({
  signedInPage: page,
  learner,
  openElsewhere,
}) => {
  const other = await openElsewhere();
  await signIn(other, learner);
  await openRead(other, '/modulo-4');
  await expect(markButton(other)).toBeVisible();
  await openPage(page, '/dashboard');
  await expect(page.getByText('0 de 6 módulos completados')).toBeVisible();

  await markButton(other).click();
  await expect(other.getByText(/^Completado el/)).toBeVisible();
  await focusWindow(page);
  await expect(page.getByText('1 de 6 módulos completados')).toBeVisible();
  await expect(rung(page, 'GPTs Personalizados')).toContainText(`Completado el ${today()}`);
});

test('a learner who signs out in one browser can no longer write in the other', async ({
  signedInPage: page,
  learner,
  openElsewhere,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 401 .*(rpc\/complete_module|module_progress)/);
  // The server has nothing left to sign out.
  expectConsoleError(/status of 403 .*auth\/v1\/logout/);
  const other = await openElsewhere();
  await signIn(other, learner);
  await openRead(other, '/modulo-2');
  await expect(markButton(other)).toBeVisible();

  await page.goto('/');
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(page.getByRole('link', { name: 'Ingresar', exact: true })).toBeVisible();
  // The page does not wait for the server, but the other browser has nothing else to know it from.
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
