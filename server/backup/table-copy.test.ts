import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMigratedDatabase } from '#server/testing/database.ts';
import { readTables, writeTables, type Batch } from './table-copy.ts';

const { session, close } = await openMigratedDatabase();
beforeAll(async () => {
  await session.exec(`
    create table school.letters (id bigint generated always as identity primary key, text text);
    create table school.answers (letter bigint references school.letters, n int);
    insert into school.letters (text) values ('uno'), ('dos');
    insert into school.answers values (2, 1);`);
});
afterAll(close);

async function* only(...batches: Batch[]) {
  yield* batches;
}

const all = async () => {
  const batches: Batch[] = [];
  for await (const batch of readTables(session)) batches.push(batch);
  return batches;
};

it('copies every table of the school, even one with an odd name, parents before children', async () => {
  const tables = (await all()).map(({ table }) => table);
  expect(tables).toEqual(['school.letters', 'school.answers']);
});

it('sequences continue after the copied numbers', async () => {
  const batches = await all();
  await session.exec('truncate school.letters, school.answers restart identity');
  await writeTables(session, only(...batches));
  const [added] = await session.query("insert into school.letters (text) values ('tres') returning id", []);
  expect(added).toEqual({ id: 3 });
});

it.each<[string, Partial<Batch>, RegExp]>([
  ['a table that is a statement', { table: 'auth.users; drop table auth.users' }, /tabla desconocida/],
  ['a table that is not ours', { table: 'pg_catalog.pg_class' }, /tabla desconocida/],
  ['a column that is a statement', { columns: ['id) select 1 --'] }, /columnas desconocidas.*auth\.users/],
  ['a value that does not fit', { rows: ['{"id":"secreto"}'] }, /^(?!.*secreto).*\(código 22P02\)\.$/],
])('%s is refused with a sentence, and nothing is stored', async (_, part, sentence) => {
  const good: Batch = {
    table: 'auth.users',
    columns: ['id'],
    rows: ['{"id":"00000000-0000-4000-8000-000000000001"}'],
  };
  await expect(writeTables(session, only(good, { ...good, ...part }))).rejects.toThrow(sentence);
  expect(await session.query('select id from auth.users', [])).toEqual([]);
});
