import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openEmptyDatabase } from '#server/testing/database.ts';
import { maxWaiting } from './turns.ts';

const { db, data, session, ping, close } = await openEmptyDatabase();
beforeAll(async () => {
  await session.exec('create table visits (who text)');
});
afterAll(close);
afterEach(() => void vi.useRealTimers());

/** Sets a name at the start of a transaction, then asks several times which name the session has. */
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

/** Opens a transaction that ends when the test says so. */
async function hold() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  let ask: () => Promise<unknown> = () => Promise.resolve();
  let closed: Promise<unknown> = Promise.resolve();
  await new Promise<void>((begun) => {
    closed = db.transaction().execute(async (transaction) => {
      ask = () => sql`select 1`.execute(transaction);
      await ask();
      begun();
      await ended;
    });
  });
  return { ask, end: () => (end(), closed) };
}

const one = () => sql`select 1`.execute(db);
const outcome = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    ({ name, message }: Error) => `${name}: ${message}`,
  );

it('simultaneous transactions run one after the other, each with its own settings', async () => {
  const plain = sql`insert into visits values ('outside')`.execute(db);
  const [ana, berta, carla] = await Promise.all([visit('ana'), visit('berta', true), visit('carla'), plain]);
  expect(ana).toEqual(['ana', 'ana', 'ana']);
  expect(berta).toEqual(['berta', 'berta', 'berta', 'changed my mind']);
  expect(carla).toEqual(['carla', 'carla', 'carla']);
  const { rows } = await sql<{ who: string }>`select who from visits order by who`.execute(db);
  expect(rows.map((row) => row.who)).toEqual(['ana', 'carla', 'outside']);
});

it('a request during a transaction waits for its end', async () => {
  const { ask, end } = await hold();
  let isAnswered = false;
  const asked = one().then(() => (isAnswered = true));
  for (let i = 0; i < 5; i++) await ask();
  expect(isAnswered).toBe(false);
  await end();
  await asked;
});

it('requests beyond the limit are refused at once, progress before sign-ins', async () => {
  const { end } = await hold();
  const read = () => outcome(sql`select 1`.execute(data));
  const signIn = () => outcome(one());
  const reads = Array.from({ length: maxWaiting.data }, read);
  expect(await read()).toBe('SessionLostError: Too many wait for the database.');
  const signIns = Array.from({ length: maxWaiting.accounts - maxWaiting.data }, signIn);
  expect(await signIn()).toBe('SessionLostError: Too many wait for the database.');
  await end();
  expect(new Set(await Promise.all([...reads, ...signIns]))).toEqual(new Set(['answered']));
  expect(await outcome(one())).toBe('answered');
});

it('a request waits only so long, and returns a session that comes too late', async () => {
  const { end } = await hold();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = outcome(one());
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await asked).toBe('SessionLostError: The database session stayed busy for too long.');
  vi.useRealTimers();
  await end();
  expect(await outcome(one())).toBe('answered');
});

it('the health check takes a turn like any request, unless the database has just answered', async () => {
  await one();
  const { ask, end } = await hold();
  await ask();
  await ping();
  const busy = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  const waiting = Array.from({ length: maxWaiting.accounts }, () => outcome(one()));
  expect(await outcome(ping())).toBe('SessionLostError: Too many wait for the database.');
  busy.mockRestore();
  await end();
  await Promise.all(waiting);
});

it("timestamps are ISO 8601, and errors keep PostgreSQL's codes", async () => {
  const { rows } = await sql`select '2026-11-15 02:20:50.452+00'::timestamptz as moment`.execute(db);
  expect(rows).toEqual([{ moment: '2026-11-15T02:20:50.452+00:00' }]);
  await expect(sql`select ${'no'}::int`.execute(db)).rejects.toMatchObject({ code: '22P02' });
});
