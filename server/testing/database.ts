import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedDatabase } from '#server/database/embedded/embedded-database.ts';
import {
  migrate,
  readMigrations,
  type Migration,
  type MigrationSession,
} from '#server/database/migrations.ts';
import { copyFolder, templateFolder } from './template.ts';

/** PGlite's program writes the files, so another version may write different ones. */
async function pgliteVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const text = await readFile(join(entry, '../../package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

async function pgliteTemplate(name: string, make: (folder: string) => Promise<void>) {
  return templateFolder({ kind: 'pglite', name: `${await pgliteVersion()}-${name}`, make });
}

/** A data folder as a server leaves it after this work. */
async function makeDatabase(
  folder: string,
  from: string | null,
  work?: (session: MigrationSession) => Promise<unknown>,
) {
  const dataDir = await mkdtemp(`${folder}-data-`);
  const made = join(dataDir, 'database');
  try {
    if (from) await copyFolder(from, made);
    const { session, close } = await openEmbeddedDatabase(dataDir);
    await work?.(session);
    await close();
    await rm(folder, { recursive: true });
    await rename(made, folder);
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

const emptyDatabase = () => pgliteTemplate('empty', (folder) => makeDatabase(folder, null));

/** Everything that `migrate` runs on an empty database: migrations, and the server's own tables. */
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

/** Our tables without rows. Cached by their SQL: existing tables would not show a change. */
export async function migratedDatabase(): Promise<string> {
  const migrations = await readMigrations();
  const statements = JSON.stringify(await statementsOf(migrations));
  const hash = createHash('sha256').update(statements).digest('hex').slice(0, 12);
  const empty = await emptyDatabase();
  return pgliteTemplate(hash, (folder) =>
    makeDatabase(folder, empty, (session) => migrate(session, migrations)),
  );
}

/** Puts a database with our tables into a server's future data folder. */
export async function seedDataDir(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await copyFolder(await migratedDatabase(), join(dataDir, 'database'));
}

/** Opens a separate database for one test file. */
async function openCopy(template: string) {
  const folder = await mkdtemp(join(tmpdir(), 'aplica-ia-'));
  await copyFolder(template, join(folder, 'database'));
  const database = await openEmbeddedDatabase(folder);
  return {
    ...database,
    async close() {
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}

export const openEmptyDatabase = async () => openCopy(await emptyDatabase());

export const openMigratedDatabase = async () => openCopy(await migratedDatabase());
