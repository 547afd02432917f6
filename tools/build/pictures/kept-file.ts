import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What draws pictures, with its version: another one may draw them otherwise. */
export const drawingPackages = [
  'satori',
  '@resvg/resvg-js',
  '@fontsource/bricolage-grotesque',
  '@fontsource/figtree',
].map((name) => `node_modules/${name}/package.json`);

/**
 * A file of .cache/, made when it is not there; its name says all that goes into it. Build and tests run side by side and
 * make the same files: each is there as a whole or not at all.
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
