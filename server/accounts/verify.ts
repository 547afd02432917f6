import { sql, type Kysely } from 'kysely';
import { linkOwner, useLink, voidLinks, type Link, type LinkKind } from './links.ts';
import { returnPath } from './mail-order.ts';
import { linkExpired } from './refusals.ts';
import type { Asked, Returning, School } from './school.ts';
import { allowNewPassword, openSession } from './sessions.ts';
import { lockUser } from './users.ts';

/** supabase-js's names for links: `email` also means a confirmation. */
type LinkType = 'signup' | 'email' | 'recovery';

const kindOf = (type: LinkType): LinkKind => (type === 'recovery' ? 'recovery' : 'signup');

/**
 * The mailbox is verified. A confirmation sets its own password; recovering an unconfirmed account sets none, because a
 * stranger may have signed it up.
 */
async function confirmAddress(db: Kysely<unknown>, { userId, encryptedPassword }: Link): Promise<void> {
  await sql`
    update auth.users set email_confirmed_at = now(), encrypted_password = ${encryptedPassword}, updated_at = now(),
      raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"email_verified": true}'
    where id = ${userId}`.execute(db);
  await sql`
    update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = now()
    where user_id = ${userId} and provider = 'email'`.execute(db);
}

/** One transaction: uses the link, confirms the account, sets its password, voids all other links and opens the session. */
export async function verify(
  school: School,
  { body }: Asked<unknown, { token_hash: string; type: LinkType }>,
) {
  const session = await school.db.transaction().execute(async (db) => {
    const kind = kindOf(body.type);
    const owner = await linkOwner(db, kind, body.token_hash);
    const user = owner && (await lockUser(db, owner));
    const link = user && (await useLink(db, kind, body.token_hash));
    if (!link || (link.kind === 'signup' && user.confirmed_at)) return null;
    if (!user.confirmed_at) await confirmAddress(db, link);
    await voidLinks(db, user.id);
    const opened = await openSession(db, user.id, school.tokens);
    if (opened && link.kind === 'recovery') await allowNewPassword(db, opened.sessionId);
    return opened?.answer;
  });
  return session ? Response.json(session) : linkExpired();
}

/** Our pages with the single button (open point 25). */
const pages: Record<LinkKind, string> = {
  signup: '/auth?modo=confirmar',
  recovery: '/auth?modo=nueva-contrasena',
};

/**
 * The API's address of a link. Mail scanners open it too, so it uses nothing up and opens no session. It redirects to the
 * page whose button does, with the token in the fragment, which neither logs nor other sites see.
 */
export async function followLink(
  _: School,
  { query, caller }: Asked<Returning & { token: string; type: LinkType }, unknown>,
) {
  const kind = kindOf(query.type);
  const fragment = new URLSearchParams({ token_hash: query.token, type: kind });
  if (kind === 'signup') fragment.set('redirect', returnPath(query.redirect_to, caller.origin));
  const headers = {
    Location: `${caller.origin}${pages[kind]}#${fragment.toString()}`,
    'Cache-Control': 'no-store',
  };
  return new Response(null, { status: 303, headers });
}
