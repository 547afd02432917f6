import { sql, type Kysely } from 'kysely';
import { dropMails } from '#server/mail/outbox-table.ts';
import { guessPassword } from './guess.ts';
import { ownAccount } from './own-account.ts';
import { currentPasswordInvalid, sessionNotFound } from './refusals.ts';
import type { Asked, School } from './school.ts';
import { lockUser, type UserRow } from './users.ts';

/**
 * First the rows that name the account without referencing it (queued mails, audit log), then the function that a Supabase
 * project also has. That one expects a token that proves the password; we have just checked it, and claim so.
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

/** Deletes for good, and needs the password: a session alone may be stolen. Every session ends with the account. */
export async function deleteAccount(school: School, { body, caller }: Asked<unknown, { password: string }>) {
  const own = await ownAccount(school.db, caller);
  if (own instanceof Response) return own;
  const { user: before } = own;
  // A wrong password counts against the sign-in limits.
  const isRight = await guessPassword(school, caller.client, before.email ?? before.id, () =>
    school.passwords.matches(body.password, before.encrypted_password),
  );
  if (isRight instanceof Response) return isRight;
  if (!isRight) return currentPasswordInvalid();
  return school.db.transaction().execute(async (db) => {
    const now = await lockUser(db, before.id);
    if (!now) return sessionNotFound();
    // The password changed meanwhile: the check above no longer holds.
    if (now.encrypted_password !== before.encrypted_password) return currentPasswordInvalid();
    await deleteEverything(db, now);
    return new Response(null, { status: 204 });
  });
}
