import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMigratedDatabase } from '#server/testing/database.ts';
import { openSession, renewSession } from './sessions.ts';
import { createTokens } from './tokens.ts';

const { db, session, close } = await openMigratedDatabase();
const ana = '00000000-0000-4000-8000-000000000001';
const bea = '00000000-0000-4000-8000-000000000002';
const tokens = await createTokens('x'.repeat(32));

beforeAll(async () => {
  await session.exec(`
    insert into auth.users (id, email, email_confirmed_at)
    values ('${ana}', 'ana@example.com', now()), ('${bea}', 'bea@example.com', now())`);
});
afterAll(close);

const open = async (userId: string) => {
  const opened = await db.transaction().execute((turn) => openSession(turn, userId, tokens));
  return opened?.answer.refresh_token ?? '';
};
const renew = (token: string) => db.transaction().execute((turn) => renewSession(turn, token, tokens));
const count = async (table: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where user_id = ${ana}`.execute(db);
  return rows[0]?.count;
};

it('an account has at most a hundred sessions: the least recently used one ends', async () => {
  const others = await open(bea);
  const first = await open(ana);
  const second = await open(ana);
  for (let number = 2; number < 100; number++) await open(ana);
  expect(await count('auth.sessions')).toBe(100);
  // The first is used again, so the second is now the oldest.
  const used = await renew(first);
  const last = await open(ana);
  expect(await count('auth.sessions')).toBe(100);
  expect(await renew(second)).toBeNull();
  for (const token of [used?.refresh_token, last, others]) expect(await renew(token ?? '')).not.toBeNull();
});
