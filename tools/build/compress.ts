import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pictures, PDF and office files are compressed already. */
const compressible = new Set([
  '.js',
  '.css',
  '.svg',
  '.json',
  '.webmanifest',
  '.ico',
  '.txt',
  '.xml',
  '.csv',
  '.md',
]);

/** On larger files the best quality saves another tenth but costs every build ten seconds. */
const largeBytes = 1_000_000;

const encoders = {
  '.br': (data: Buffer) =>
    promisify(brotliCompress)(data, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: data.length > largeBytes ? 9 : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
  '.gz': (data: Buffer) => promisify(gzip)(data, { level: 9 }),
};

/** Writes `.br` and `.gz` beside every file that gets smaller, except files that the server fills in. */
export async function compressFolder(folder: string, filledIn: Set<string>) {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => compressible.has(extname(name)) && !filledIn.has(name));
  await Promise.all(
    files.flatMap(async (name) => {
      const path = join(folder, name);
      const data = await readFile(path);
      await Promise.all(
        Object.entries(encoders).map(async ([ending, encode]) => {
          const packed = await encode(data);
          if (packed.length < data.length) await writeFile(path + ending, packed);
        }),
      );
    }),
  );
}
