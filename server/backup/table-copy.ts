import type { MigrationSession } from '#server/database/migrations.ts';
import { StartError } from '#server/start-error.ts';

/** Rows of one table, each as JSON text, which represents every type of ours without loss. */
export interface Batch {
  table: string;
  columns: string[];
  rows: string[];
}

interface Table {
  name: string;
  columns: string[];
}

const batchSize = 500;

/**
 * Every table of these schemas, parents before children. Skips supabase_migrations, which the target's own migrations fill.
 */
const tablesQuery = `
  with recursive tables as (
    select pg_class.oid from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname in ('auth', 'public', 'school')
  ), depths as (
    select oid, 0 as depth from tables
    union
    select conrelid, depth + 1 from depths join pg_constraint on confrelid = depths.oid
    where contype = 'f' and conrelid <> confrelid and depth < 20
  )
  select format('%I.%I', nspname, relname) as name,
    to_json(array(select quote_ident(attname) from pg_attribute
      where attrelid = depths.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum)) as columns
  from depths join pg_class on pg_class.oid = depths.oid join pg_namespace on pg_namespace.oid = relnamespace
  group by depths.oid, nspname, relname order by max(depth), 1`;

/** json values keep their whitespace; inside strings line breaks are escaped. */
const oneLine = (json: string) => json.replaceAll('\n', ' ');

const tablesOf = async (session: MigrationSession) =>
  (await session.query(tablesQuery, [])) as unknown as Table[];

/** Reads everything from one snapshot, a batch at a time. */
export async function* readTables(session: MigrationSession): AsyncGenerator<Batch> {
  await session.exec('begin isolation level repeatable read read only');
  try {
    for (const { name, columns } of await tablesOf(session)) {
      await session.exec(
        `declare copied no scroll cursor for select to_json(t)::text as row from ${name} as t`,
      );
      for (;;) {
        const rows = await session.query(`fetch ${batchSize} from copied`, []);
        if (rows.length === 0) break;
        yield { table: name, columns, rows: rows.map(({ row }) => oneLine(String(row))) };
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

/** Older copies did not name the schema `public`. */
const fullName = (table: string) => (table.includes('.') ? table : `public.${table}`);

/** Names become part of statements, so only tables and columns of the target are accepted. */
function checkNames(tables: Table[], batch: Batch): Batch {
  const table = tables.find(({ name }) => name === fullName(batch.table));
  if (!table) throw new StartError(`La copia contiene una tabla desconocida en esta versión.`);
  if (!batch.columns.every((column) => table.columns.includes(column)))
    throw new StartError(`La copia contiene columnas desconocidas en esta versión (tabla ${table.name}).`);
  return { ...batch, table: table.name };
}

/** Columns missing in the rows get their defaults, so an older copy fits a newer version. */
async function writeBatch(session: MigrationSession, { table, columns, rows }: Batch): Promise<void> {
  const list = columns.join(', ');
  await session.query(
    `insert into ${table} (${list}) overriding system value
      select ${list} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
    [`[${rows.join(',')}]`],
  );
}

/** Makes sequences continue after the copied numbers. */
const advanceSequences = `
  do $$
  declare owned record; highest bigint;
  begin
    for owned in
      select format('%I.%I', nspname, relname) as name, attname,
        pg_get_serial_sequence(format('%I.%I', nspname, relname), attname) as sequence
      from pg_attribute join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace
      where relkind = 'r' and nspname in ('auth', 'public', 'school') and attnum > 0 and not attisdropped
    loop
      continue when owned.sequence is null;
      execute format('select max(%I) from %s', owned.attname, owned.name) into highest;
      if highest is not null then perform setval(owned.sequence, highest); end if;
    end loop;
  end
  $$`;

/** Writes all rows or none. */
export async function writeTables(session: MigrationSession, batches: AsyncIterable<Batch>): Promise<void> {
  const tables = await tablesOf(session);
  await session.exec('begin');
  try {
    for await (const batch of batches) await writeBatch(session, checkNames(tables, batch));
    await session.exec(advanceSequences);
    await session.exec('commit');
  } catch (error) {
    await session.exec('rollback').catch(() => undefined);
    if (error instanceof StartError) throw error;
    // Postgres errors quote row values: don't print them.
    const code = (error as { code?: unknown }).code;
    throw new StartError(
      `La copia contiene datos que no encajan en esta versión${typeof code === 'string' ? ` (código ${code})` : ''}.`,
      { cause: error },
    );
  }
}
