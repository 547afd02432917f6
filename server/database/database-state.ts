import type { MigrationSession } from './migrations.ts';

/** What `npm run doctor` asks a database, without changing it. */
export interface DatabaseState {
  /** Versions of migrations; null in a database on which the school has never started. */
  applied: string[] | null;
  /** The time of the newest row, and the database's own, in seconds since 1970. */
  newest: number | null;
  now: number;
  isReadOnly: boolean;
}

const newestQuery = `select extract(epoch from greatest(
    (select max(updated_at) from auth.users),
    (select max(updated_at) from auth.sessions),
    (select max(completed_at) from public.module_progress)
  ))::float8 as newest`;

export async function readDatabaseState({ query }: Pick<MigrationSession, 'query'>): Promise<DatabaseState> {
  const [found] = await query(
    `select extract(epoch from now())::float8 as now,
      current_setting('transaction_read_only') as read_only,
      to_regclass('supabase_migrations.schema_migrations')::text as history,
      to_regclass('public.module_progress')::text as progress`,
    [],
  );
  const versions = found?.history
    ? await query('select version from supabase_migrations.schema_migrations order by version', [])
    : null;
  const [rows] = found?.progress ? await query(newestQuery, []) : [];
  return {
    applied: versions && versions.map(({ version }) => String(version)),
    newest: typeof rows?.newest === 'number' ? rows.newest : null,
    now: Number(found?.now),
    isReadOnly: found?.read_only === 'on',
  };
}
