import { afterEach, expect, test, vi } from 'vitest';
import { exerciseKinds } from '#common/exercise-kinds.ts';
import { gptCards, lessonSlugs, promptCards, site } from '#content.ts';
import { SETTINGS_SLOT } from '#common/page-slots.ts';
import { entryLists, siteAddresses } from '#common/site-routes.ts';
import { drawMissing, drawPage, queryAddresses, type DrawnPage, type SiteCode } from './draw-page.tsx';
import { HtmlPage } from './html-page.tsx';
import { renderToStaticMarkup } from 'react-dom/server';

afterEach(() => void vi.useRealTimers());

const codeOf = vi.fn<SiteCode['codeOf']>(() => ['/assets/client.js']);
const code: SiteCode = { boot: 'boot()', styles: 'p { margin: 0 }', entry: '/assets/main.js', codeOf };

const practiceFiles = Object.keys(import.meta.glob('../../content/practice/*/*.yaml'));
const slugsIn = (id: string) =>
  practiceFiles.flatMap((file) => file.match(new RegExp(`/${id}/(.+)\\.yaml$`))?.[1] ?? []);

const slugs: Record<string, string[]> = {
  lessons: lessonSlugs,
  prompts: promptCards.map(({ slug }) => slug),
  gpts: gptCards.map(({ slug }) => slug),
  ...Object.fromEntries(
    exerciseKinds.flatMap((kind) => ('entries' in kind ? [[kind.entries, slugsIn(kind.id)]] : [])),
  ),
};
const addresses = siteAddresses((folder) => slugs[folder] ?? []);

async function draw(address: string, query?: string) {
  const page = await drawPage(address, code, { query });
  if (!page) throw new Error(`no page ${address}`);
  return page;
}

const parse = ({ html }: DrawnPage) => new DOMParser().parseFromString(html, 'text/html');
const scripts = (root: ParentNode) => [...root.querySelectorAll('script[src], link[rel=modulepreload]')];
const content = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

test.each(addresses)('$address is a complete document', async ({ address, access }) => {
  const drawn = await draw(address);
  expect(drawn.html).toMatch(/^<!doctype html><html lang="es" data-access="(public|learner)">/);
  const page = parse(drawn);
  expect(page.documentElement.dataset.access).toBe(access);
  expect(page.title).toBe(drawn.meta.title);
  // If the learner can change a heading, its island draws it.
  expect(page.querySelectorAll('main h1')).toHaveLength(address === '/manage' ? 0 : 1);
  expect(page.querySelector('#settings')?.textContent).toBe(SETTINGS_SLOT);
  expect(page.querySelector('style')?.textContent).toBe(code.styles);
  expect([...page.querySelectorAll('head script:not([src], [type])')].map((one) => one.textContent)).toEqual([
    code.boot,
  ]);
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);

  // The character set is within the first kilobyte, and styles come before the code.
  const head = [...page.head.children];
  expect(head[0]?.getAttribute('charset')).toBe('utf-8');
  expect(head.findIndex((one) => one.matches('style'))).toBeLessThan(
    head.findIndex((one) => one.matches('script, template, link[rel=modulepreload]')),
  );

  // src/boot, which comes after it, loads the code of a learner's page, but not for a visitor who is sent to /auth.
  const template = page.querySelector<HTMLTemplateElement>('template#code:has(~ script:not([src]))')?.content;
  const expected = ['/assets/main.js', '/assets/client.js'];
  const files = (root: ParentNode) =>
    scripts(root).map((one) => one.getAttribute('src') ?? one.getAttribute('href'));
  expect(files(page)).toEqual(access === 'public' ? expected : []);
  expect(template && files(template)).toEqual(access === 'public' ? undefined : expected);

  const places = [...page.querySelectorAll<HTMLElement>('[data-island]')].map(
    ({ dataset }) => dataset.island,
  );
  expect(new Set(drawn.islands)).toEqual(new Set(places));
  expect(codeOf).toHaveBeenLastCalledWith(drawn.islands);
});

test('an address that the school does not have has no page', async () => {
  for (const address of ['/nada', '/prompts/nada', '/modulo-9', '/practica/retos/nada/mas', '/prompts/'])
    expect(await drawPage(address, code)).toBeNull();
});

test.each(queryAddresses)('$address?$query looks as its query says', async ({ address, query }) => {
  const [plain, withQuery] = await Promise.all([draw(address), draw(address, query)]);
  expect(withQuery.body).not.toBe(plain.body);
  expect(withQuery.islands).toEqual(plain.islands);
});

test('a section of the dashboard has its name in the tab', async () => {
  const titles = await Promise.all(
    queryAddresses.map(async ({ address, query }) => (await draw(address, query)).meta.title),
  );
  const sections = titles.filter((_title, index) => queryAddresses[index]?.address === '/dashboard');
  expect(new Set(sections).size).toBe(sections.length);
  expect(sections.every((title) => / · .* \| Aplica IA$/.test(title))).toBe(true);
});

