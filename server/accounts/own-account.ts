import { sql, type Kysely } from 'kysely';
import { sessionNotFound } from './refusals.ts';
import type { Caller, School } from './school.ts';
import { userById, type UserRow } from './users.ts';

interface Claims {
  sub: string;
  session_id: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a token says of itself. Whether it was signed by us is for @supabase/lite to find out. */
function claimsOf(token: string): Claims | null {
  const [, payload = ''] = token.split('.');
  try {
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Partial<Claims> | null;
    const isUuid = (value: unknown) => typeof value === 'string' && uuid.test(value);
    return isUuid(claims?.sub) && isUuid(claims?.session_id) ? (claims as Claims) : null;
  } catch {
    return null;
  }
}

/** The account whose session this is, after @supabase/lite has looked at token and session; or the refusal. */
export async function ownAccount(
  school: School,
  { token }: Caller,
): Promise<{ user: UserRow; sessionId: string } | Response> {
  const who = await school.askLite({ method: 'GET', path: '/auth/v1/user', token });
  if (!who.ok || !token) return who;
  const claims = claimsOf(token);
  const user = claims && (await userById(school.db, claims.sub));
  return user ? { user, sessionId: claims.session_id } : sessionNotFound();
}

/**
 * Whether the session of a token is still there. A token says for an hour that it is good, and the data API of
 * @supabase/lite believes it: also after somebody has left everywhere, or deleted the account.
 */
export async function isSessionOpen(db: Kysely<unknown>, token: string): Promise<boolean> {
  const claims = claimsOf(token);
  if (!claims) return false;
  const { rows } = await sql`
    select id from auth.sessions where id = ${claims.session_id} and user_id = ${claims.sub}`.execute(db);
  return rows.length > 0;
}
