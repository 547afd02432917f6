import { sql } from 'kysely';
import { guessPassword } from './guess.ts';
import { voidLinks } from './links.ts';
import { mailOrder } from './mail-order.ts';
import { ownAccount } from './own-account.ts';
import { weakness } from './passwords.ts';
import { currentPasswordInvalid, currentPasswordRequired, samePassword, weakPassword } from './refusals.ts';
import type { Asked, School } from './school.ts';
import { endOtherSessions, endRecovery, isRecovering } from './sessions.ts';
import { describeUser, lockUser, userFields, type UserRow } from './users.ts';

interface Change {
  password: string;
  current_password?: string | undefined;
}

/**
 * Accepts the current password or a recovery session. Ends all other sessions, all open links and the recovery, and notifies
 * the owner by mail.
 */
export async function changePassword(school: School, { body, caller }: Asked<unknown, Change>) {
  const { password, current_password: current } = body;
  const own = await ownAccount(school.db, caller);
  if (own instanceof Response) return own;
  const { user: before, sessionId } = own;
  const sub = before.id;
  const weak = weakness(password, before.email);
  if (weak) return weakPassword(weak);
  const recovers = current === undefined && (await isRecovering(school.db, sessionId));
  if (!recovers) {
    if (current === undefined) return currentPasswordRequired();
    // A wrong password counts against the sign-in limits.
    const isRight = await guessPassword(school, caller.client, before.email ?? sub, () =>
      school.passwords.matches(current, before.encrypted_password),
    );
    if (isRight instanceof Response) return isRight;
    if (!isRight) return currentPasswordInvalid();
    if (current === password) return samePassword();
  }
  const encryptedPassword = await school.passwords.hash(password);

  const user = await school.db.transaction().execute(async (db) => {
    const now = await lockUser(db, sub);
    // The password changed meanwhile, or the recovery was used: the check above no longer holds.
    if (!now || now.encrypted_password !== before.encrypted_password) return null;
    if (recovers && !(await endRecovery(db, sessionId))) return null;
    const { rows } = await sql<UserRow>`
      update auth.users set encrypted_password = ${encryptedPassword}, updated_at = now() where id = ${sub}
      returning ${userFields}`.execute(db);
    const [changed] = rows;
    if (!changed) return null;
    await endOtherSessions(db, sub, sessionId);
    await endRecovery(db, sessionId);
    await voidLinks(db, sub);
    if (changed.email) {
      await school.outbox.enqueue(db, mailOrder('password_changed', changed.email, null, caller));
    }
    return describeUser(changed);
  });
  school.outbox.wake();
  return user ? Response.json(user) : currentPasswordInvalid();
}
