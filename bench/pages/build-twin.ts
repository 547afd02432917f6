import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { fillTemplate } from '#tools/build/html.ts';
import { inlineHashes } from '#tools/build/inline.ts';
import { sitePlugins } from '#tools/vite-plugins.ts';
import { writeSiteFolder } from './site-folder.ts';

/** The same app as most are shipped: one bundle with everything, drawn into an empty element. */
export async function buildTwin(folder: string) {
  const outDir = join(folder, 'site');
  await build({
    root: process.cwd(),
    configFile: false,
    logLevel: 'warn',
    plugins: sitePlugins(),
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: {
        checks: { ineffectiveDynamicImport: false, pluginTimings: false },
        output: { codeSplitting: false },
      },
    },
  });
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  const head = '<title>Aplica IA</title>';
  const html = fillTemplate(template, { head, app: '', access: 'public', isDrawn: false });
  const { pages } = JSON.parse(await readFile('dist/pages.json', 'utf8')) as {
    pages: Record<string, string>;
  };
  await writeSiteFolder({
    folder,
    pages: Object.fromEntries(Object.keys(pages).map((path) => [path, 'index.html'])),
    files: { 'index.html': html },
    scriptHashes: inlineHashes(template, 'script'),
  });
}
