import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { describeUser, type UserRow } from './users.ts';

type Db = Kysely<unknown>;

const lifetimeSeconds = 3_600;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** @supabase/lite checks these tokens, and writes the same ones when it refreshes a session. */
function signToken(claims: Record<string, unknown>, secret: string): string {
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

/**
 * Opens a session within the transaction that decided to: a link is used up and its session is there, or neither.
 * (@supabase/lite would check the password a second time, or want the link in its own table first.) Null when the
 * account was deleted meanwhile.
 */
export async function openSession(db: Db, userId: string, jwtSecret: string) {
  const sessionId = randomUUID();
  const refreshToken = randomBytes(24).toString('base64url');
  // First, because it holds the account until the end of the transaction.
  const { rows } = await sql<UserRow>`
    update auth.users set last_sign_in_at = now(), updated_at = now() where id = ${userId}
    returning *`.execute(db);
  const [row] = rows;
  if (!row) return null;
  await sql`
    with session as (
      insert into auth.sessions (id, user_id, aal) values (${sessionId}, ${userId}, 'aal1')
    )
    insert into auth.refresh_tokens (id, token, user_id, session_id, revoked)
    values (${randomUUID()}, ${refreshToken}, ${userId}, ${sessionId}, false)`.execute(db);
  const user = await describeUser(db, row);
  const iat = Math.floor(Date.now() / 1000);
  const exp = iat + lifetimeSeconds;
  const { aud, role, email } = user;
  return {
    sessionId,
    answer: {
      access_token: signToken({ sub: userId, aud, role, email, session_id: sessionId, iat, exp }, jwtSecret),
      refresh_token: refreshToken,
      token_type: 'bearer',
      expires_in: lifetimeSeconds,
      expires_at: exp,
      user,
    },
  };
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
