import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { StartError } from '#server/start-error.ts';

const migrationsFolder = fileURLToPath(new URL('../../supabase/migrations/', import.meta.url));
const sqlFile = (name: string) => readFile(fileURLToPath(new URL(name, import.meta.url)), 'utf8');

/** One session for start-up SQL: several statements in one string, or one with parameters. */
export interface MigrationSession {
  exec(sql: string): Promise<unknown>;
  query(sql: string, parameters: unknown[]): Promise<Record<string, unknown>[]>;
}

export interface Migration {
  version: string;
  name: string;
  sql: string;
}

export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => /^\d{14}_\w+\.sql$/.test(file)).sort();
  return Promise.all(
    files.map(async (file) => ({
      version: file.slice(0, 14),
      name: file.slice(15, -4),
      sql: await readFile(`${folder}/${file}`, 'utf8'),
    })),
  );
}

async function inTransaction(session: MigrationSession, work: () => Promise<unknown>) {
  await session.exec('begin');
  try {
    await work();
    await session.exec('commit');
  } catch (error) {
    // The rollback fails if the session is gone; then it is rolled back anyway. Report the first error.
    await session.exec('rollback').catch(() => undefined);
    throw error;
  }
}

/** The Supabase CLI's history table, so that a database can move to hosted Supabase with its history. */
const historyTable = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text not null primary key, statements text[], name text
  );`;

export const createRoles = async (session: MigrationSession) => session.exec(await sqlFile('./roles.sql'));

/** Brings the database up to date and returns the newly applied versions. Safe at every start. */
export async function migrate(session: MigrationSession, migrations: Migration[]): Promise<string[]> {
  await inTransaction(session, async () => {
    await createRoles(session);
    await session.exec(await sqlFile('./auth-schema.sql'));
    await session.exec(await sqlFile('./school-schema.sql'));
    await session.exec(historyTable);
  });
  const rows = await session.query('select version from supabase_migrations.schema_migrations', []);
  const applied = new Set(rows.map((row) => String(row.version)));
  const pending = migrations.filter((migration) => !applied.has(migration.version));
  for (const { version, name, sql } of pending) {
    await inTransaction(session, async () => {
      await session.exec(sql);
      await session.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])',
        [version, name, sql],
      );
    }).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new StartError(
        `La migración ${version}_${name}.sql ha fallado y no ha cambiado nada (${reason}).`,
        { cause: error },
      );
    });
  }
  return pending.map((migration) => migration.version);
}
