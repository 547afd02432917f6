import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** A file and its size with brotli. */
export interface Measured {
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
export async function measurePage(root: string, htmlFile: string) {
  const html = await readFile(join(root, 'dist/site', htmlFile), 'utf8');
  const scripts = new Set(
    [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file),
  );
  const css = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) =>
    measureStyle(text),
  );
  return { js: await Promise.all([...scripts].map((file) => measure(root, file))), css };
}

export async function measureChunks(root: string): Promise<Measured[]> {
  const names = await readdir(join(root, 'dist/site/assets'));
  return Promise.all(
    names.filter((name) => name.endsWith('.js')).map((name) => measure(root, `assets/${name}`)),
  );
}
