import { randomBytes } from 'node:crypto';
import { chmod, constants, copyFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Secrets } from '#server/database/data-dir.ts';
import { syncPath } from '#server/database/data-files.ts';
import { readMigrations, type MigrationSession } from '#server/database/migrations.ts';
import { writeBackup } from './backup-file.ts';
import { writeCopy } from './copy-file.ts';
import { countAccounts, readTables } from './table-copy.ts';

interface Export {
  file: string;
  accounts: number;
}

/** A snapshot of everything that cannot be recreated: accounts, sessions, progress and secrets. */
export async function exportSchool(
  session: MigrationSession,
  secrets: Secrets,
  file: string,
): Promise<Export> {
  const migrations = (await readMigrations()).map(({ version }) => version);
  const createdAt = new Date().toISOString();
  await writeBackup(file, { format: 'aplica-ia-1', createdAt, migrations, secrets }, readTables(session));
  return { file, accounts: await countAccounts(session) };
}

/** Removes copies left behind when the process that made or requested them was killed. */
export async function removeLeftovers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir))
    if (/^backup-[0-9a-f]{12}\.gz(\..*partial)?$/.test(name)) await rm(join(dataDir, name), { force: true });
}

/**
 * Copies within the running server, in one turn of the embedded database, so requests wait until it is done. The file stays
 * in the data folder, on the same disk, so that a slow disk elsewhere holds no request up; the process that asked moves it
 * away.
 */
export function exportRunning(db: Kysely<unknown>, secrets: Secrets, dataDir: string): Promise<Export> {
  const file = join(dataDir, `backup-${randomBytes(6).toString('hex')}.gz`);
  return db.connection().execute(async (turn) => {
    const session: MigrationSession = {
      exec: (text) => sql.raw(text).execute(turn),
      query: async (text) => (await sql.raw<Record<string, unknown>>(text).execute(turn)).rows,
    };
    return exportSchool(session, secrets, file).catch(async (error: unknown) => {
      await rm(file, { force: true });
      throw error;
    });
  });
}

/** Moves the copy from the server's disk to its target. */
export async function bringTo(made: string, file: string): Promise<void> {
  try {
    await writeCopy(file, async (draft) => {
      await copyFile(made, draft, constants.COPYFILE_FICLONE);
      await chmod(draft, 0o600);
      await syncPath(draft);
    });
  } finally {
    await rm(made, { force: true });
  }
}
