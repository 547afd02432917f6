import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The packages that draw pictures; a new version may draw them differently. */
export const drawingPackages = [
  'satori',
  '@resvg/resvg-js',
  '@fontsource/bricolage-grotesque',
  '@fontsource/figtree',
].map((name) => `node_modules/${name}/package.json`);

/**
 * Reads a file of .cache/, or makes it; its name is a hash of all its inputs. Builds and tests make the same files at the same
 * time, so a rename puts each file there complete.
 */
export async function keptFile(path: string, make: () => Buffer | Promise<Buffer>): Promise<Buffer> {
  const kept = await readFile(path).catch(() => null);
  if (kept) return kept;
  const made = await make();
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, made);
  await rename(draft, path);
  return made;
}
