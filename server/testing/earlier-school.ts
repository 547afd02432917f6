import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';

/** Files of a school of version 0.1; fixtures/README.md says how they were made. */
export const earlierSchool = (name: string) =>
  fileURLToPath(new URL(`fixtures/school-0.1/${name}`, import.meta.url));

/** From a file: `tar` stops reading a pipe at the end of the archive, so writing the last bytes would fail. */
export async function unpackEarlierSchool(dataDir: string): Promise<void> {
  const tar = `${dataDir}.tar`;
  await writeFile(tar, brotliDecompressSync(await readFile(earlierSchool('data.tar.br'))));
  await promisify(execFile)('tar', ['-xf', tar, '-C', dataDir]);
  await rm(tar);
}
