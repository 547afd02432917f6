import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMigratedDatabase } from '#server/testing/database.ts';
import { createAuthLimits } from './auth-limits.ts';
import { createLink } from './links.ts';
import type { School } from './school.ts';
import { signIn } from './sign-in.ts';
import { createTokens } from './tokens.ts';

const { db, session, close } = await openMigratedDatabase();
const tokens = await createTokens('x'.repeat(32));
const id = '00000000-0000-4000-8000-000000000001';
const waiting = '00000000-0000-4000-8000-000000000002';
const caller = { client: '192.0.2.1', origin: 'http://localhost', token: null, claims: null };

type Matches = School['passwords']['matches'];

const schoolWith = (matches: Matches) =>
  ({
    db,
    passwords: { matches },
    limits: createAuthLimits(Infinity),
    tokens,
  }) as School;

beforeAll(async () => {
  await session.exec(`
    insert into auth.users (id, email, email_confirmed_at, encrypted_password)
    values ('${id}', 'ana@example.com', now(), 'hash of the old one'),
      ('${waiting}', 'waiting@example.com', null, null)`);
  await createLink(db, { kind: 'signup', userId: waiting, encryptedPassword: 'hash of the chosen one' });
});
afterAll(close);

/** Hashing takes time, more so under load: runs `meanwhile` during a hash check. */
async function signInWhile(meanwhile: () => Promise<unknown>) {
  const school = schoolWith(async (password, hash) => {
    const isRight = hash === `hash of ${password}`;
    await meanwhile();
    return isRight;
  });
  const body = { email: 'ana@example.com', password: 'the old one' };
  const { status } = await signIn(school, { query: {}, body, caller });
  const { rows } = await sql`select id from auth.sessions where user_id = ${id}`.execute(db);
  return { status, sessions: rows.length };
}

it('a thief who signs in with the old password during its change is refused', async () => {
  expect(await signInWhile(async () => undefined)).toEqual({ status: 200, sessions: 1 });
  const change = async () => {
    await sql`update auth.users set encrypted_password = 'hash of the new one' where id = ${id}`.execute(db);
    await sql`delete from auth.sessions where user_id = ${id}`.execute(db);
  };
  expect(await signInWhile(change)).toEqual({ status: 400, sessions: 0 });
});

it('a refusal costs equally many hashes for an account, an unconfirmed sign-up and an unknown address', async () => {
  const costs = [];
  for (const email of ['ana@example.com', 'waiting@example.com', 'nobody@example.com']) {
    let hashes = 0;
    const school = schoolWith(async () => {
      hashes += 1;
      return false;
    });
    const { status } = await signIn(school, { query: {}, body: { email, password: 'no' }, caller });
    costs.push({ status, hashes });
  }
  expect(costs).toEqual(Array(3).fill({ status: 400, hashes: 2 }));
});
