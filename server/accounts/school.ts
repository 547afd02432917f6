import type { Kysely } from 'kysely';
import type { Outbox } from '#server/mail/outbox.ts';
import type { AuthLimits } from './auth-limits.ts';
import type { Passwords } from './passwords.ts';
import type { Claims, Tokens } from './tokens.ts';

/** What the answers to calls are made with. */
export interface School {
  /** For accounts. */
  db: Kysely<unknown>;
  /** For progress, which must not keep people from signing in (database.ts). */
  data: Kysely<unknown>;
  outbox: Outbox;
  passwords: Passwords;
  limits: AuthLimits;
  tokens: Tokens;
}

/** Who calls, as far as we know before any answer. */
export interface Caller {
  /** Whom the limits count. */
  client: string;
  /** Where links in mails lead. */
  origin: string;
  /** The access token; null unless we have signed it and it has not expired. Its session may have ended. */
  token: string | null;
  /** What it says. */
  claims: Claims | null;
}

export interface Asked<Query = unknown, Body = unknown> {
  query: Query;
  body: Body;
  /** `Prefer: count=…`: how many rows there are, besides those in the answer. */
  wantsCount?: boolean;
  caller: Caller;
}

export interface Returning {
  redirect_to?: string | undefined;
}
