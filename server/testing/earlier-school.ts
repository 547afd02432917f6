import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';

/** What a school of version 0.1 left behind; fixtures/README.md says how it was made. */
export const earlierSchool = (name: string) =>
  fileURLToPath(new URL(`fixtures/school-0.1/${name}`, import.meta.url));

/** From a file: `tar` reads a pipe only up to the end of the archive, and the last bytes would find it closed. */
export async function unpackEarlierSchool(dataDir: string): Promise<void> {
  const tar = `${dataDir}.tar`;
  await writeFile(tar, brotliDecompressSync(await readFile(earlierSchool('data.tar.br'))));
  await promisify(execFile)('tar', ['-xf', tar, '-C', dataDir]);
  await rm(tar);
}
