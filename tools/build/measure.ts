import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file as it travels: its size with brotli. */
export interface Measured {
  /** Without folder, hash and ending: `framework`. */
  name: string;
  bytes: number;
}

const nameOf = (file: string) => file.replace(/^.*\//, '').replace(/-[\w-]{8}\.\w+$/, '');

async function measure(root: string, file: string): Promise<Measured> {
  const path = join(root, 'dist/site', file);
  const { size } = await stat(`${path}.br`).catch(() => stat(path));
  return { name: nameOf(file), bytes: size };
}

/** Scripts and style sheets that a page's HTML asks for. */
export async function measurePage(root: string, htmlFile: string) {
  const html = await readFile(join(root, 'dist/site', htmlFile), 'utf8');
  const files = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(js|css))"/g)];
  const ofKind = (kind: string) =>
    Promise.all(
      [...new Set(files.filter(([, , ending]) => ending === kind).map(([, file]) => file ?? ''))].map(
        (file) => measure(root, file),
      ),
    );
  return { js: await ofKind('js'), css: await ofKind('css') };
}

export async function measureChunks(root: string): Promise<Measured[]> {
  const names = await readdir(join(root, 'dist/site/assets'));
  return Promise.all(
    names.filter((name) => name.endsWith('.js')).map((name) => measure(root, `assets/${name}`)),
  );
}
