import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyDatabase } from '#server/testing/database.ts';

const { db, session, close } = await openEmptyDatabase();
beforeAll(async () => {
  await session.exec('create table visits (who text)');
});
afterAll(close);

/** Says who it is at the start of a transaction, then asks several times who the session thinks it is. */
async function visit(who: string, fails = false): Promise<string[]> {
  const seen: string[] = [];
  await db
    .transaction()
    .execute(async (transaction) => {
      await sql`select set_config('visit.who', ${who}, true)`.execute(transaction);
      await sql`insert into visits values (${who})`.execute(transaction);
      for (let i = 0; i < 3; i++) {
        const { rows } = await sql<{ who: string }>`select current_setting('visit.who') as who`.execute(
          transaction,
        );
        seen.push(rows[0]?.who ?? '');
      }
      if (fails) throw new Error('changed my mind');
    })
    .catch((error: Error) => seen.push(error.message));
  return seen;
}

it('transactions that begin at the same moment run one after the other, each as itself', async () => {
  const plain = sql`insert into visits values ('outside')`.execute(db);
  const [ana, berta, carla] = await Promise.all([visit('ana'), visit('berta', true), visit('carla'), plain]);
  expect(ana).toEqual(['ana', 'ana', 'ana']);
  expect(berta).toEqual(['berta', 'berta', 'berta', 'changed my mind']);
  expect(carla).toEqual(['carla', 'carla', 'carla']);
  const { rows } = await sql<{ who: string }>`select who from visits order by who`.execute(db);
  expect(rows.map((row) => row.who)).toEqual(['ana', 'carla', 'outside']);
});

it('whoever asks while a transaction never ends waits behind it: the health check asks here too', async () => {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const open = db.transaction().execute(() => ended);
  let isAnswered = false;
  const asked = sql`select 1`.execute(db).then(() => (isAnswered = true));
  await session.query('select 1', []);
  expect(isAnswered).toBe(false);
  end();
  await Promise.all([open, asked]);
});
