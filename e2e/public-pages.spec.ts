import { siteRoutes } from '#app/site-routes.ts';
import { expect, test } from './support/test.ts';

const publicPages = siteRoutes
  .filter(({ access }) => access === 'public')
  .map(({ path }) => ({ path, canonical: path === '/home' ? '/' : path }));

for (const { path, canonical } of publicPages) {
  test(`${path} comes as full HTML and is brought to life without a mismatch`, async ({ page, server }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text());
    });
    // A mismatch is an error in the console, and those fail the test.
    await page.goto(path);
    await page
      .getByRole('button', { name: /tema oscuro|modo oscuro/i })
      .first()
      .click();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);

    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', server.origin + canonical);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50,}/);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute(
      'content',
      server.origin + canonical,
    );
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    const picture = await page.request.get(image ?? '');
    expect(picture.headers()['content-type']).toBe('image/png');

    const loaded = await Promise.all(scripts);
    expect(loaded.filter((code) => code.includes('GoTrueClient'))).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path } of publicPages) {
    test(`${path} shows its texts and its links`, async ({ page, browser, server }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('#contenido')).toHaveCSS('opacity', '1');
      const texts = await page.locator('main :is(h1, h2, h3, p)').allInnerTexts();
      const links = await page
        .locator('main a, footer a')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href')));

      const living = await browser.newPage({ javaScriptEnabled: true });
      await living.goto(server.origin + path);
      // The loading line of /why is gone once its content shows.
      await expect(living.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(living.locator('.why-loading')).toBeHidden();
      const livingTexts = await living.locator('main :is(h1, h2, h3, p)').allInnerTexts();
      const livingLinks = await living
        .locator('main a, footer a')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
      await living.close();
      expect(livingTexts.filter((text) => text !== '' && !texts.includes(text))).toEqual([]);
      expect(links).toEqual(livingLinks);
    });
  }
});

test('search engines find the public pages and nothing else', async ({ request, server }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const found = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(found).toEqual(
    ['/', '/cursos', '/why', '/about', '/auth', '/privacidad'].map((path) => server.origin + path),
  );
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${server.origin}/sitemap.xml`);
  for (const path of ['/dashboard', '/prompts/analisis-competitivo', '/no-existe']) {
    expect(await (await request.get(path)).text()).toContain('<meta name="robots" content="noindex">');
  }
});

test('icons and the web manifest are there', async ({ request }) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string }[];
  };
  for (const src of [...manifest.icons.map((icon) => icon.src), '/favicon.ico', '/icon-180.png']) {
    const response = await request.get(src);
    expect(response.status(), src).toBe(200);
    expect(response.headers()['content-type'], src).toMatch(/^image\//);
  }
});
