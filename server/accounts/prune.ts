import { sql, type Kysely } from 'kysely';
import { systemClock, type Clock } from '#server/clock.ts';

const hourMs = 3_600_000;

/**
 * Retention: a replaced refresh token stays for a day, to recognise a stolen one, and for as long as renewSession may still
 * accept it; an unconfirmed account and its pending passwords, a month; an unused session, half a year.
 */
const statements = (now: string) => [
  sql`delete from auth.refresh_tokens as replaced
    where revoked and updated_at < ${now}::timestamptz - interval '1 day' and not exists (
      select from auth.refresh_tokens as present
      where present.session_id = replaced.session_id and present.parent = replaced.token and not present.revoked)`,
  sql`delete from auth.sessions
    where greatest(updated_at, created_at) < ${now}::timestamptz - interval '180 days'`,
  sql`delete from auth.audit_log_entries where created_at < ${now}::timestamptz - interval '30 days'`,
  sql`delete from school.recoveries where expires_at < ${now}::timestamptz`,
  // Sign-up links stay as long as their account: a resent link needs their password. Where the address already had an account
  // they stay equally long, or a stranger's sign-in (sign-in.ts) would reveal which of the two it is.
  sql`delete from school.links using auth.users
    where users.id = links.user_id and expires_at < ${now}::timestamptz
      and (kind = 'recovery' or users.confirmed_at is not null
        and links.created_at < ${now}::timestamptz - interval '30 days')`,
  sql`delete from auth.users
    where confirmed_at is null and greatest(created_at, updated_at) < ${now}::timestamptz - interval '30 days'`,
];

export async function prune(db: Kysely<unknown>, now: Date): Promise<void> {
  for (const statement of statements(now.toISOString())) await statement.execute(db);
}

/**
 * At once, and an hour after the last time has ended: on a database that is slow or away for long, no two overlap. The result
 * stops it, and waits for what is under way.
 */
export function keepPruned(db: Kysely<unknown>, clock: Clock = systemClock): () => Promise<void> {
  let cancel: () => void = () => undefined;
  let isStopped = false;
  let running: Promise<void>;

  const run = () => {
    running = prune(db, clock.now())
      .catch((error: unknown) => console.error('Old rows could not be deleted:', error))
      .then(() => {
        if (!isStopped) cancel = clock.after(hourMs, run);
      });
  };
  run();
  return async () => {
    isStopped = true;
    cancel();
    await running;
  };
}
