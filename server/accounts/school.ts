import type { Kysely } from 'kysely';
import type { Outbox } from '#server/mail/outbox.ts';
import type { AuthLimits } from './auth-limits.ts';
import type { Passwords } from './passwords.ts';
import type { Claims, Tokens } from './tokens.ts';

/** What the handlers of calls need. */
export interface School {
  /** For accounts. */
  db: Kysely<unknown>;
  /** For progress, which must not block sign-ins (database.ts). */
  data: Kysely<unknown>;
  outbox: Outbox;
  passwords: Passwords;
  limits: AuthLimits;
  tokens: Tokens;
}

/** The caller, as far as we know before handling the call. */
export interface Caller {
  /** The client that limits count. */
  client: string;
  /** The origin of links in mails. */
  origin: string;
  /** The access token; null unless we signed it and it has not expired. Its session may have ended. */
  token: string | null;
  /** Its claims. */
  claims: Claims | null;
}

export interface Asked<Query = unknown, Body = unknown> {
  query: Query;
  body: Body;
  /** `Prefer: count=…`: also report the total number of rows. */
  wantsCount?: boolean;
  caller: Caller;
}

export interface Returning {
  redirect_to?: string | undefined;
}
