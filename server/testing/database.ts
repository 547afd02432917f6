import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPglite } from '#server/database/exclusive-pglite.ts';
import {
  migrate,
  pgliteSession,
  readMigrations,
  type Migration,
  type MigrationSession,
} from '#server/database/migrations.ts';
import { initDatabase } from '#server/database/synced-files.ts';
import { copyFolder, templateFolder } from './template.ts';

/** The program writes the files, so that another version may write others. */
async function pgliteVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const text = await readFile(join(entry, '../../package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

async function pgliteTemplate(name: string, make: (folder: string) => Promise<void>) {
  return templateFolder({ kind: 'pglite', name: `${await pgliteVersion()}-${name}`, make });
}

const emptyDatabase = () => pgliteTemplate('empty', initDatabase);

/** All that `migrate` would run on an empty database: migrations, the server's own tables, and those of @supabase/lite. */
export async function statementsOf(migrations: Migration[]): Promise<string[]> {
  const statements: string[] = [];
  const session: MigrationSession = {
    exec: async (sql) => void statements.push(sql),
    query: async (sql, parameters) => {
      statements.push(sql, ...parameters.map(String));
      return [];
    },
  };
  await migrate(session, migrations);
  return statements;
}

/** Our tables, and nobody in them. Kept by all that is in it: tables that exist would not notice a change. */
export async function migratedDatabase(): Promise<string> {
  const migrations = await readMigrations();
  const statements = JSON.stringify(await statementsOf(migrations));
  const hash = createHash('sha256').update(statements).digest('hex').slice(0, 12);
  return pgliteTemplate(hash, async (folder) => {
    await rm(folder, { recursive: true });
    await copyFolder(await emptyDatabase(), folder);
    const connection = openPglite(folder);
    await migrate(pgliteSession(connection.driver), migrations);
    await connection.close();
  });
}

/** Puts a database with our tables into the data folder that a server is about to use. */
export async function seedDataDir(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await copyFolder(await migratedDatabase(), join(dataDir, 'database'));
}

/** A database of its own for one test file. */
async function openCopy(template: string) {
  const folder = await mkdtemp(join(tmpdir(), 'aplica-ia-'));
  await copyFolder(template, join(folder, 'database'));
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

export const openEmptyDatabase = async () => openCopy(await emptyDatabase());

export const openMigratedDatabase = async () => openCopy(await migratedDatabase());
