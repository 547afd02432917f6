import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAuthLimits } from '#server/auth/auth-limits.ts';
import { migrate, pgliteSession, readMigrations } from '#server/database/migrations.ts';
import { openEmptyDatabase } from '#server/testing/database.ts';
import type { School } from './school.ts';
import { signIn } from './sign-in.ts';

const { connection, close } = await openEmptyDatabase();
const db = connection.kysely;
const id = '00000000-0000-4000-8000-000000000001';

beforeAll(async () => {
  await migrate(pgliteSession(connection.driver), await readMigrations());
  await connection.driver.exec(`
    insert into auth.users (id, email, email_confirmed_at, encrypted_password)
    values ('${id}', 'ana@example.com', now(), 'hash of the old one')`);
});
afterAll(close);

/** Hashes take their time, and more of it while others wait: something may happen meanwhile. */
async function signInWhile(meanwhile: () => Promise<unknown>) {
  const matches = async (password: string, hash: string | null) => {
    const isRight = hash === `hash of ${password}`;
    await meanwhile();
    return isRight;
  };
  const passwords = { matches } as School['passwords'];
  const school = { db, passwords, limits: createAuthLimits(Infinity), jwtSecret: 'x'.repeat(32) } as School;
  const caller = { client: '192.0.2.1', origin: 'http://localhost', token: null };
  const body = { email: 'ana@example.com', password: 'the old one' };
  const { status } = await signIn(school, { query: {}, body, caller });
  const { rows } = await sql`select id from auth.sessions where user_id = ${id}`.execute(db);
  return { status, sessions: rows.length };
}

it('a password that is changed while a thief signs in with the old one lets nobody in', async () => {
  expect(await signInWhile(async () => undefined)).toEqual({ status: 200, sessions: 1 });
  const change = async () => {
    await sql`update auth.users set encrypted_password = 'hash of the new one' where id = ${id}`.execute(db);
    await sql`delete from auth.sessions where user_id = ${id}`.execute(db);
  };
  expect(await signInWhile(change)).toEqual({ status: 400, sessions: 0 });
});
