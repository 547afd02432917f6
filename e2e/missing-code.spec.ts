import { hydrated } from './support/hydrated.ts';
import { authPage } from './support/auth-page.ts';
import { expect, test } from './support/test.ts';

const lost = /net::ERR_FAILED|Failed to fetch dynamically|Failed to load/;

test('a page whose code is missing reloads once, and then says so', async ({ page, expectConsoleError }) => {
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

test('a linked page whose code is missing reloads once', async ({ page, expectConsoleError }) => {
  expectConsoleError(lost);
  await page.goto('/');
  let loads = 0;
  await page.route('**/assets/auth-*.js', (route) => (loads < 2 ? route.abort() : route.continue()));
  // Not requests: hovering over the link already prefetched the page.
  page.on('framenavigated', () => (loads += 1));
  await page.getByRole('link', { name: 'Ingresar', exact: true }).first().click();
  await expect.poll(() => loads).toBe(2);
  await hydrated(page);
  await page.getByRole('tab', { name: 'Crear cuenta' }).click();
  await expect(page.getByLabel('Confirmar contraseña')).toBeVisible();
  expect(loads).toBe(2);
});

test('a list whose code is missing says so, keeps the typed text, and offers a reload that works', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(lost);
  await page.route('**/assets/cursos-*.js', (route) => route.abort());
  await page.goto('/cursos');
  const search = page.getByRole('searchbox');
  await search.pressSequentially('context');
  const notice = page.getByRole('alert').filter({ hasText: 'no ha terminado de cargarse' });
  await expect(notice).toBeVisible();
  await expect(search).toHaveValue('context');
  await page.unroute('**/assets/cursos-*.js');
  const loaded = page.waitForEvent('load');
  await notice.getByRole('button', { name: 'Volver a cargar' }).click();
  await loaded;
  await search.pressSequentially('context');
  await expect(page.getByText('2 cursos encontrados')).toBeVisible();
});

test('a missing part of a hydrated page is reported, and text being typed stays', async ({
  signedInPage: page,
  expectConsoleError,
}) => {
  expectConsoleError(lost);
  await page.route('**/assets/notebook-copy-*.js', (route) => route.abort());
  await page.goto('/cuaderno');
  const company = page.getByLabel('Empresa', { exact: true });
  await company.fill('Una ferretería de Guayaquil');
  const notice = page.getByRole('alert').filter({ hasText: 'no ha terminado de cargarse' });
  await expect(notice).toBeVisible();
  await expect(company).toHaveValue('Una ferretería de Guayaquil');
  await expect(page.getByRole('heading', { name: 'Algo se rompió en esta página' })).toHaveCount(0);
  await page.unroute('**/assets/notebook-copy-*.js');
  await notice.getByRole('button', { name: 'Volver a cargar' }).click();
  await expect(company).toHaveValue('Una ferretería de Guayaquil');
  await page.getByRole('link', { name: /^Copia/ }).click();
  await expect(page.getByText('Ahora tiene:')).toBeVisible();
});

test('without a connection a lesson stays, on any press or scroll, and says why', async ({
  signedInPage: page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/);
  await page.goto('/modulo-1');
  const heading = page.getByRole('heading', { level: 1, name: 'Fundamental Essentials' });
  await expect(heading).toBeVisible();
  await context.setOffline(true);
  await page.locator('#cuaderno-tareas').scrollIntoViewIfNeeded();
  const notice = page.locator('#boot-failure');
  const reload = notice.getByRole('button', { name: 'Volver a cargar' });
  await expect(notice.getByText(/^Sin conexión\./)).toBeVisible();
  // It would replace the lesson by the browser's own page.
  await expect(reload).toBeHidden();
  await context.setOffline(false);
  await expect(notice.getByText(/no ha terminado de cargarse/)).toBeVisible();
  await expect(reload).toBeVisible();
  await context.setOffline(true);
  await expect(reload).toBeHidden();
  await notice.getByRole('button', { name: 'Cerrar' }).click();
  await heading.click();
  await page.keyboard.press('End');
  await expect(page).toHaveURL('/modulo-1');
  await expect(heading).toBeAttached();
});

test('a sign-in whose client fails to load says so in Spanish, and offers a reload that works', async ({
  page,
  learner,
  expectConsoleError,
}) => {
  expectConsoleError(lost);
  await page.route('**/assets/backend-client-*.js', (route) => route.abort());
  await page.goto('/auth');
  await authPage(page).signIn(learner.email, learner.password);
  await expect(page.getByText(/Failed to fetch/)).toHaveCount(0);
  const notice = page.getByRole('alert').filter({ hasText: 'no ha terminado de cargarse' });
  await expect(notice).toBeVisible();
  await page.unroute('**/assets/backend-client-*.js');
  await notice.getByRole('button', { name: 'Volver a cargar' }).click();
  await authPage(page).signIn(learner.email, learner.password);
  await expect(page).toHaveURL('/');
});
