import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export function readSource(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n/g, '\n');
}

/** Files of a folder with this ending, as paths from the root, in a stable order. */
export function sourceFiles(root: string, folder: string, ending: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => name.endsWith(ending))
    .sort((a, b) => a.localeCompare(b))
    .map((name) => `${folder}/${name}`);
}
