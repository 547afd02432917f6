import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { documentFile } from '#app/site-routes.ts';
import type { Renderer } from './bundle.ts';
import { describeHead, preloadHead } from './head.ts';
import { fillTemplate, type Filling } from './html.ts';
import type { Preloads } from './preloads.ts';
import { isPublic, modulesOf, queryPages, sitePages, type SitePage } from './site-pages.ts';

interface Site {
  root: string;
  folder: string;
  siteName: string;
  tagline: string;
  template: string;
  preloads: Preloads;
  renderer: Renderer;
}

export const shellFile = 'app.html';
export const notFoundFile = '404.html';

/** Writes the HTML of every address, and every text once more by itself for changes of page inside the app. */
export async function prerender(site: Site) {
  for (const page of sitePages(site.root)) {
    if (page.kind === 'screen') await writeFrame(site, page.address, page.file, modulesOf(page));
    else await writePage(site, page);
    if (page.kind === 'document') await writeDocument(site, page.address);
    for (const { query, file } of queryPages.filter(({ address }) => address === page.address))
      await writePage(site, { ...page, file }, `?${query}`);
  }
  await writeNotFound(site);
  await writeFrame(site, '/prompts/-', shellFile, []);
}

async function writePage(site: Site, page: SitePage, search = '') {
  const { html, meta } = await site.renderer.renderPage(page.address + search);
  const isIndexed = isPublic(page);
  const image = isIndexed ? await writeSocialImage(site, html, meta.title) : undefined;
  const head = describeHead({ ...site, path: page.address, meta, image, isIndexed });
  await writeHtml(site, page.file, modulesOf(page), { head, app: html, access: page.access, isDrawn: true });
}

async function writeSocialImage(site: Site, html: string, title: string): Promise<string> {
  // Imported late: it brings React along, and React decides at that moment which of its builds it is.
  const { socialImage } = await import('#tools/build/pictures/social-image.tsx');
  const image = await socialImage({ ...site, html, title });
  await write(site, image.file, image.data);
  return image.file;
}

async function writeDocument(site: Site, address: string) {
  const text = await site.renderer.renderDocument(address);
  if (!text) throw new Error(`src/documents has no text for ${address}`);
  const { title, description, html } = text;
  await write(site, documentFile(address).slice(1), JSON.stringify({ title, description, html }));
}

async function writeNotFound(site: Site) {
  const { html, meta } = await site.renderer.renderPage('/404');
  const head = describeHead({ ...site, path: '/404', meta, isIndexed: false });
  const filling = { head, app: html, access: 'public', isDrawn: true } as const;
  await writeHtml(site, notFoundFile, ['src/app/pages/not-found.tsx'], filling);
}

async function writeFrame(site: Site, address: string, file: string, modules: string[]) {
  const { html, meta } = await site.renderer.renderFrame(address);
  const head = describeHead({ ...site, path: address, meta, isIndexed: false });
  await writeHtml(site, file, modules, { head, app: html, access: 'learner', isDrawn: false });
}

async function writeHtml(site: Site, file: string, modules: string[], filling: Filling) {
  const head = `${filling.head}\n    ${preloadHead(site.preloads, modules)}`;
  await write(site, file, fillTemplate(site.template, { ...filling, head }));
}

async function write({ folder }: Site, file: string, data: string | Uint8Array) {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, data);
}
