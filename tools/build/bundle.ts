import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Manifest } from 'vite';
import type { SiteDocument } from '#app/document.ts';
import type { PageMeta } from '#lib/page-meta.ts';

interface Rendered {
  html: string;
  meta: PageMeta;
}

/** What src/app/entry-server.tsx exports. */
export interface Renderer {
  renderPage: (path: string) => Promise<Rendered>;
  renderFrame: (path: string) => Promise<Rendered>;
  renderDocument: (address: string) => Promise<SiteDocument | null>;
}

/** `native`: both builds share what they load for the configuration, and so the content that was parsed. */
const run = (root: string, options: InlineConfig['build']) =>
  build({ root, configLoader: 'native', logLevel: 'warn', build: { emptyOutDir: true, ...options } });

/** The browser's files. Returns index.html as Vite wrote it, the template of every page. */
export async function bundleClient(root: string, outDir: string) {
  await run(root, { outDir });
  const manifestFolder = join(outDir, '.vite');
  const manifest = JSON.parse(await readFile(join(manifestFolder, 'manifest.json'), 'utf8')) as Manifest;
  await rm(manifestFolder, { recursive: true });
  return { manifest, template: await readFile(join(outDir, 'index.html'), 'utf8') };
}

/** The same app, as a module that renders pages to HTML in Node. */
export async function bundleRenderer(root: string, outDir: string): Promise<Renderer> {
  await run(root, { outDir, ssr: 'src/app/entry-server.tsx', copyPublicDir: false });
  return (await import(pathToFileURL(join(outDir, 'entry-server.js')).href)) as Renderer;
}
