import { refreshTokenNotFound } from './refusals.ts';
import type { Asked, School } from './school.ts';
import { renewSession } from './sessions.ts';

/** In one transaction: two at once would make two sessions of one. */
export async function refresh(
  { db, tokens }: School,
  { body }: Asked<unknown, { refresh_token: string }>,
): Promise<Response> {
  const session = await db
    .transaction()
    .execute((transaction) => renewSession(transaction, body.refresh_token, tokens));
  return session ? Response.json(session) : refreshTokenNotFound();
}
