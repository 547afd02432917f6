import { overflow } from './support/measure.ts';
import { expect, test } from './support/test.ts';

test('the sections of the dashboard have addresses, so Back works', async ({ signedInPage: page }) => {
  await page.goto('/dashboard');
  const sections = page.getByRole('navigation', { name: 'Secciones del panel' });
  for (const name of ['Prompt Vault', 'GPTs', 'Plantillas']) {
    await sections.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveTitle(`${name} · Tu panel | Aplica IA`);
    await expect(page.getByText('Sección en desarrollo...')).toBeVisible();
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'GPTs' })).toBeVisible();
});

test('on a phone everything fits, and modules link to their lessons @full', async ({
  signedInPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard?seccion=cursos');
  await expect(page.getByText('0 de 6 módulos completados')).toBeVisible();
  expect(await overflow(page)).toEqual([]);
  await page.getByRole('link', { name: 'Funciones Avanzadas de ChatGPT' }).click();
  await expect(page).toHaveURL(/\/modulo-3$/);
});

test('the sample values stay on one line each @full', async ({ signedInPage: page }) => {
  await page.goto('/dashboard');
  const value = page.getByText('2 h 40 min');
  for (const width of [480, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const { height, right } = await value.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getBoundingClientRect();
    });
    expect(height, `${width} px`).toBeLessThan(45);
    expect(right, `${width} px`).toBeLessThanOrEqual(width);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('choosing a section closes the menu and shows its heading @full', async ({ signedInPage: page }) => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Desplegar menú' }).tap();
    await page.getByRole('link', { name: 'Prompt Vault' }).tap();
    const heading = page.getByRole('heading', { level: 1, name: 'Prompt Vault' });
    await expect(heading).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Desplegar menú' })).toBeVisible();
  });
});

test('the focus ring of a menu link is not cut off, unfolded or folded @full', async ({
  signedInPage: page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/dashboard');
  const link = page.getByRole('navigation', { name: 'Secciones del panel' }).getByRole('link').first();
  /** The space of the scroll container beyond the ring, left and right. */
  const room = () =>
    link.evaluate((element) => {
      const { outlineWidth, outlineOffset } = getComputedStyle(element);
      const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset);
      let around = element.parentElement as HTMLElement;
      while (getComputedStyle(around).overflowX === 'visible') around = around.parentElement as HTMLElement;
      const [inner, outer] = [element.getBoundingClientRect(), around.getBoundingClientRect()];
      return Math.min(inner.left - ring - outer.left, outer.right - inner.right - ring);
    });
  for (const name of ['Contraer menú', 'Desplegar menú']) {
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    expect(await room(), name).toBeGreaterThanOrEqual(0);
    await page.getByRole('button', { name }).click();
  }
});
