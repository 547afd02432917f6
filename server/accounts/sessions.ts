import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Tokens } from './tokens.ts';
import { describeUser, lockUser, userFields, type UserRow } from './users.ts';

type Db = Kysely<unknown>;

/**
 * Runs in the caller's transaction: either the link is used up and its session exists, or neither. Null when the account was
 * deleted meanwhile.
 */
export async function openSession(db: Db, userId: string, tokens: Tokens) {
  const sessionId = randomUUID();
  // First, because this locks the account until the end of the transaction.
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

/** More than any learner has browsers. Without a limit, a day of sign-ins made every `my_data` call take 0.7 s and 5 MB. */
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

/** A session as supabase-js stores it. */
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

/** For two tabs or a slow browser: any token replaced this recently gets the current one. */
const reuseSeconds = 10;

interface TokenRow {
  session_id: string;
  revoked: boolean;
  may_repeat: boolean;
}

/**
 * Exchanges a refresh token. Locks the account until the end of the transaction, so that concurrent calls create one
 * successor. The previous token gets the current one for as long as that is unused: the answer that carried it may have been
 * lost. (Hosted Supabase does the same.) An older token that comes back was stolen at some point: the session ends for both
 * holders. Null when there is no session.
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
    // Marks the session as used, so that prune.ts keeps it.
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

/** Tokens without a session are from versions before tokens belonged to sessions. */
export async function endAllSessions(db: Db, userId: string): Promise<void> {
  await sql`delete from auth.refresh_tokens where user_id = ${userId}`.execute(db);
  await sql`delete from auth.sessions where user_id = ${userId}`.execute(db);
}

/** Signs out every other browser of this account. */
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

/** Only the call that deletes the row may go on: of two calls at once, one changes the password. */
export async function endRecovery(db: Db, sessionId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from school.recoveries where session_id = ${sessionId} and expires_at > now()
    returning session_id`.execute(db);
  return rows.length > 0;
}
