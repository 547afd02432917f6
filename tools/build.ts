import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prefetchRules } from '#documents/prefetch-rules.ts';
import { bundle } from '#tools/build/bundle.ts';
import { compileServer } from '#tools/build/compile-server.ts';
import { compressFolder } from '#tools/build/compress.ts';
import { replaceFolder, withDraft } from '#tools/build/draft.ts';
import { hashInputs } from '#tools/build/inputs.ts';
import { prerender } from '#tools/build/prerender.ts';
import { buildProblems } from '#tools/content/check.ts';
import { openContent, type Content } from '#tools/content/content.ts';
import { throwProblems } from '#tools/content/problem.ts';
import { wordFiles } from '#tools/content/words.ts';
import { robots, securityText, sitemap } from '#tools/build/texts.ts';

/** Builds site and server in a draft folder and renames it to dist/, which is thus complete or absent. */
export async function build(root = process.cwd()) {
  const startedAt = performance.now();
  const inputs = hashInputs(root, 'site');
  const dist = join(root, 'dist');
  const content = openContent(root);
  throwProblems(buildProblems(content));
  await withDraft(root, async (draft) => {
    await writeSite(content, draft);
    await compileServer(root, draft, dist);
    await writeFile(join(draft, 'inputs.sha256'), inputs);
    await replaceFolder(draft, dist);
  });
  console.log(`Sitio construido en ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

async function writeSite(content: Content, draft: string) {
  const { root } = content;
  const folder = join(draft, 'site');
  const rendererFolder = join(draft, 'renderer');
  const { code, renderer } = await bundle(root, folder, rendererFolder);
  const { name: siteName, tagline, publicAddress, contact } = wordFiles.site.read(content);
  const pages = await prerender({ root, folder, siteName, tagline, code, renderer });
  await rm(rendererFolder, { recursive: true });

  const feeds = renderer.factFeeds();
  const texts = {
    '/sitemap.xml': 'sitemap.xml',
    '/robots.txt': 'robots.txt',
    '/.well-known/security.txt': 'security.txt',
    ...Object.fromEntries(feeds.map(({ address, file }) => [address, file])),
  };
  await writeFile(join(folder, texts['/sitemap.xml']), sitemap(root));
  await writeFile(join(folder, texts['/robots.txt']), robots());
  await writeFile(join(folder, texts['/.well-known/security.txt']), securityText(contact.email));
  for (const { file, text } of feeds) await writeFile(join(folder, file), text);
  await compressFolder(folder, new Set(Object.values(texts)));

  const contents = {
    ...pages,
    texts,
    // For the Content-Security-Policy: hashes of the inline scripts and styles.
    scriptHashes: [sha256(code.boot), sha256(prefetchRules)],
    styleHashes: [sha256(code.styles)],
    publicAddress: publicAddress ? new URL(publicAddress).origin : null,
  };
  await writeFile(join(draft, 'pages.json'), `${JSON.stringify(contents, null, 2)}\n`);
}

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await build();
