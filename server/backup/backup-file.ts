import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { secretsSchema } from '#server/database/data-dir.ts';
import { StartError } from '#server/start-error.ts';
import { writeCopy } from './copy-file.ts';
import type { Batch } from './table-copy.ts';

/** First line of the file; then one line per batch, and a last one that proves the file is complete. */
const headerSchema = z.object({
  format: z.literal('aplica-ia-1'),
  createdAt: z.string(),
  migrations: z.array(z.string()),
  secrets: secretsSchema,
});

const lineSchema = z.record(z.string(), z.unknown());

const batchSchema = z.object({
  table: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.record(z.string(), z.unknown())),
});

type BackupHeader = z.infer<typeof headerSchema>;

async function* lines(header: BackupHeader, batches: AsyncIterable<Batch>) {
  yield JSON.stringify(header) + '\n';
  let count = 0;
  for await (const { table, columns, rows } of batches) {
    count += rows.length;
    const names = JSON.stringify({ table, columns }).slice(0, -1);
    yield `${names},"rows":[${rows.join(',')}]}\n`;
  }
  yield JSON.stringify({ end: count }) + '\n';
}

/** Readable by its owner only: it contains secrets and password hashes. */
export const writeBackup = (path: string, header: BackupHeader, batches: AsyncIterable<Batch>) =>
  writeCopy(path, async (draft) => {
    const handle = await open(draft, 'w', 0o600);
    const packed = createGzip({ level: 3 });
    await pipeline(Readable.from(lines(header, batches)), packed, handle.createWriteStream({ flush: true }));
  });

const damaged = (path: string) => new StartError(`La copia ${path} está dañada o no es de esta escuela.`);

export async function openBackup(path: string) {
  const source = createReadStream(path);
  const unpacked = source.pipe(createGunzip());
  source.on('error', (error) => unpacked.destroy(error));
  const reader = createInterface({ input: unpacked, crlfDelay: Infinity })[Symbol.asyncIterator]();
  const nextLine = async (): Promise<Record<string, unknown> | null> => {
    try {
      const { value, done } = await reader.next();
      return done ? null : lineSchema.parse(JSON.parse(value as string));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT')
        throw new StartError(`No existe la copia ${path}.`);
      throw damaged(path);
    }
  };
  const header = headerSchema.safeParse(await nextLine());
  if (!header.success) throw damaged(path);

  async function* batches(): AsyncGenerator<Batch> {
    let count = 0;
    for (let line = await nextLine(); line; line = await nextLine()) {
      if ('end' in line) {
        if (line.end !== count) throw damaged(path);
        return;
      }
      const batch = batchSchema.safeParse(line);
      if (!batch.success) throw damaged(path);
      const { table, columns, rows } = batch.data;
      count += rows.length;
      yield { table, columns, rows: rows.map((row) => JSON.stringify(row)) };
    }
    throw damaged(path);
  }
  return { header: header.data, batches: batches() };
}

/** Reads the file to its end, and throws for a bad copy like any other reader. */
export async function countRows(path: string): Promise<number> {
  let count = 0;
  for await (const { rows } of (await openBackup(path)).batches) count += rows.length;
  return count;
}
