import { expect, test } from './support/test.ts';

const lost = /net::ERR_FAILED|Failed to fetch dynamically|Failed to load/;

test('a page whose code is gone loads itself once more, and then says so', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(lost);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/auth', { waitUntil: 'commit' });
  const notice = page.getByRole('alert').filter({ hasText: 'no ha terminado de cargarse' });
  await expect(notice).toBeVisible();
  expect(loads).toBe(2);
  await page.unroute('**/assets/*.js');
  await notice.getByRole('button', { name: 'Volver a cargar' }).click();
  await page.getByRole('tab', { name: 'Crear cuenta' }).click();
  await expect(page.getByLabel('Confirmar contraseña')).toBeVisible();
});

test('a deploy in the middle of a visit: the next page loads itself once more', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(lost);
  await page.goto('/');
  let isGone = true;
  await page.route('**/assets/cursos-*.js', (route) => (isGone ? route.abort() : route.continue()));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
  await page.getByRole('navigation').getByRole('link', { name: 'CURSOS' }).first().click();
  await expect(page.getByRole('searchbox')).toBeVisible();
});
