import { sql, type Kysely } from 'kysely';
import { refreshTokenNotFound, sessionNotFound } from './refusals.ts';
import type { Asked, Caller, School } from './school.ts';
import { endAllSessions, endOtherSessions, endSession, renewSession } from './sessions.ts';
import { describeUser, userFields, type UserRow } from './users.ts';

interface OwnAccount {
  user: UserRow;
  sessionId: string;
}

/**
 * The account of this session, or a refusal: a token stays valid for an hour, but its session or account may have ended.
 * `isHeld` locks the account until the end of the transaction.
 */
export async function ownAccount(
  db: Kysely<unknown>,
  { claims }: Caller,
  { isHeld = false } = {},
): Promise<OwnAccount | Response> {
  if (!claims) return sessionNotFound();
  const { sub, session_id: sessionId } = claims;
  const { rows } = await sql<UserRow & { is_open: boolean }>`
    select ${userFields}, exists (
      select from auth.sessions where sessions.id = ${sessionId} and sessions.user_id = users.id
    ) as is_open
    from auth.users where id = ${sub} ${isHeld ? sql`for update` : sql``}`.execute(db);
  const [user] = rows;
  if (!user) return sessionNotFound('user_not_found');
  return user.is_open ? { user, sessionId } : sessionNotFound();
}

export async function readUser({ db }: School, { caller }: Asked): Promise<Response> {
  const own = await ownAccount(db, caller);
  return own instanceof Response ? own : Response.json(describeUser(own.user));
}

/** In one transaction: two at once would make two sessions of one. */
export async function refresh(
  { db, tokens }: School,
  { body }: Asked<unknown, { refresh_token: string }>,
): Promise<Response> {
  const session = await db.transaction().execute((turn) => renewSession(turn, body.refresh_token, tokens));
  return session ? Response.json(session) : refreshTokenNotFound();
}

const endings = { local: endSession, others: endOtherSessions, global: endAllSessions };

export function signOut(
  { db }: School,
  { query, caller }: Asked<{ scope: keyof typeof endings }>,
): Promise<Response> {
  return db.transaction().execute(async (turn) => {
    // Locked, because a refresh at the same moment would leave a new token for an ended session.
    const own = await ownAccount(turn, caller, { isHeld: true });
    if (own instanceof Response) return own;
    await endings[query.scope](turn, own.user.id, own.sessionId);
    return new Response(null, { status: 204 });
  });
}
