import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Kysely } from 'kysely';
import { exists, syncPath } from './data-files.ts';
import { openPglite } from './exclusive-pglite.ts';
import { explainFullDisk } from './file-fault.ts';
import type { MigrationSession } from './migrations.ts';
import { initDatabase } from './synced-files.ts';
import { reasonOf, StartError } from '#server/start-error.ts';

export interface EmbeddedDatabase {
  /** One session: whoever asks while another's transaction is open waits for its turn. */
  db: Kysely<unknown>;
  /** The same session past that queue, for what runs while nobody else asks: start-up SQL, copies, tests. */
  session: MigrationSession;
  close(): Promise<void>;
}

/**
 * Creating a database takes seconds and a thousand files; a process that dies meanwhile would leave a folder that no
 * later start can open. It is created under another name and gets its own once it is complete.
 */
async function createDatabase(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  try {
    await initDatabase(draft);
    await rename(draft, folder);
    await syncPath(dirname(folder));
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** The caller holds the lock on the data folder. */
export async function openEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, 'database');
  if (!(await exists(folder))) await createDatabase(folder);
  const { pglite, db } = openPglite(folder);
  try {
    await pglite.waitReady;
  } catch (error) {
    const damaged = new StartError(
      `La base de datos de ${folder} no se puede abrir (${reasonOf(error)}). ` +
        'Si está dañada, recupera una copia con npm run restore.',
      { cause: error },
    );
    throw await explainFullDisk(damaged, dataDir);
  }
  return {
    db,
    session: {
      exec: (text) => pglite.exec(text),
      query: async (text, parameters) => (await pglite.query<Record<string, unknown>>(text, parameters)).rows,
    },
    async close() {
      await db.destroy();
      await pglite.close();
    },
  };
}
