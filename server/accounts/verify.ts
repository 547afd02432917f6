import { sql, type Kysely } from 'kysely';
import { linkOwner, useLink, voidLinks, type Link, type LinkKind } from './links.ts';
import { returnPath } from './mail-order.ts';
import { linkExpired } from './refusals.ts';
import type { Asked, Returning, School } from './school.ts';
import { allowNewPassword, openSession } from './sessions.ts';
import { lockUser } from './users.ts';

/** What supabase-js calls the kinds of links: `email` stands for a confirmation too. */
type LinkType = 'signup' | 'email' | 'recovery';

const kindOf = (type: LinkType): LinkKind => (type === 'recovery' ? 'recovery' : 'signup');

/**
 * The mailbox is proved. A confirmation brings its own password; a recovery of an account that nobody has confirmed yet
 * brings none, because whoever signed up may have been somebody else.
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

/** All of it or nothing: the link, the account, the password, the end of all other links, and the session. */
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

/** The pages of ours with the one button (open point 25). */
const pages: Record<LinkKind, string> = {
  signup: '/auth?modo=confirmar',
  recovery: '/auth?modo=nueva-contrasena',
};

/**
 * The API's own address of a link. Mail scanners open it too, so it uses nothing up and opens no session: it leads to the
 * page whose button does, with the token where no log and no other site sees it.
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