// The browser decides what depends on the day: learners read a page long after the build drew it.
test.each(['/about', '/modulo-1', '/modulo-4'])('the build draws the same %s on any day', async (address) => {
  const drawn = [];
  for (const day of ['2026-11-19', '2026-12-12', '2027-03-01']) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00`) });
    drawn.push((await draw(address)).html);
  }
  const [first, ...others] = drawn;
  expect(others).toEqual([first, first]);
});

test('only /about names the facts’ feeds in its head', async () => {
  const feedsOf = async (address: string) =>
    [...parse(await draw(address)).head.querySelectorAll('link[rel=alternate]')].map((link) =>
      ['type', 'href', 'title'].map((name) => link.getAttribute(name)),
    );
  expect(await feedsOf('/about')).toEqual([
    ['application/atom+xml', '/datos.xml', 'Datos que envejecen | Aplica IA (Atom)'],
    ['application/feed+json', '/datos.json', 'Datos que envejecen | Aplica IA (JSON Feed)'],
  ]);
  expect(await feedsOf('/cursos')).toEqual([]);
});

test('a missing page is not indexed, and has its mark', async () => {
  const drawn = await drawMissing(null, code);
  const page = parse(drawn);
  expect(page.documentElement.dataset.access).toBe('public');
  expect(content(page, 'robots')).toBe('noindex');
  expect(page.querySelector('[data-missing-page] h1')?.textContent).toBe('Oops! Page not found');
  expect(page.querySelector('link[rel=canonical]')).toBeNull();
});

test.each(entryLists)(
  'an entry that %s does not have is for learners, and leads back to the list',
  async (list) => {
    const page = parse(await drawMissing(list, code));
    expect(page.documentElement.dataset.access).toBe('learner');
    expect(content(page, 'robots')).toBe('noindex');
    expect(page.querySelector('[data-missing-page]')).toBeNull();
    expect(page.querySelector(`main h1 ~ a[href="${list}"]`)).not.toBeNull();
  },
);

const image = () => Promise.resolve('assets/social-1.png');

test('a public page describes itself to search engines and social networks', async () => {
  const drawn = await drawPage('/cursos', code, { image });
  if (!drawn) throw new Error('no page');
  const page = parse(drawn);
  expect(content(page, 'description')).toBe(drawn.meta.description);
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://origen.invalid/cursos',
  );
  expect(content(page, 'og:url')).toBe('https://origen.invalid/cursos');
  expect(content(page, 'og:title')).toBe(drawn.meta.title);
  expect(content(page, 'og:site_name')).toBe(site.name);
  expect(content(page, 'og:image')).toBe('https://origen.invalid/assets/social-1.png');
  expect(content(page, 'twitter:card')).toBe('summary_large_image');
  expect(content(page, 'robots')).toBeUndefined();
});

test('the second address of the landing page points to the first', async () => {
  const [first, second] = await Promise.all(['/', '/home'].map((address) => draw(address)));
  for (const drawn of [first, second])
    expect(drawn?.html).toContain('<link rel="canonical" href="https://origen.invalid/"');
});

test('a page that is not for search engines says so, and has no image to share', async () => {
  const makeImage = vi.fn(image);
  const drawn = await drawPage('/dashboard', code, { image: makeImage });
  if (!drawn) throw new Error('no page');
  expect(content(parse(drawn), 'robots')).toBe('noindex');
  expect(drawn.html).not.toMatch(/canonical|og:|twitter:/);
  expect(makeImage).not.toHaveBeenCalled();
});

const drawHtml = (meta: DrawnPage['meta'], body = '', boot = '') =>
  renderToStaticMarkup(
    <HtmlPage
      address="/about"
      access="public"
      isIndexed
      image={undefined}
      code={{ ...code, boot, preloads: [], bootFile: undefined }}
      {...{ meta, body }}
    />,
  );

test('structured data cannot end its own script', () => {
  const html = drawHtml({ title: 'A', jsonLd: { name: '</script><b>' } });
  expect(html).toContain('<script type="application/ld+json">{"name":"\\u003c/script>\\u003cb>"}</script>');
});

test('the head escapes its words, and body, styles and script stay as they are', () => {
  const html = drawHtml(
    { title: 'A & <b>', description: '«gratis» "& breve"' },
    '<h1>$1 & $&</h1>',
    'a && b',
  );
  expect(html).toContain('<title>A &amp; &lt;b&gt;</title>');
  expect(html).toContain('content="«gratis» &quot;&amp; breve&quot;"');
  expect(html).toContain('<h1>$1 & $&</h1>');
  expect(html).toContain('<script>a && b</script>');
});

test('in development a file runs before the code, instead of the script in the head', async () => {
  const drawn = await drawPage('/about', { ...code, boot: '', bootFile: '/src/boot/main.ts' });
  if (!drawn) throw new Error('no page');
  const files = [...parse(drawn).querySelectorAll('head script[src]')].map((one) => one.getAttribute('src'));
  expect(files).toEqual(['/src/boot/main.ts', '/assets/main.js']);
});
