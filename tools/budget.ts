import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ensureBuilt } from '#tools/ensure-built.ts';
import { fileOf, sitePages } from '#tools/build/site-pages.ts';

/** A file and its size with brotli. */
interface Measured {
  /** Without folder, hash and extension: `main`. */
  name: string;
  bytes: number;
}

const nameOf = (file: string) => file.replace(/^.*\//, '').replace(/-[\w-]{8}\.\w+$/, '');

async function measure(root: string, file: string): Promise<Measured> {
  const path = join(root, 'dist/site', file);
  const { size } = await stat(`${path}.br`).catch(() => stat(path));
  return { name: nameOf(file), bytes: size };
}

/** Kept, because most pages contain the same style sheet and brotli is slow. */
const styles = new Map<string, Measured>();
function measureStyle(text: string): Measured {
  const measured = styles.get(text) ?? { name: 'style', bytes: brotliCompressSync(text).length };
  styles.set(text, measured);
  return measured;
}

/** The scripts that a page's HTML loads, and the style sheet in it. */
async function measurePage(root: string, htmlFile: string) {
  const html = await readFile(join(root, 'dist/site', htmlFile), 'utf8');
  const scripts = new Set(
    [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file),
  );
  const css = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) =>
    measureStyle(text),
  );
  return { js: await Promise.all([...scripts].map((file) => measure(root, file))), css };
}

async function measureChunks(root: string): Promise<Measured[]> {
  const names = await readdir(join(root, 'dist/site/assets'));
  return Promise.all(
    names.filter((name) => name.endsWith('.js')).map((name) => measure(root, `assets/${name}`)),
  );
}

interface Budget {
  /**
   * kB (1000 bytes, brotli) of JavaScript and CSS that a page loads: by address, by route (`/gpts/:slug`), for every kind of
   * exercise (`/practica/:kind`), or for all `public` or `learner` pages.
   */
  pages: Record<string, { js: number; css: number }>;
  /** kB of one JavaScript file, by the bundler's name for it; `*` is for all others. */
  chunks: Record<string, number>;
}

interface Overrun {
  name: string;
  bytes: number;
  limit: number;
  /** Largest first. */
  parts: Measured[];
}

export function findOverruns(
  budget: Budget,
  pages: Record<string, { path: string; access: string; js: Measured[]; css: Measured[] }>,
  chunks: Measured[],
): Overrun[] {
  const overruns: Overrun[] = [];
  const compare = (name: string, limit: number | undefined, parts: Measured[]) => {
    const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
    if (limit === undefined) throw new Error(`budget.json has no limit for ${name}`);
    if (bytes > limit * 1000)
      overruns.push({ name, bytes, limit, parts: parts.toSorted((a, b) => b.bytes - a.bytes) });
  };
  for (const [address, { path, access, js, css }] of Object.entries(pages)) {
    const ofAnyKind = path.replace(/^(\/practica)\/[^/]+/, '$1/:kind');
    const limit = [address, path, ofAnyKind, access].map((name) => budget.pages[name]).find(Boolean);
    compare(`JavaScript of ${address}`, limit?.js, js);
    compare(`CSS of ${address}`, limit?.css, css);
  }
  for (const chunk of chunks) {
    compare(`file ${chunk.name}`, budget.chunks[chunk.name] ?? budget.chunks['*'], [chunk]);
  }
  return overruns;
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

export async function reportBudget(root: string) {
  await ensureBuilt(root);
  const budget = JSON.parse(await readFile('budget.json', 'utf8')) as Budget;
  const pages = Object.fromEntries(
    await Promise.all(
      sitePages(root).map(
        async ({ address, path, access }) =>
          [address, { path, access, ...(await measurePage(root, fileOf(address))) }] as const,
      ),
    ),
  );
  for (const [path, { js, css }] of Object.entries(pages)) {
    const total = (parts: Measured[]) => kB(parts.reduce((sum, { bytes }) => sum + bytes, 0)).padStart(8);
    console.log(`${path.padEnd(8)} JavaScript ${total(js)}  CSS ${total(css)}  (${js.length} scripts)`);
  }
  const overruns = findOverruns(budget, pages, await measureChunks(root));
  for (const { name, bytes, limit, parts } of overruns) {
    const where = parts.slice(0, 5).map((part) => `${part.name} ${kB(part.bytes)}`);
    console.error(
      `${name} has grown to ${kB(bytes)}; the limit is ${limit} kB. Largest: ${where.join(', ')}`,
    );
  }
  if (overruns.length > 0) process.exitCode = 1;
}
