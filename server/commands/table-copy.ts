import type { MigrationSession } from '#server/database/migrations.ts';

/** Rows of one table as JSON, which carries every type that the school uses without loss. */
export interface Batch {
  table: string;
  columns: string[];
  rows: unknown[];
}

const batchSize = 500;

/** Parents before children. supabase_migrations is not copied: the target's own migrations fill it. */
const tablesQuery = `
  with recursive tables as (
    select oid from pg_class where relkind = 'r' and relnamespace in ('auth'::regnamespace, 'public'::regnamespace)
  ), depths as (
    select oid, 0 as depth from tables
    union
    select conrelid, depth + 1 from depths join pg_constraint on confrelid = depths.oid
    where contype = 'f' and conrelid <> confrelid and depth < 20
  )
  select oid::regclass::text as name,
    array(select quote_ident(attname) from pg_attribute
      where attrelid = oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
  from depths group by oid order by max(depth), 1`;

/** Reads everything from one moment of the database, a batch at a time. */
export async function* readTables(session: MigrationSession): AsyncGenerator<Batch> {
  await session.exec('begin isolation level repeatable read read only');
  try {
    for (const { name, columns } of await session.query(tablesQuery, [])) {
      const table = String(name);
      await session.exec(`declare copied no scroll cursor for select to_jsonb(t) as row from ${table} as t`);
      for (;;) {
        const rows = await session.query(`fetch ${batchSize} from copied`, []);
        if (rows.length === 0) break;
        yield { table, columns: columns as string[], rows: rows.map(({ row }) => row) };
      }
      await session.exec('close copied');
    }
  } finally {
    await session.exec('rollback');
  }
}

export async function countAccounts(session: MigrationSession): Promise<number> {
  const [row] = await session.query('select count(*)::int as count from auth.users', []);
  return Number(row?.count);
}

/** Columns that the rows do not know get their defaults: a copy from an older version fits a newer one. */
async function writeBatch(session: MigrationSession, { table, columns, rows }: Batch): Promise<void> {
  const list = columns.join(', ');
  await session.query(
    `insert into ${table} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
    [JSON.stringify(rows)],
  );
}

/** All rows or none. Returns how many rows each table got. */
export async function writeTables(
  session: MigrationSession,
  batches: AsyncIterable<Batch>,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  await session.exec('begin');
  try {
    for await (const batch of batches) {
      await writeBatch(session, batch);
      counts.set(batch.table, (counts.get(batch.table) ?? 0) + batch.rows.length);
    }
    await session.exec('commit');
  } catch (error) {
    await session.exec('rollback');
    throw error;
  }
  return counts;
}
