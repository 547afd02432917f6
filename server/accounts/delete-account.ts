import { sql, type Kysely } from 'kysely';
import { dropMails } from '#server/mail/outbox-table.ts';
import { guessPassword } from './guess.ts';
import { ownAccount } from './own-account.ts';
import { currentPasswordInvalid, sessionNotFound } from './refusals.ts';
import type { Asked, School } from './school.ts';
import { lockUser, type UserRow } from './users.ts';

/**
 * What names the account without belonging to it: mails that have not left, and the log of the accounts. Then the same
 * function that a Supabase project has. There the token proves the password; here we have just checked it, and say so.
 */
async function deleteEverything(db: Kysely<unknown>, { id, email }: UserRow): Promise<void> {
  if (email) await dropMails(db, email);
  await sql`delete from auth.audit_log_entries where payload ->> 'actor_id' = ${id}`.execute(db);
  const amr = [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) }];
  await sql`select
    set_config('request.jwt.claim.sub', ${id}, true),
    set_config('request.jwt.claims', ${JSON.stringify({ sub: id, amr })}, true)`.execute(db);
  await sql`select public.delete_my_account()`.execute(db);
}

/** For good, with the password: a session alone may be a stolen one. Every session ends with the account. */
export async function deleteAccount(school: School, { body, caller }: Asked<unknown, { password: string }>) {
  const own = await ownAccount(school.db, caller);
  if (own instanceof Response) return own;
  const { user: before } = own;
  // A wrong one counts like one at the sign-in.
  const isRight = await guessPassword(school, caller.client, before.email ?? before.id, () =>
    school.passwords.matches(body.password, before.encrypted_password),
  );
  if (isRight instanceof Response) return isRight;
  if (!isRight) return currentPasswordInvalid();
  return school.db.transaction().execute(async (db) => {
    const now = await lockUser(db, before.id);
    if (!now) return sessionNotFound();
    // Changed meanwhile: what was checked above no longer holds.
    if (now.encrypted_password !== before.encrypted_password) return currentPasswordInvalid();
    await deleteEverything(db, now);
    return new Response(null, { status: 204 });
  });
}
