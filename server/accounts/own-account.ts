import { sql, type Kysely } from 'kysely';
import type { LiteRequest } from '#server/auth/ask-lite.ts';
import { sessionNotFound } from './refusals.ts';
import type { Caller, School } from './school.ts';
import type { Claims } from './tokens.ts';
import { userById, type UserRow } from './users.ts';

/** @supabase/lite says in English that a session or its account is gone. */
export async function askAccount({ askLite }: School, request: LiteRequest): Promise<Response> {
  const answer = await askLite(request);
  if (answer.status !== 403) return answer;
  const { error_code } = (await answer.json()) as { error_code?: string };
  return sessionNotFound(error_code);
}

/** The account whose session this is, after @supabase/lite has looked at the session; or the refusal. */
export async function ownAccount(
  school: School,
  { token, claims }: Caller,
): Promise<{ user: UserRow; sessionId: string } | Response> {
  const who = await askAccount(school, { method: 'GET', path: '/auth/v1/user', token });
  if (!who.ok) return who;
  const user = claims && (await userById(school.db, claims.sub));
  return user ? { user, sessionId: claims.session_id } : sessionNotFound();
}

/**
 * Whether the session of a token is still there. A token says for an hour that it is good, and the data API of
 * @supabase/lite believes it: also after somebody has left everywhere, or deleted the account.
 */
export async function isSessionOpen(db: Kysely<unknown>, claims: Claims): Promise<boolean> {
  const { rows } = await sql`
    select id from auth.sessions where id = ${claims.session_id} and user_id = ${claims.sub}`.execute(db);
  return rows.length > 0;
}
