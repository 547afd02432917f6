import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleClient, bundleRenderer } from '#tools/build/bundle.ts';
import { compileServer } from '#tools/build/compile-server.ts';
import { compressFolder } from '#tools/build/compress.ts';
import { replaceFolder, withDraft } from '#tools/build/draft.ts';
import { inlineHashes, inlineStyles } from '#tools/build/inline.ts';
import { hashInputs } from '#tools/build/inputs.ts';
import { createPreloads } from '#tools/build/preloads.ts';
import { documentFile } from '#app/site-routes.ts';
import { notFoundFile, prerender, shellFile } from '#tools/build/prerender.ts';
import { readSite } from '#tools/content/content-files.ts';
import { openPrefixes, queryPages, sitePages } from '#tools/build/site-pages.ts';
import { robots, sitemap } from '#tools/build/texts.ts';

/** Builds site and server into dist/. It is put together elsewhere: dist/ is either complete or not there. */
export async function build(root = process.cwd()) {
  const startedAt = performance.now();
  const inputs = hashInputs(root, 'site');
  const dist = join(root, 'dist');
  await withDraft(root, async (draft) => {
    await writeSite(root, draft);
    await compileServer(root, draft, dist);
    await writeFile(join(draft, 'inputs.sha256'), inputs);
    await replaceFolder(draft, dist);
  });
  console.log(`Sitio construido en ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

async function writeSite(root: string, draft: string) {
  const folder = join(draft, 'site');
  const { manifest, template: linked } = await bundleClient(root, folder);
  const template = await inlineStyles(linked, folder);
  const renderer = await bundleRenderer(root, join(draft, 'ssr'));
  const { name: siteName, tagline, publicAddress } = readSite(root);
  const preloads = createPreloads(manifest);
  await prerender({ root, folder, siteName, tagline, template, preloads, renderer });
  await rm(join(draft, 'ssr'), { recursive: true });

  const pages = sitePages(root);
  const documents = pages
    .filter(({ kind }) => kind === 'document')
    .map(({ address }) => [documentFile(address), documentFile(address).slice(1)]);
  const texts = {
    '/sitemap.xml': 'sitemap.xml',
    '/robots.txt': 'robots.txt',
    ...(Object.fromEntries(documents) as Record<string, string>),
  };
  await writeFile(join(folder, texts['/sitemap.xml']), sitemap(root));
  await writeFile(join(folder, texts['/robots.txt']), robots());
  await compressFolder(folder, new Set(Object.values(texts)));

  const contents = {
    pages: Object.fromEntries(pages.map(({ address, file }) => [address, file])),
    queryPages,
    missing: Object.fromEntries(openPrefixes.map((prefix) => [prefix, shellFile])),
    notFound: notFoundFile,
    texts,
    scriptHashes: inlineHashes(template, 'script'),
    styleHashes: inlineHashes(template, 'style'),
    publicAddress: publicAddress ? new URL(publicAddress).origin : null,
  };
  await writeFile(join(draft, 'pages.json'), `${JSON.stringify(contents, null, 2)}\n`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await build();
