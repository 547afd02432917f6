import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Tokens } from './tokens.ts';
import { describeUser, lockUser, userFields, type UserRow } from './users.ts';

type Db = Kysely<unknown>;

/**
 * Opens a session within the transaction that decided to: a link is used up and its session is there, or neither. Null
 * when the account was deleted meanwhile.
 */
export async function openSession(db: Db, userId: string, tokens: Tokens) {
  const sessionId = randomUUID();
  // First, because it holds the account until the end of the transaction.
  const { rows } = await sql<UserRow>`
    update auth.users set last_sign_in_at = now(), updated_at = now() where id = ${userId}
    returning ${userFields}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  await sql`insert into auth.sessions (id, user_id, aal) values (${sessionId}, ${userId}, 'aal1')`.execute(
    db,
  );
  await endLongestUnused(db, userId, sessionId);
  const refreshToken = await addRefreshToken(db, { userId, sessionId, parent: null }, tokens);
  return { sessionId, answer: await describeSession(row, { sessionId, refreshToken, tokens }) };
}

/** More than anybody has browsers. Without an end, a day of sign-ins made `my_data` take 0.7 s and 5 MB at every call. */
const maxSessions = 100;

async function endLongestUnused(db: Db, userId: string, sessionId: string): Promise<void> {
  await sql`
    delete from auth.sessions where id in (
      select id from auth.sessions where user_id = ${userId} and id <> ${sessionId}
      order by greatest(created_at, updated_at) desc offset ${maxSessions - 1}
    )`.execute(db);
}

interface TokenOrigin {
  userId: string;
  sessionId: string;
  /** The token that it replaces. */
  parent: string | null;
}

async function addRefreshToken(
  db: Db,
  { userId, sessionId, parent }: TokenOrigin,
  tokens: Tokens,
): Promise<string> {
  const refreshToken = tokens.newRefreshToken();
  await sql`
    insert into auth.refresh_tokens (id, token, user_id, session_id, parent, revoked)
    values (${randomUUID()}, ${refreshToken}, ${userId}, ${sessionId}, ${parent}, false)`.execute(db);
  return refreshToken;
}

interface SessionParts {
  sessionId: string;
  refreshToken: string;
  tokens: Tokens;
}

/** What supabase-js keeps of a session. */
async function describeSession(row: UserRow, { sessionId, refreshToken, tokens }: SessionParts) {
  const user = describeUser(row);
  const { id: sub, aud, role, email } = user;
  const { token, expiresIn, expiresAt } = await tokens.sign({ sub, aud, role, email, session_id: sessionId });
  return {
    access_token: token,
    refresh_token: refreshToken,
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: expiresAt,
    user,
  };
}

/** Two tabs, or a browser that is slow: any token that was replaced this recently is answered with the present one. */
const reuseSeconds = 10;

interface TokenRow {
  session_id: string;
  revoked: boolean;
  may_repeat: boolean;
}

/**
 * A new token for an old one. The account is held until the end of the transaction, so that however many come at once
 * the session has one successor. The token before the present one is answered with the present one for as long as that has
 * not been used: the answer that brought it may have been lost on its way. (Hosted Supabase does the same.) An older one that
 * comes back was stolen, before or now: the session ends for both. Null when there is no session.
 */
export async function renewSession(db: Db, token: string, tokens: Tokens) {
  const { rows: owners } = await sql<{ user_id: string }>`
    select user_id from auth.refresh_tokens where token = ${token}`.execute(db);
  const user = owners[0] && (await lockUser(db, owners[0].user_id));
  if (!user) return null;
  const { rows } = await sql<TokenRow>`
    select session_id, revoked, updated_at > now() - make_interval(secs => ${reuseSeconds}) or exists (
      select from auth.refresh_tokens as present
      where present.session_id = replaced.session_id and present.parent = replaced.token and not present.revoked
    ) as may_repeat
    from auth.refresh_tokens as replaced
    where token = ${token} and session_id in (select id from auth.sessions)`.execute(db);
  const [found] = rows;
  if (!found) return null;
  const sessionId = found.session_id;
  let refreshToken: string | undefined;
  if (!found.revoked) {
    await sql`update auth.refresh_tokens set revoked = true, updated_at = now() where token = ${token}`.execute(
      db,
    );
    refreshToken = await addRefreshToken(db, { userId: user.id, sessionId, parent: token }, tokens);
    // What is in use is not old (prune.ts).
    await sql`update auth.sessions set updated_at = now() where id = ${sessionId}`.execute(db);
  } else if (found.may_repeat) {
    refreshToken = await presentToken(db, sessionId);
  }
  if (refreshToken) return describeSession(user, { sessionId, refreshToken, tokens });
  await endSession(db, user.id, sessionId);
  return null;
}

async function presentToken(db: Db, sessionId: string): Promise<string | undefined> {
  const { rows } = await sql<{ token: string }>`
    select token from auth.refresh_tokens where session_id = ${sessionId} and not revoked`.execute(db);
  return rows[0]?.token;
}

export async function endSession(db: Db, userId: string, sessionId: string): Promise<void> {
  await sql`delete from auth.sessions where user_id = ${userId} and id = ${sessionId}`.execute(db);
}

/** Tokens without a session are from before sessions had tokens. */
export async function endAllSessions(db: Db, userId: string): Promise<void> {
  await sql`delete from auth.refresh_tokens where user_id = ${userId}`.execute(db);
  await sql`delete from auth.sessions where user_id = ${userId}`.execute(db);
}

/** Whoever else is signed in with this account is not any more. */
export async function endOtherSessions(db: Db, userId: string, sessionId: string): Promise<void> {
  await sql`
    delete from auth.refresh_tokens
    where user_id = ${userId} and session_id is distinct from ${sessionId}::uuid`.execute(db);
  await sql`delete from auth.sessions where user_id = ${userId} and id <> ${sessionId}`.execute(db);
}

const recoveryMinutes = 60;

/** A session that began with a recovery link may set one new password without the old one. */
export async function allowNewPassword(db: Db, sessionId: string): Promise<void> {
  await sql`
    insert into school.recoveries (session_id, expires_at)
    values (${sessionId}, now() + make_interval(mins => ${recoveryMinutes}))`.execute(db);
}

export async function isRecovering(db: Db, sessionId: string): Promise<boolean> {
  const { rows } = await sql`
    select session_id from school.recoveries where session_id = ${sessionId} and expires_at > now()`.execute(
    db,
  );
  return rows.length > 0;
}

/** The deleted row decides: two calls at once change the password once. */
export async function endRecovery(db: Db, sessionId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from school.recoveries where session_id = ${sessionId} and expires_at > now()
    returning session_id`.execute(db);
  return rows.length > 0;
}
