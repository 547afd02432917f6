import { cp, mkdir, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPglite } from '#server/database/exclusive-pglite.ts';
import { initDatabase } from '#server/database/synced-files.ts';

const cache = fileURLToPath(new URL('../../.cache/pglite/', import.meta.url));

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** PGlite takes seconds to create a database and a fraction of one to open it: an empty one is kept per version. */
async function emptyDatabase(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest = JSON.parse(await readFile(join(entry, '../../package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(cache, manifest.version);
  if (await exists(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(join(cache, 'draft-'));
  await initDatabase(draft);
  // Somebody else may have been faster; theirs is as empty as ours.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  return folder;
}

/** Puts an empty database, without any migration, into the data folder that a server is about to use. */
export async function seedDataDir(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await cp(await emptyDatabase(), join(dataDir, 'database'), { recursive: true });
}

/** An empty database of its own for one test file. */
export async function openEmptyDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'aplica-ia-'));
  await seedDataDir(folder);
  const connection = openPglite(join(folder, 'database'));
  await connection.driver.waitReady;
  return {
    connection,
    async close() {
      await connection.close();
      await rm(folder, { recursive: true });
    },
  };
}
