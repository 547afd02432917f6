import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { getAuthSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite';
import type { PGlite } from '@supabase/lite/pglite';
import type postgres from 'postgres';
import { StartError } from '#server/start-error.ts';

export const migrationsFolder = fileURLToPath(new URL('../../supabase/migrations/', import.meta.url));
const bootstrapFile = fileURLToPath(new URL('./bootstrap.sql', import.meta.url));

/** One session that runs start-up SQL: several statements in one string, or one with parameters. */
export interface MigrationSession {
  exec(sql: string): Promise<unknown>;
  query(sql: string, parameters: unknown[]): Promise<Record<string, unknown>[]>;
}

interface Migration {
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
    await session.exec('rollback');
    throw error;
  }
}

/** Same history table as the Supabase CLI, so that a database can move to hosted Supabase with its history. */
const historyTable = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text not null primary key, statements text[], name text
  );`;

/** Brings the database up to date and returns the versions that were new. Safe to call at every start. */
export async function migrate(session: MigrationSession, migrations: Migration[]): Promise<string[]> {
  await inTransaction(session, async () => {
    await session.exec(getAuthSchemaSql());
    await session.exec(SUPABASE_AUTH_HELPERS_SQL);
    await session.exec(await readFile(bootstrapFile, 'utf8'));
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

export const pgliteSession = (pglite: PGlite): MigrationSession => ({
  exec: (sql) => pglite.exec(sql),
  query: async (sql, parameters) => (await pglite.query<Record<string, unknown>>(sql, parameters)).rows,
});

/** Any number; every server of the school uses the same one on the database they share. */
const startUpLock = 7_340_516;

/** Several servers may start on one PostgreSQL at once: the advisory lock lets them through one by one. */
export async function withPostgresLock<T>(
  sql: postgres.Sql,
  work: (s: MigrationSession) => Promise<T>,
): Promise<T> {
  const reserved = await sql.reserve();
  try {
    await reserved`select pg_advisory_lock(${startUpLock})`;
    return await work({
      exec: (text) => reserved.unsafe(text),
      query: (text, parameters) => reserved.unsafe(text, parameters as postgres.ParameterOrJSON<never>[]),
    });
  } finally {
    await reserved`select pg_advisory_unlock(${startUpLock})`;
    reserved.release();
  }
}
