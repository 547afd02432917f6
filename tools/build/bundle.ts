import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Manifest, type Rollup } from 'vite';

/** Draws pages, and names the source files of islands that a page needs at once. */
export type Renderer = typeof import('#documents/draw-page.tsx');
export type SiteCode = Parameters<Renderer['drawPage']>[1];
type IslandName = Parameters<SiteCode['codeOf']>[0][number];

interface Bundle {
  code: SiteCode;
  renderer: Renderer;
}

/** `native`: both builds share the modules that the configuration loads, and so the parsed content. */
const run = (root: string, options: InlineConfig['build']) =>
  build({ root, configLoader: 'native', logLevel: 'warn', build: { emptyOutDir: true, ...options } });

/** Writes the browser's files into `folder`, and returns the code that pages contain inline. */
export async function bundle(root: string, folder: string, rendererFolder: string): Promise<Bundle> {
  const boot = await bundleBoot(root);
  const { manifest, styles } = await bundleClient(root, folder);
  const renderer = await bundleRenderer(root, rendererFolder);
  const entry = Object.entries(manifest).find(([, chunk]) => chunk.isEntry);
  if (!entry) throw new Error('Vite wrote no entry into its manifest');
  const [entryName, { file }] = entry;
  const nowSources = renderer.nowSources();
  const codeOf = (islands: IslandName[]) =>
    filesOf(manifest, [entryName, ...islands.flatMap((name) => nowSources[name])])
      .filter((name) => name !== file)
      .map((name) => `/${name}`);
  return { code: { boot, styles, entry: `/${file}`, codeOf }, renderer };
}

/** The files that a browser loads for these source files and all their imports, once each. */
export function filesOf(manifest: Manifest, sources: string[]): string[] {
  const found = new Map<string, string>();
  const collect = (name: string) => {
    if (found.has(name)) return;
    const chunk = manifest[name];
    if (!chunk) throw new Error(`Vite's manifest has no chunk for ${name}`);
    found.set(name, chunk.file);
    chunk.imports?.forEach(collect);
  };
  sources.forEach(collect);
  return [...found.values()];
}

/** src/boot as one small script for the head of every page. */
async function bundleBoot(root: string): Promise<string> {
  const output = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(root, 'src/boot/main.ts'), formats: ['iife'], name: 'boot' },
    },
  })) as Rollup.RollupOutput[];
  const code = output[0]?.output[0].code.trim() ?? '';
  if (code === '' || code.includes('</script')) throw new Error('src/boot cannot be inlined in a page');
  return code;
}

/** Moves the style sheet from the folder into the pages, so that the first paint waits only for the HTML. */
async function bundleClient(root: string, folder: string) {
  await run(root, { outDir: folder });
  const manifestFolder = join(folder, '.vite');
  const manifest = JSON.parse(await readFile(join(manifestFolder, 'manifest.json'), 'utf8')) as Manifest;
  await rm(manifestFolder, { recursive: true });
  const sheet = manifest['style.css'];
  if (!sheet) throw new Error('Vite wrote no style sheet');
  const path = join(folder, sheet.file);
  const styles = (await readFile(path, 'utf8')).trim();
  if (styles.includes('</style')) throw new Error(`${sheet.file} would end its own element`);
  await rm(path);
  return { manifest, styles };
}

/** src/documents as a module that draws pages in Node. */
async function bundleRenderer(root: string, outDir: string): Promise<Renderer> {
  await run(root, { outDir, ssr: 'src/documents/draw-page.tsx', copyPublicDir: false });
  return (await import(pathToFileURL(join(outDir, 'draw-page.js')).href)) as Renderer;
}
