import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Secrets } from '#server/database/data-dir.ts';
import { StartError } from '#server/start-error.ts';
import type { Batch } from './table-copy.ts';

/** First line of the file; then one line per batch, and a last one that proves that nothing was cut off. */
export interface BackupHeader {
  format: 'aplica-ia-1';
  createdAt: string;
  migrations: string[];
  secrets: Secrets;
}

async function* lines(header: BackupHeader, batches: AsyncIterable<Batch>, onRows: (count: number) => void) {
  yield JSON.stringify(header) + '\n';
  let rows = 0;
  for await (const batch of batches) {
    rows += batch.rows.length;
    yield JSON.stringify(batch) + '\n';
  }
  onRows(rows);
  yield JSON.stringify({ end: rows }) + '\n';
}

/** Readable by its owner only: it holds secrets and hashes of passwords. Gets its name once it is complete. */
export async function writeBackup(path: string, header: BackupHeader, batches: AsyncIterable<Batch>) {
  const draft = `${path}.partial`;
  let rows = 0;
  try {
    const handle = await open(draft, 'w', 0o600);
    const text = Readable.from(lines(header, batches, (count) => (rows = count)));
    await pipeline(text, createGzip(), handle.createWriteStream({ flush: true }));
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return rows;
}

const damaged = (path: string) => new StartError(`La copia ${path} está dañada o no es de esta escuela.`);

export async function openBackup(path: string) {
  const source = createReadStream(path);
  const unpacked = source.pipe(createGunzip());
  source.on('error', (error) => unpacked.destroy(error));
  const reader = createInterface({ input: unpacked, crlfDelay: Infinity })[Symbol.asyncIterator]();
  const nextLine = async (): Promise<Record<string, unknown> | null> => {
    try {
      const failed = new Promise<never>((_, reject) => unpacked.once('error', reject));
      const { value, done } = await Promise.race([reader.next(), failed]);
      return done ? null : (JSON.parse(value as string) as Record<string, unknown>);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT')
        throw new StartError(`No existe la copia ${path}.`);
      throw damaged(path);
    }
  };
  const header = (await nextLine()) as unknown as BackupHeader | null;
  if (header?.format !== 'aplica-ia-1') throw damaged(path);

  async function* batches(): AsyncGenerator<Batch> {
    let rows = 0;
    for (let line = await nextLine(); line; line = await nextLine()) {
      if ('end' in line) {
        if (line.end !== rows) throw damaged(path);
        return;
      }
      const batch = line as unknown as Batch;
      rows += batch.rows.length;
      yield batch;
    }
    throw damaged(path);
  }
  return { header, batches: batches() };
}
