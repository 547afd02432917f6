import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureDataDir, secretsFile, writeSecrets } from '#server/database/data-dir.ts';
import { exists, syncPath } from '#server/database/data-files.ts';
import { openEmbeddedDatabase } from '#server/database/embedded/embedded-database.ts';
import { inDataDir } from '#server/database/file-fault.ts';
import { lockDataDir } from '#server/database/lock.ts';
import { createRoles, migrate, readMigrations } from '#server/database/migrations.ts';
import { withPostgresLock } from '#server/database/postgres-client.ts';
import type { Settings } from '#server/settings.ts';
import { StartError } from '#server/start-error.ts';
import { countRows, openBackup } from './backup-file.ts';
import { restorePostgres } from './postgres-tools.ts';
import { countAccounts, writeTables } from './table-copy.ts';

/** Looks at the first bytes: a pg_dump copy, or one of ours (whose reader reports anything else). */
async function isDump(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'r');
    try {
      const { buffer } = await handle.read(Buffer.alloc(5), 0, 5, 0);
      return buffer.toString('latin1') === 'PGDMP';
    } finally {
      await handle.close();
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      code === 'ENOENT' ? `No existe la copia ${file}.` : `No se puede leer la copia ${file} (${code}).`,
    );
  }
}

async function openKnown(file: string) {
  // Read the copy to its end first: a damaged one is refused before anything is created.
  await countRows(file);
  const { header, batches } = await openBackup(file);
  const known = await readMigrations();
  const newer = header.migrations.find(
    (version) => !known.some((migration) => migration.version === version),
  );
  if (newer)
    throw new StartError(`La copia es de una versión más nueva (migración ${newer}): actualiza antes.`);
  return { header, batches, migrations: known };
}

/** Restores into a data folder without a database: never overwrites, and a failed restore leaves nothing. */
async function restoreEmbedded(dataDir: string, file: string): Promise<number> {
  const { header, batches, migrations } = await openKnown(file);
  await ensureDataDir(dataDir);
  const lock = await lockDataDir(dataDir);
  const draft = join(dataDir, 'restoring');
  try {
    if ((await exists(join(dataDir, 'database'))) || (await exists(secretsFile(dataDir))))
      throw new StartError(`En ${dataDir} ya hay datos: vacía la carpeta o elige otra con DATA_DIR.`);
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    const { session, close } = await openEmbeddedDatabase(draft);
    let accounts: number;
    try {
      await migrate(session, migrations);
      await writeTables(session, batches);
      accounts = await countAccounts(session);
    } finally {
      await close();
    }
    // The database last: a start that finds it without secrets would generate new ones and sign every learner out.
    await writeSecrets(dataDir, header.secrets);
    await rename(join(draft, 'database'), join(dataDir, 'database'));
    await syncPath(dataDir);
    return accounts;
  } finally {
    await rm(draft, { recursive: true, force: true });
    await lock.release();
  }
}

const notEmpty = () => new StartError('La base de datos de DATABASE_URL ya tiene datos: usa una vacía.');

/** A dump does not contain the roles: they belong to the whole server. */
function restoreDump(databaseUrl: string, file: string): Promise<number> {
  return withPostgresLock(databaseUrl, async (session) => {
    const [found] = await session.query(`select to_regclass('auth.users')::text as users`, []);
    if (found?.users) throw notEmpty();
    await createRoles(session);
    await restorePostgres(databaseUrl, file);
    return countAccounts(session);
  });
}

/** Keeps secrets that the folder already has: then learners must sign in again, but lose nothing else. */
async function restoreIntoPostgres(databaseUrl: string, dataDir: string, file: string): Promise<number> {
  const { header, batches, migrations } = await openKnown(file);
  const accounts = await withPostgresLock(databaseUrl, async (session) => {
    await migrate(session, migrations);
    if ((await countAccounts(session)) > 0) throw notEmpty();
    await writeTables(session, batches);
    return countAccounts(session);
  });
  await inDataDir(dataDir, async () => {
    await ensureDataDir(dataDir);
    await writeSecrets(dataDir, header.secrets);
  });
  return accounts;
}

/** Restores a copy into the database that the settings name, which must be empty. Returns the number of accounts. */
export async function restore(
  settings: Pick<Settings, 'dataDir' | 'backing'>,
  file: string,
): Promise<number> {
  const { backing, dataDir } = settings;
  if (backing.mode === 'supabase')
    throw new StartError('Con SUPABASE_URL los datos se recuperan en el proyecto de Supabase, no aquí.');
  const dump = await isDump(file);
  if (backing.mode === 'postgres')
    return dump
      ? restoreDump(backing.databaseUrl, file)
      : restoreIntoPostgres(backing.databaseUrl, dataDir, file);
  if (dump)
    throw new StartError(
      `${file} es una copia de PostgreSQL: se recupera con DATABASE_URL en una base vacía.`,
    );
  return inDataDir(dataDir, () => restoreEmbedded(dataDir, file));
}
