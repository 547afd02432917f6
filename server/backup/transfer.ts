import { basename, join } from 'node:path';
import { askServer } from '#server/database/control.ts';
import { loadSecrets } from '#server/database/data-dir.ts';
import { exists } from '#server/database/data-files.ts';
import { openEmbeddedDatabase } from '#server/database/embedded/embedded-database.ts';
import { inDataDir } from '#server/database/file-fault.ts';
import { lockDataDir } from '#server/database/lock.ts';
import { migrate, readMigrations } from '#server/database/migrations.ts';
import { withPostgresLock } from '#server/database/postgres-client.ts';
import type { MigrationSession } from '#server/database/migrations.ts';
import type { Settings } from '#server/settings.ts';
import { StartError } from '#server/start-error.ts';
import { bringTo, exportSchool } from './school-export.ts';
import { dumpPostgres } from './postgres-tools.ts';
import { countAccounts, readTables, writeTables } from './table-copy.ts';

/** Opens the embedded data while no server uses them. Errors of the work itself pass through: it writes elsewhere. */
export async function withEmbedded<T>(
  dataDir: string,
  work: (session: MigrationSession) => Promise<T>,
): Promise<T> {
  if (!(await exists(join(dataDir, 'database'))))
    throw new StartError(`En ${dataDir} no hay datos: corrige DATA_DIR.`);
  const lock = await inDataDir(dataDir, () => lockDataDir(dataDir));
  try {
    const { session, close } = await inDataDir(dataDir, () => openEmbeddedDatabase(dataDir));
    try {
      await inDataDir(dataDir, async () => migrate(session, await readMigrations()));
      return await work(session);
    } finally {
      await inDataDir(dataDir, close);
    }
  } finally {
    await lock.release();
  }
}

/** Null when no server uses the folder. */
async function backUpRunning(dataDir: string, file: string): Promise<number | null> {
  const made = (await exists(dataDir)) ? await inDataDir(dataDir, () => askServer(dataDir, 'backup')) : null;
  if (!made) return null;
  // By our own path of the folder: another container may mount it elsewhere.
  await bringTo(join(dataDir, basename(String(made.file))), file);
  return Number(made.accounts);
}

type BackupSettings = Pick<Settings, 'dataDir' | 'secrets' | 'backing'>;

const supabaseBackup =
  'Con SUPABASE_URL los datos están en el proyecto de Supabase: sus copias se hacen allí (Database, Backups).';

/** Returns the number of accounts in the copy, or null if only the database knows. */
export async function backUp(settings: BackupSettings, file: string): Promise<number | null> {
  const { backing, dataDir } = settings;
  if (backing.mode === 'supabase') throw new StartError(supabaseBackup);
  if (await exists(file)) throw new StartError(`${file} ya existe: elige otro nombre.`);
  if (backing.mode === 'postgres') {
    await dumpPostgres(backing.databaseUrl, file);
    return null;
  }
  const running = await backUpRunning(dataDir, file);
  if (running !== null) return running;
  return withEmbedded(dataDir, async (session) => {
    const { accounts } = await exportSchool(session, await loadSecrets(settings), file);
    return accounts;
  });
}

/** Copies the data folder into an empty PostgreSQL, in one transaction. The data folder stays unchanged. */
export function moveToPostgres(settings: Pick<Settings, 'dataDir'>, databaseUrl: string): Promise<number> {
  return withEmbedded(settings.dataDir, (source) =>
    withPostgresLock(databaseUrl, async (target) => {
      await migrate(target, await readMigrations());
      if ((await countAccounts(target)) > 0)
        throw new StartError('La base de datos de destino ya tiene cuentas: usa una vacía.');
      await writeTables(target, readTables(source));
      return countAccounts(target);
    }),
  );
}
