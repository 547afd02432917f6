import { createHash, randomBytes } from 'node:crypto';
import type { App } from '@supabase/lite';
import { sql, type Kysely } from 'kysely';

/** As on hosted Supabase, the least time between two confirmation mails to one address. */
const pauseSeconds = 60;

export interface Account {
  id: string;
  email: string;
  isConfirmed: boolean;
  createdAt: string;
}

export interface Accounts {
  find(email: string): Promise<Account | null>;
  /** Sends a new confirmation link, unless the account is confirmed or got one less than a minute ago. */
  sendConfirmationAgain(email: string): Promise<{ retryAfter: number } | null>;
}

interface Row {
  id: string;
  email: string;
  is_confirmed: boolean;
  created_at: string;
  seconds_since_mail: number | null;
}

/**
 * What @supabase/lite 0.10 leaves out: it refuses every second confirmation mail, however much later, so a learner
 * whose first mail got lost could never confirm.
 */
export function openAccounts(db: Kysely<unknown>, mailer: NonNullable<App['_mailer']>): Accounts {
  const findRow = async (email: string): Promise<Row | null> => {
    const { rows } = await sql<Row>`
      select id, email, confirmed_at is not null as is_confirmed, created_at,
        extract(epoch from now() - confirmation_sent_at)::float8 as seconds_since_mail
      from auth.users where email = ${email.trim().toLowerCase()} and is_sso_user = false`.execute(db);
    return rows[0] ?? null;
  };

  return {
    async find(email) {
      const row = await findRow(email);
      if (!row) return null;
      return { id: row.id, email: row.email, isConfirmed: row.is_confirmed, createdAt: row.created_at };
    },

    async sendConfirmationAgain(email) {
      const row = await findRow(email);
      if (!row || row.is_confirmed) return null;
      const code = randomBytes(24).toString('hex');
      const tokenHash = createHash('sha256')
        .update(row.email + code)
        .digest('hex');
      // One statement decides, so that two requests at once cause one mail.
      const { rows } = await sql<{ id: string }>`
        update auth.users set confirmation_token = ${tokenHash}, confirmation_sent_at = now()
        where id = ${row.id} and (confirmation_sent_at is null
          or confirmation_sent_at < now() - make_interval(secs => ${pauseSeconds}))
        returning id`.execute(db);
      if (rows.length === 0)
        return { retryAfter: Math.max(1, Math.ceil(pauseSeconds - (row.seconds_since_mail ?? 0))) };
      await mailer.sendConfirmation(row.email, tokenHash, code);
      return null;
    },
  };
}
