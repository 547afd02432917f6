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
 * Whoever is not let in costs two searches and two hashes, whoever was asked for: neither the answer nor its time tells whether
 * there is such an account. That a sign-up waits for its confirmation is said to those who know its password, also when the
 * address has an account already: a stranger could sign up any address, and would know by this answer that it had none.
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
    // Changed while it was checked: a session opened now would outlive the change, which ended all others.
    if (now?.encrypted_password !== found.encrypted_password) return null;
    return openSession(turn, found.id, school.tokens);
  });
  return session ? Response.json({ ...session.answer, weak_password: null }) : invalidCredentials();
}
