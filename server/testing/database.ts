import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { exists } from '#server/database/data-files.ts';
import { openPglite } from '#server/database/exclusive-pglite.ts';
import { migrate, pgliteSession, readMigrations } from '#server/database/migrations.ts';
import { initDatabase } from '#server/database/synced-files.ts';

const cache = fileURLToPath(new URL('../../.cache/pglite/', import.meta.url));

interface Template {
  name: string;
  make(folder: string): Promise<void>;
}

/** Made once and kept: PGlite takes seconds to create a database and a fraction of one to open it. */
async function templateFolder({ name, make }: Template): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(await readFile(join(entry, '../../package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(cache, `${version}-${name}`);
  if (await exists(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(join(cache, 'draft-'));
  await make(draft);
  // Somebody else may have been faster; theirs is the same as ours.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  return folder;
}

const copyFolder = (from: string, to: string) => promisify(execFile)('cp', ['-R', from, to]);

const emptyDatabase = () => templateFolder({ name: 'empty', make: initDatabase });

/** Our tables, and nobody in them. */
export async function migratedDatabase(): Promise<string> {
  const migrations = await readMigrations();
  const hash = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 12);
  return templateFolder({
    name: hash,
    async make(folder) {
      await rm(folder, { recursive: true });
      await copyFolder(await emptyDatabase(), folder);
      const connection = openPglite(folder);
      await migrate(pgliteSession(connection.driver), migrations);
      await connection.close();
    },
  });
}

/** Puts a database with our tables into the data folder that a server is about to use. */
export async function seedDataDir(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await copyFolder(await migratedDatabase(), join(dataDir, 'database'));
}

/** An empty database of its own for one test file. */
export async function openEmptyDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'aplica-ia-'));
  await copyFolder(await emptyDatabase(), join(folder, 'database'));
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
