import { createHash, randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';

/** A link proves control of a mailbox: for a new account, or to recover one. */
export type LinkKind = 'signup' | 'recovery';

export interface Link {
  kind: LinkKind;
  userId: string;
  /** The hash of the password chosen at this sign-up; it takes effect when the link is opened. */
  encryptedPassword: string | null;
}

type Db = Kysely<unknown>;

const validHours = 24;

/** The database stores only this digest, so a backup cannot be used to open links. */
const digest = (token: string) => createHash('sha256').update(token).digest('hex');

/** Returns the token for the mail (supabase-js calls it `token_hash`). */
export async function createLink(db: Db, { kind, userId, encryptedPassword }: Link): Promise<string> {
  const token = randomBytes(32).toString('hex');
  await sql`
    insert into school.links (digest, kind, user_id, encrypted_password, expires_at)
    values (${digest(token)}, ${kind}, ${userId}, ${encryptedPassword},
      now() + make_interval(hours => ${validHours}))`.execute(db);
  return token;
}

/** The owner, read without locking the link: accounts are locked before links, or two links opened at once would deadlock. */
export async function linkOwner(db: Db, kind: LinkKind, token: string): Promise<string | null> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from school.links where digest = ${digest(token)} and kind = ${kind}`.execute(db);
  return rows[0]?.user_id ?? null;
}

/** Only the call that deletes the row gets the link, so it works once, however many open it at the same moment. */
export async function useLink(db: Db, kind: LinkKind, token: string): Promise<Link | null> {
  const { rows } = await sql<{ user_id: string; encrypted_password: string | null }>`
    delete from school.links where digest = ${digest(token)} and kind = ${kind} and expires_at > now()
    returning user_id, encrypted_password`.execute(db);
  const [row] = rows;
  return row ? { kind, userId: row.user_id, encryptedPassword: row.encrypted_password } : null;
}

export async function voidLinks(db: Db, userId: string, kinds: LinkKind[] = ['signup', 'recovery']) {
  await sql`delete from school.links where user_id = ${userId} and kind in (${sql.join(kinds)})`.execute(db);
}

/** The passwords of this account's unconfirmed sign-ups, expired links included. */
export async function pendingPasswords(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ encrypted_password: string }>`
    select distinct encrypted_password from school.links
    where user_id = ${userId} and kind = 'signup' and encrypted_password is not null`.execute(db);
  return rows.map((row) => row.encrypted_password);
}

/** The password hash of the address's last unconfirmed sign-up, expired or not, whether or not it also has an account. */
export async function newestSignUp(db: Db, email: string): Promise<string | null> {
  const { rows } = await sql<{ encrypted_password: string }>`
    select links.encrypted_password from school.links join auth.users on users.id = links.user_id
    where users.email = ${email} and users.is_sso_user = false
      and links.kind = 'signup' and links.encrypted_password is not null
    order by links.created_at desc limit 1`.execute(db);
  return rows[0]?.encrypted_password ?? null;
}
