import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openBrowser, openPage, phone, storeSession } from '#bench/common/browser.ts';
import { createLearner } from '#e2e/support/learner.ts';
import { compressFolder } from '#tools/build/compress.ts';
import { plainHtml } from './plain-html.ts';
import { measuredPages } from './measured-pages.ts';

const page = (title: string, body: string) => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${title}">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/plain.css">
</head>
<body>${body}</body>
</html>
`;

/** The floor that no page can be faster than: what the school's pages say, without anything that they do. */
export async function buildFloor(schoolOrigin: string, folder: string) {
  const learner = await createLearner(schoolOrigin);
  const browser = await openBrowser();
  const files: Record<string, string> = {
    'assets/plain.css': await readFile(new URL('plain.css', import.meta.url), 'utf8'),
  };
  const pages: Record<string, string> = {};
  try {
    for (const [index, { path, isPublic }] of measuredPages.entries()) {
      const context = await browser.newContext({ viewport: phone, locale: 'es-ES' });
      const tab = await openPage(context);
      if (!isPublic) await storeSession(tab, learner.session);
      await tab.goto(schoolOrigin + path, { waitUntil: 'networkidle' });
      await tab.locator('main h1').waitFor();
      const file = `page-${index}.html`;
      files[file] = page(await tab.title(), await tab.evaluate(plainHtml));
      pages[path] = file;
      await context.close();
    }
  } finally {
    await browser.close();
  }
  await writeSite(folder, pages, files);
}

/** As the school's own server wants it, compressed the same way as the school. */
async function writeSite(folder: string, pages: Record<string, string>, files: Record<string, string>) {
  const site = join(folder, 'site');
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(site, name)), { recursive: true });
    await writeFile(join(site, name), text);
  }
  await compressFolder(site, new Set());
  const [anyPage = ''] = Object.values(pages);
  const manifest = { pages, missing: {}, notFound: anyPage, texts: {}, scriptHashes: [], styleHashes: [] };
  await writeFile(join(folder, 'pages.json'), JSON.stringify(manifest));
}
