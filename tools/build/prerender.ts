import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Renderer, SiteCode } from './bundle.ts';
import { entryLists } from '#common/site-routes.ts';
import { fileOf, isPublic, missingFileOf, sitePages } from './site-pages.ts';

interface Site {
  root: string;
  folder: string;
  siteName: string;
  tagline: string;
  code: SiteCode;
  renderer: Renderer;
}

type DrawImage = NonNullable<NonNullable<Parameters<Renderer['drawPage']>[2]>['image']>;

const notFoundFile = '404.html';

/** Writes the HTML of every address. Returns the server's table of which file answers which address. */
export async function prerender(site: Site) {
  const { renderer, root } = site;
  const pages = sitePages(root);
  for (const page of pages) {
    const image = isPublic(page) ? imageOf(site) : undefined;
    const queries = renderer.queryAddresses.filter(({ address }) => address === page.address);
    for (const query of [undefined, ...queries.map(({ query }) => query)])
      await writePage(site, page.address, query, image);
  }
  for (const list of entryLists)
    await writeHtml(site, missingFileOf(list), await renderer.drawMissing(list, site.code));
  await writeHtml(site, notFoundFile, await renderer.drawMissing(null, site.code));
  return {
    pages: Object.fromEntries(pages.map(({ address }) => [address, fileOf(address)])),
    queryPages: renderer.queryAddresses.map((page) => ({ ...page, file: fileOf(page.address, page.query) })),
    missing: Object.fromEntries(entryLists.map((list) => [`${list}/`, missingFileOf(list)])),
    notFound: notFoundFile,
  };
}

async function writePage(site: Site, address: string, query?: string, image?: DrawImage) {
  const page = await site.renderer.drawPage(address, site.code, { query, image });
  if (!page) throw new Error(`src/documents has no page for ${address}`);
  await writeHtml(site, fileOf(address, query), page);
}

/** Draws the picture that social networks show for a page, and returns its file name. */
function imageOf(site: Site): DrawImage {
  return async ({ body, meta }) => {
    // Imported late because it loads React, which chooses its development or production build when loaded.
    const { socialImage } = await import('#tools/build/pictures/social-image.tsx');
    const { file, data } = await socialImage({ ...site, html: body, title: meta.title });
    await write(site, file, data);
    return file;
  };
}

const writeHtml = (site: Site, file: string, { html }: { html: string }) => write(site, file, html);

async function write({ folder }: Site, file: string, data: string | Uint8Array) {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, data);
}
