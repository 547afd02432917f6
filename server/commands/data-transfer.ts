import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { openBackup, writeBackup } from './backup-file.ts';
import { ensureDataDir, loadSecrets } from '#server/database/data-dir.ts';
import { openEmbeddedDatabase } from '#server/database/embedded-database.ts';
import { lockDataDir } from '#server/database/lock.ts';
import {
  migrate,
  pgliteSession,
  readMigrations,
  withPostgresLock,
  type MigrationSession,
} from '#server/database/migrations.ts';
import type { Settings } from '#server/settings.ts';
import { StartError } from '#server/start-error.ts';
import { countAccounts, readTables, writeTables } from './table-copy.ts';

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Opens the embedded data while no server uses them. */
async function withEmbedded<T>(dataDir: string, work: (session: MigrationSession) => Promise<T>): Promise<T> {
  if (!(await exists(join(dataDir, 'database'))))
    throw new StartError(`En ${dataDir} no hay datos: corrige DATA_DIR.`);
  const lock = await lockDataDir(dataDir);
  try {
    const connection = await openEmbeddedDatabase(dataDir);
    try {
      const session = pgliteSession(connection.driver);
      await migrate(session, await readMigrations());
      return await work(session);
    } finally {
      await connection.close();
    }
  } finally {
    await lock.release();
  }
}

/** Everything that cannot be made again: accounts, sessions, progress and secrets. Returns the number of accounts. */
export async function backUp(settings: Pick<Settings, 'dataDir' | 'secrets'>, file: string): Promise<number> {
  if (await exists(file)) throw new StartError(`${file} ya existe: elige otro nombre.`);
  return withEmbedded(settings.dataDir, async (session) => {
    const migrations = (await readMigrations()).map(({ version }) => version);
    const secrets = await loadSecrets(settings);
    const createdAt = new Date().toISOString();
    await writeBackup(file, { format: 'aplica-ia-1', createdAt, migrations, secrets }, readTables(session));
    return countAccounts(session);
  });
}

/** Into a data folder without a database: nothing is ever overwritten, and a restore that fails leaves nothing. */
export async function restore({ dataDir }: Pick<Settings, 'dataDir'>, file: string): Promise<number> {
  const { header, batches } = await openBackup(file);
  const known = await readMigrations();
  const newer = header.migrations.find(
    (version) => !known.some((migration) => migration.version === version),
  );
  if (newer)
    throw new StartError(`La copia es de una versión más nueva (migración ${newer}): actualiza antes.`);
  await ensureDataDir(dataDir);
  const lock = await lockDataDir(dataDir);
  const draft = join(dataDir, 'restoring');
  try {
    if ((await exists(join(dataDir, 'database'))) || (await exists(join(dataDir, 'secrets.json'))))
      throw new StartError(`En ${dataDir} ya hay datos: vacía la carpeta o elige otra con DATA_DIR.`);
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    const connection = await openEmbeddedDatabase(draft);
    const session = pgliteSession(connection.driver);
    let accounts: number;
    try {
      await migrate(session, known);
      await writeTables(session, batches);
      accounts = await countAccounts(session);
    } finally {
      await connection.close();
    }
    const secrets = join(draft, 'secrets.json');
    await writeFile(secrets, JSON.stringify(header.secrets, null, 2) + '\n', { mode: 0o600 });
    // The database last: it is what a later start and a later restore look for.
    await rename(secrets, join(dataDir, 'secrets.json'));
    await rename(join(draft, 'database'), join(dataDir, 'database'));
    return accounts;
  } finally {
    await rm(draft, { recursive: true, force: true });
    await lock.release();
  }
}

/** From the data folder into an empty PostgreSQL, in one transaction. The data folder stays as it was. */
export async function moveToPostgres(
  settings: Pick<Settings, 'dataDir'>,
  databaseUrl: string,
): Promise<number> {
  const sql = postgres(databaseUrl, { max: 1, connect_timeout: 10, onnotice: () => undefined });
  try {
    return await withEmbedded(settings.dataDir, (source) =>
      withPostgresLock(sql, async (target) => {
        await migrate(target, await readMigrations());
        if ((await countAccounts(target)) > 0)
          throw new StartError('La base de datos de destino ya tiene cuentas: usa una vacía.');
        await writeTables(target, readTables(source));
        return countAccounts(target);
      }),
    );
  } finally {
    await sql.end({ timeout: 5 });
  }
}
