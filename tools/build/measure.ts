import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** A file as it travels: its size with brotli. */
export interface Measured {
  /** Without folder, hash and ending: `main`. */
  name: string;
  bytes: number;
}

const nameOf = (file: string) => file.replace(/^.*\//, '').replace(/-[\w-]{8}\.\w+$/, '');

async function measure(root: string, file: string): Promise<Measured> {
  const path = join(root, 'dist/site', file);
  const { size } = await stat(`${path}.br`).catch(() => stat(path));
  return { name: nameOf(file), bytes: size };
}

/** Most pages contain the same style sheet, and brotli takes its time. */
const styles = new Map<string, Measured>();
function measureStyle(text: string): Measured {
  const measured = styles.get(text) ?? { name: 'style', bytes: brotliCompressSync(text).length };
  styles.set(text, measured);
  return measured;
}

/** Scripts that a page's HTML asks for, and the style sheet that it contains. */
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
