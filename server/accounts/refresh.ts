import { refreshTokenNotFound } from './refusals.ts';
import type { Asked, School } from './school.ts';
import { renewSession } from './sessions.ts';

/** Our own, because @supabase/lite reads, revokes and writes in separate steps: two at once made two sessions of one. */
export async function refresh(
  { db, jwtSecret }: School,
  { body }: Asked<unknown, { refresh_token: string }>,
): Promise<Response> {
  const session = await db
    .transaction()
    .execute((transaction) => renewSession(transaction, body.refresh_token, jwtSecret));
  return session ? Response.json(session) : refreshTokenNotFound();
}
