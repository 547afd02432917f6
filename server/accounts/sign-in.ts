import { guessPassword } from './guess.ts';
import { newestSignUp } from './links.ts';
import { emailNotConfirmed, invalidCredentials } from './refusals.ts';
import type { Asked, School } from './school.ts';
import { openSession } from './sessions.ts';
import { findUser, lockUser, type UserRow } from './users.ts';

interface Credentials {
  email: string;
  password: string;
}

/**
 * A failed sign-in always costs two lookups and two hash checks, so neither answer nor timing reveals whether the account
 * exists. A caller who knows the password of a pending sign-up learns that it waits for confirmation, even when the address
 * also has an account: otherwise a stranger could sign up any address and learn from this answer whether it had one.
 */
export async function signIn(school: School, { body, caller }: Asked<unknown, Credentials>) {
  const { email, password } = body;
  const { db, passwords } = school;
  let owner: UserRow | null = null;
  const isKnown = await guessPassword(school, caller.client, email, async () => {
    const user = await findUser(db, email);
    const isOwn = await passwords.matches(password, user?.encrypted_password ?? null);
    if (isOwn && user?.confirmed_at) {
      owner = user;
      return true;
    }
    const isOfSignUp = await passwords.matches(password, await newestSignUp(db, email));
    return isOwn || isOfSignUp;
  });
  if (isKnown instanceof Response) return isKnown;
  const found = owner as UserRow | null;
  if (!found) return isKnown ? emailNotConfirmed() : invalidCredentials();
  const session = await db.transaction().execute(async (turn) => {
    const now = await lockUser(turn, found.id);
    // The password changed during the check: a session opened now would survive the change, which ended all others.
    if (now?.encrypted_password !== found.encrypted_password) return null;
    return openSession(turn, found.id, school.tokens);
  });
  return session ? Response.json({ ...session.answer, weak_password: null }) : invalidCredentials();
}
