import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { createLink } from './links.ts';
import { mailHeaders, mailOrder } from './mail-order.ts';
import { weakness } from './passwords.ts';
import { weakPassword } from './refusals.ts';
import type { Asked, Returning, School } from './school.ts';
import { describeNewcomer, lockUserByAddress, type UserRow } from './users.ts';

interface Credentials {
  email: string;
  password: string;
}

/** Does nothing when the address has an account already. The identity is the one that Supabase would make. */
async function insertUser(db: Kysely<unknown>, email: string): Promise<void> {
  const id = randomUUID();
  await sql`
    with newcomer as (
      insert into auth.users (id, aud, role, email, confirmation_sent_at, raw_app_meta_data, raw_user_meta_data)
      values (${id}, 'authenticated', 'authenticated', ${email}, now(),
        '{"provider": "email", "providers": ["email"]}',
        jsonb_build_object('sub', ${id}::text, 'email', ${email}::text, 'email_verified', false, 'phone_verified', false))
      on conflict (email) where is_sso_user = false do nothing
      returning id, email, raw_user_meta_data
    )
    insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at)
    select ${randomUUID()}::uuid, 'email', id::text, id, raw_user_meta_data, now() from newcomer`.execute(db);
}

/** If the account is deleted between insert and lookup, the address is free: try again. */
async function newOrKnownUser(db: Kysely<unknown>, email: string): Promise<UserRow> {
  for (let round = 0; round < 3; round++) {
    await insertUser(db, email);
    const user = await lockUserByAddress(db, email);
    if (user) return user;
  }
  throw new Error('An account was deleted three times during a sign-up.');
}

/** Keeps the newest sign-up's password: a caller who knows it learns that the account awaits confirmation. */
async function rememberPassword(db: Kysely<unknown>, user: UserRow, encryptedPassword: string) {
  await sql`
    update auth.users set encrypted_password = ${encryptedPassword}, updated_at = now()
    where id = ${user.id} and confirmed_at is null`.execute(db);
}

/**
 * Every sign-up gets its own link, which carries its password: the link opened in the mailbox decides which password counts,
 * so a stranger cannot prepare an account for its owner. An address with an account learns so by mail only. All three cases
 * take the same steps and give the same answer.
 */
export async function signUp(school: School, { query, body, caller }: Asked<Returning, Credentials>) {
  const { email, password } = body;
  const weak = weakness(password, email);
  if (weak) return weakPassword(weak);
  const encryptedPassword = await school.passwords.hash(password);
  await school.db.transaction().execute(async (db) => {
    const user = await newOrKnownUser(db, email);
    await rememberPassword(db, user, encryptedPassword);
    const token = await createLink(db, { kind: 'signup', userId: user.id, encryptedPassword });
    const order = user.confirmed_at
      ? mailOrder('existing_account', email, null, caller)
      : mailOrder('confirmation', email, token, caller, query.redirect_to);
    await school.outbox.enqueue(db, order);
  });
  school.outbox.wake();
  return Response.json(describeNewcomer(email), { headers: mailHeaders(school) });
}
