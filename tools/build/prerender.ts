import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RouteObject } from 'react-router';
import type { Renderer } from './bundle.ts';
import { describeHead, preloadHead } from './head.ts';
import { fillTemplate, type PageKind } from './html.ts';
import type { Preloads } from './preloads.ts';
import { notFoundPage, protectedPages, publicPages, type SitePage } from './site-pages.ts';

interface Site {
  root: string;
  folder: string;
  siteName: string;
  tagline: string;
  template: string;
  preloads: Preloads;
  renderer: Renderer;
}

/** Signed-in pages need the backend's client at once; public pages load it when somebody signs in. */
const backendClient = 'node_modules/@supabase/supabase-js';

export const shellFile = 'app.html';

/** Writes the HTML of every address. */
export async function prerender(site: Site) {
  assertSameRoutes(site);
  await Promise.all(publicPages.map((page) => writePublicPage(site, page)));
  await writeNotFound(site);
  for (const page of protectedPages(site.root))
    await (page.isDrawnEarly ? writePrivatePage : writeFrame)(site, page);
  await writeFrame(site, { path: '/prompts/-', modules: [], file: shellFile });
}

async function writePublicPage(site: Site, page: SitePage) {
  const { html, meta } = await site.renderer.renderPage(page.path);
  // Imported late: it brings React along, and React decides at that moment which of its builds it is.
  const { socialImage } = await import('./social-image.tsx');
  const image = await socialImage({ ...site, html, title: meta.title });
  await write(site, image.file, image.data);
  const head = describeHead({ ...site, path: page.path, meta, image: image.file, isIndexed: true });
  await writeHtml(site, page, { head, html, kind: 'public' });
}

async function writeNotFound(site: Site) {
  const { html, meta } = await site.renderer.renderPage(notFoundPage.path);
  const head = describeHead({ ...site, path: notFoundPage.path, meta, isIndexed: false });
  await writeHtml(site, notFoundPage, { head, html, kind: 'public' });
}

type Target = Pick<SitePage, 'path' | 'modules' | 'file'>;

async function writePrivatePage(site: Site, page: Target) {
  const { html, meta } = await site.renderer.renderPage(page.path);
  const head = describeHead({ ...site, path: page.path, meta, isIndexed: false });
  await writeHtml(site, withBackend(page), { head, html, kind: 'private' });
}

async function writeFrame(site: Site, page: Target) {
  const { html, meta } = await site.renderer.renderFrame(page.path);
  const head = describeHead({ ...site, path: page.path, meta, isIndexed: false });
  await writeHtml(site, withBackend(page), { head, html, kind: 'frame' });
}

const withBackend = (page: Target): Target => ({ ...page, modules: [...page.modules, backendClient] });

interface Html {
  head: string;
  html: string;
  kind: PageKind;
}

async function writeHtml(site: Site, { file, modules }: Target, { head, html, kind }: Html) {
  const fullHead = `${head}\n    ${preloadHead(site.preloads, modules)}`;
  await write(site, file, fillTemplate(site.template, { head: fullHead, app: html, kind }));
}

async function write({ folder }: Site, file: string, data: string | Uint8Array) {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, data);
}

/** A page that is added to the route table must not be forgotten here. */
function assertSameRoutes({ root, renderer }: Site) {
  const known = new Set([...publicPages, notFoundPage, ...protectedPages(root)].map(({ route }) => route));
  const missing = routePatterns(renderer.routes).filter((route) => !known.has(route));
  if (missing.length > 0) {
    throw new Error(`tools/build/site-pages.ts does not list ${missing.join(', ')} of src/app/routes.tsx`);
  }
}

function routePatterns(routes: RouteObject[], base = ''): string[] {
  return routes.flatMap((route) => {
    const path = `${base}/${route.path ?? ''}`.replaceAll(/\/+/g, '/');
    return route.children ? routePatterns(route.children, path) : [path.replace(/(.)\/$/, '$1')];
  });
}
