import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';

type Db = Kysely<unknown>;

/** The columns of auth.users that we read; timestamps arrive as ISO text. */
export interface UserRow {
  id: string;
  aud: string | null;
  role: string | null;
  email: string | null;
  encrypted_password: string | null;
  confirmed_at: string | null;
  confirmation_sent_at: string | null;
  last_sign_in_at: string | null;
  raw_app_meta_data: unknown;
  raw_user_meta_data: unknown;
  created_at: string;
  updated_at: string;
  identities: IdentityRow[];
}

interface IdentityRow {
  id: string;
  provider: string;
  provider_id: string;
  user_id: string;
  identity_data: unknown;
  email: string | null;
  last_sign_in_at: string | null;
  created_at: string;
  updated_at: string;
}

/** A row of auth.users with its identities, in one query. */
export const userFields = sql`
  users.*, (
    select coalesce(json_agg(identities order by identities.created_at, identities.id), '[]') from auth.identities where identities.user_id = users.id
  ) as identities`;

export async function findUser(db: Db, email: string): Promise<UserRow | null> {
  const { rows } = await sql<UserRow>`
    select ${userFields} from auth.users where email = ${email} and is_sso_user = false`.execute(db);
  return rows[0] ?? null;
}

/** By address, and locked like `lockUser`: a concurrent deletion waits, or has already won. */
export async function lockUserByAddress(db: Db, email: string): Promise<UserRow | null> {
  const found = await findUser(db, email);
  return found && lockUser(db, found.id);
}

/** Locked until the end of the transaction, so that decisions about the account stay valid. */
export async function lockUser(db: Db, id: string): Promise<UserRow | null> {
  const { rows } =
    await sql<UserRow>`select ${userFields} from auth.users where id = ${id} for update`.execute(db);
  return rows[0] ?? null;
}

/** Earlier versions stored some of these objects as text. */
const fields = (value: unknown): Record<string, unknown> => {
  const parsed: unknown = typeof value === 'string' ? JSON.parse(value) : value;
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
};

function describeIdentity(row: IdentityRow) {
  const { id, provider, provider_id, user_id, identity_data, email, created_at, updated_at } = row;
  return {
    identity_id: id,
    id: provider_id,
    user_id,
    identity_data: fields(identity_data),
    provider,
    last_sign_in_at: row.last_sign_in_at ?? created_at,
    created_at,
    updated_at,
    ...(email ? { email } : {}),
  };
}

/** The answer of `GET /auth/v1/user`, also part of every session. */
export function describeUser(row: UserRow) {
  return {
    id: row.id,
    aud: row.aud ?? 'authenticated',
    role: row.role ?? 'authenticated',
    email: row.email ?? '',
    phone: '',
    app_metadata: fields(row.raw_app_meta_data),
    user_metadata: fields(row.raw_user_meta_data),
    identities: row.identities.map(describeIdentity),
    created_at: row.created_at,
    updated_at: row.updated_at,
    is_anonymous: false,
    ...(row.confirmed_at ? { email_confirmed_at: row.confirmed_at, confirmed_at: row.confirmed_at } : {}),
    ...(row.last_sign_in_at ? { last_sign_in_at: row.last_sign_in_at } : {}),
    ...(row.confirmation_sent_at ? { confirmation_sent_at: row.confirmation_sent_at } : {}),
  };
}

/**
 * The answer to every sign-up, whether the address is new, unconfirmed or has an account. Nothing in it comes from the
 * database, so it does not reveal which.
 */
export function describeNewcomer(email: string) {
  const id = randomUUID();
  const now = new Date().toISOString();
  const user_metadata = { email, email_verified: false, phone_verified: false, sub: id };
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata,
    identities: [
      {
        identity_id: randomUUID(),
        id,
        user_id: id,
        identity_data: user_metadata,
        provider: 'email',
        last_sign_in_at: now,
        created_at: now,
        updated_at: now,
        email,
      },
    ],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
    confirmation_sent_at: now,
  };
}
