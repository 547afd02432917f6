import { guessPassword } from './guess.ts';
import { emailNotConfirmed, invalidCredentials } from './refusals.ts';
import type { Asked, School } from './school.ts';
import { openSession } from './sessions.ts';
import { findUser, type UserRow } from './users.ts';

interface Credentials {
  email: string;
  password: string;
}

/**
 * One search and one hash, whoever is asked for: neither the answer nor its time tells whether there is such an account.
 * That it waits for its confirmation is said only to those who know its password.
 */
export async function signIn(school: School, { body, caller }: Asked<unknown, Credentials>) {
  const { email, password } = body;
  let user: UserRow | null = null;
  const isRight = await guessPassword(school, caller.client, email, password, async () => {
    user = await findUser(school.db, email);
    return user?.encrypted_password ?? null;
  });
  if (isRight instanceof Response) return isRight;
  const found = user as UserRow | null;
  if (!isRight || !found) return invalidCredentials();
  if (!found.confirmed_at) return emailNotConfirmed();
  const session = await school.db.transaction().execute((db) => openSession(db, found.id, school.jwtSecret));
  return session ? Response.json({ ...session.answer, weak_password: null }) : invalidCredentials();
}
