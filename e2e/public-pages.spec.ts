import type { Page } from '@playwright/test';
import { siteRoutes } from '#common/site-routes.ts';
import { expect, test } from './support/test.ts';

const publicPages = siteRoutes
  .filter(({ access }) => access === 'public')
  .map(({ path }) => ({ path, canonical: path === '/home' ? '/' : path }));

const themeButton = (page: Page) => page.getByRole('button', { name: /^Cambiar a tema/ }).first();

/** A page's texts and links. */
async function wordsOf(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The loading line of /why is gone once its content shows.
  await expect(page.locator('.why-loading')).toBeHidden();
  return {
    texts: await page.locator('main :is(h1, h2, h3, p)').allInnerTexts(),
    links: await page
      .locator('main a, footer a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
  };
}

test('every public page shows its texts and links without JavaScript, and hydrates without a mismatch', async ({
  page,
  server,
  openElsewhere,
}) => {
  test.slow();
  const staticPage = await openElsewhere({ javaScriptEnabled: false });
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  for (const { path, canonical } of publicPages) {
    // A mismatch logs an error to the console, which fails the test; each page opens in the theme that the last one set.
    await page.goto(path);
    const hydrated = await wordsOf(page);
    await staticPage.goto(path);
    const { texts, links } = await wordsOf(staticPage);
    await expect(staticPage.locator('#contenido'), path).toHaveCSS('opacity', '1');
    expect(
      hydrated.texts.filter((text) => text !== '' && !texts.includes(text)),
      path,
    ).toEqual([]);
    expect(links, path).toEqual(hydrated.links);

    const theme = (await page.locator('html').getAttribute('class'))?.includes('dark') ? 'light' : 'dark';
    await themeButton(page).click();
    await expect(page.locator('html'), path).toHaveClass(new RegExp(`\\b${theme}\\b`));

    const address = server.origin + canonical;
    await expect(page.locator('link[rel=canonical]'), path).toHaveAttribute('href', address);
    await expect(page.locator('meta[name=description]'), path).toHaveAttribute('content', /.{50,}/);
    await expect(page.locator('meta[property="og:url"]'), path).toHaveAttribute('content', address);
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    const picture = await page.request.get(image ?? '');
    expect(picture.headers()['content-type'], path).toBe('image/png');
  }
  const loaded = await Promise.all(scripts);
  expect(loaded.length).toBeGreaterThan(publicPages.length);
  expect(loaded.filter((code) => code.includes('GoTrueClient'))).toEqual([]);
});

test('without JavaScript the links of every public page work, and private pages say that they need it', async ({
  openElsewhere,
  request,
}) => {
  const staticPage = await openElsewhere({ javaScriptEnabled: false });
  const known = new Set<string>();
  for (const { path } of publicPages) {
    await staticPage.goto(path);
    const links = await staticPage
      .locator('a[href]')
      .evaluateAll((all) => (all as HTMLAnchorElement[]).map(({ href }) => new URL(href)).map(String));
    for (const link of links) known.add(link);
    for (const link of links.map((link) => new URL(link))) {
      if (link.hash && link.pathname === path)
        await expect(
          staticPage.locator(`[id="${decodeURIComponent(link.hash.slice(1))}"]`),
          link.href,
        ).toHaveCount(1);
    }
  }
  const { origin } = new URL(staticPage.url());
  const ours = [...known].filter((link) => link.startsWith(`${origin}/`));
  expect(ours.length).toBeGreaterThan(10);
  for (const link of ours) expect((await request.get(link)).status(), link).toBe(200);

  await staticPage.setViewportSize({ width: 360, height: 740 });
  await staticPage.goto('/why');
  await staticPage.getByRole('button', { name: 'Abrir menú' }).click();
  await staticPage.locator('#menu-movil').getByRole('link', { name: 'CURSOS' }).click();
  await expect(staticPage).toHaveURL('/cursos');
  for (const path of ['/modulo-1', '/dashboard', '/cuaderno']) {
    await staticPage.goto(path);
    const need = staticPage.locator('noscript p');
    await expect(need).toBeVisible();
    await expect(need).toHaveText(/^Para entrar en la escuela, activa JavaScript/);
  }
});

test('the pages on data say where they are, without script, in the operator’s words', async ({ request }) => {
  for (const path of ['/privacidad', '/equipos']) {
    const html = await (await request.get(path)).text();
    expect(html).toContain('<p>El servidor y sus copias de seguridad están en Chile.</p>');
    expect(html).toContain('Alojamientos Sur &amp; Cía &lt;Correo&gt;');
    expect(html).not.toContain('no ha declarado');
  }
});

test('search engines find the public pages and nothing else', async ({ request, server }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const found = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(found).toEqual(
    ['/', '/cursos', '/why', '/about', '/auth', '/privacidad', '/equipos', '/prueba', '/glosario'].map(
      (path) => server.origin + path,
    ),
  );
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${server.origin}/sitemap.xml`);
  for (const path of ['/dashboard', '/prompts/analisis-competitivo', '/no-existe']) {
    expect(await (await request.get(path)).text()).toMatch(/<meta name="robots" content="noindex"\/?>/);
  }
});

test('feed readers find the facts under the school’s address', async ({ request, server }) => {
  const about = await (await request.get('/about')).text();
  for (const [path, type] of [
    ['/datos.xml', 'application/atom+xml'],
    ['/datos.json', 'application/feed+json'],
  ] as const) {
    expect(about).toMatch(new RegExp(`<link [^>]*href="${path}"`));
    const answer = await request.get(path);
    expect(answer.headers()['content-type']).toBe(`${type}; charset=utf-8`);
    const text = await answer.text();
    expect(text).toContain(server.origin + path);
    expect(text).not.toContain('origen.invalid');
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

test('no course loses a word of its title, at any usual width', async ({ page }) => {
  await page.goto('/cursos');
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await page
      .locator('article h3')
      .evaluateAll((titles) =>
        titles
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2)
          .map((title) => title.textContent),
      );
    expect(cut, `at ${width} px`).toEqual([]);
  }
});

test('on a phone the landing page is at most nine screens long', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  expect(screens).toBeLessThanOrEqual(9);
  // What it must show, short or not (spec section 2).
  for (const name of [
    'Qué encuentras en la escuela',
    /martes por la mañana/,
    /una semana/,
    /Fundamentos de IA/,
  ])
    await expect(page.getByRole('region', { name })).toBeVisible();
  await expect(page.locator('form[data-newsletter]')).toBeVisible();
});

for (const path of ['/', '/about'])
  test(`no dot is drawn under the letters of ${path}`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    // The card of / is a sheet of its own, and turned a little.
    const texts = await page.locator(':has(> [data-dots]) > .shell > :not(figure)').all();
    expect(texts.length).toBeGreaterThan(0);
    const pictures = async () => {
      const taken = [];
      for (const text of texts) taken.push((await text.screenshot()).toString('base64'));
      return taken;
    };
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.locator('.dots').evaluate((dots) => (dots.style.visibility = ''));
      const withDots = await pictures();
      await page.locator('.dots').evaluate((dots) => (dots.style.visibility = 'hidden'));
      const withoutDots = await pictures();
      expect(withDots.map((picture, text) => picture === withoutDots[text])).not.toContain(false);
    }
  });
