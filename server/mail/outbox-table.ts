import { sql, type Kysely } from 'kysely';
import type { MailOrder, MailTemplate } from './mail.ts';

type Db = Kysely<unknown>;

export interface ClaimedMail {
  id: string;
  /** This attempt included. */
  attempts: number;
  order: MailOrder;
}

interface Row {
  id: string;
  template: MailTemplate;
  recipient: string;
  origin: string;
  token_hash: string | null;
  redirect_to: string;
  attempts: number;
}

export async function addMail(db: Db, order: MailOrder): Promise<void> {
  await sql`insert into school.outbox (template, recipient, origin, token_hash, redirect_to)
    values (${order.template}, ${order.to}, ${order.origin}, ${order.tokenHash}, ${order.redirectTo})`.execute(
    db,
  );
}

const isFree = sql`(claimed_until is null or claimed_until < now())`;

/** Claims mails that are due, new ones first. Other servers skip them until the lease ends. */
export async function claimMails(db: Db, count: number, leaseMs: number): Promise<ClaimedMail[]> {
  const { rows } = await sql<Row>`
    with due as (
      select id from school.outbox where next_try_at <= now() and ${isFree}
      order by attempts, next_try_at limit ${count} for update skip locked
    )
    update school.outbox set attempts = attempts + 1, claimed_until = now() + make_interval(secs => ${leaseMs / 1000})
    from due where outbox.id = due.id
    returning outbox.id, template, recipient, origin, token_hash, redirect_to, attempts`.execute(db);
  return rows.map(({ id, attempts, template, recipient, origin, token_hash, redirect_to }) => ({
    id,
    attempts,
    order: { template, to: recipient, origin, tokenHash: token_hash, redirectTo: redirect_to },
  }));
}

export async function removeMails(db: Db, ids: string[]): Promise<void> {
  await sql`delete from school.outbox where id in (${sql.join(ids)})`.execute(db);
}

/** For a deleted account. A mail that is being delivered at this moment cannot be called back. */
export async function dropMails(db: Db, recipient: string): Promise<void> {
  await sql`delete from school.outbox where recipient = ${recipient}`.execute(db);
}

interface Delay {
  pauseMs: number;
  reason: string;
  /** Whether the mail server caused the delay: then the mail leaves once that works again. */
  isHurried: boolean;
}

export async function postponeMail(db: Db, id: string, { pauseMs, reason, isHurried }: Delay): Promise<void> {
  await sql`update school.outbox set claimed_until = null, last_error = ${reason}, is_hurried = ${isHurried},
    next_try_at = now() + make_interval(secs => ${pauseMs / 1000}) where id = ${id}`.execute(db);
}

/** After an outage of the mail server, mails that waited for it are due now. Mails refused for their own sake wait on. */
export async function hurryMails(db: Db): Promise<void> {
  await sql`update school.outbox set next_try_at = now()
    where next_try_at > now() and is_hurried and ${isFree}`.execute(db);
}

interface ExpiredMail {
  id: string;
  template: MailTemplate;
  attempts: number;
  last_error: string | null;
}

/** Deletes mails that could not be delivered in time. Their links have expired. */
export async function removeExpired(db: Db, afterMs: number): Promise<ExpiredMail[]> {
  const { rows } = await sql<ExpiredMail>`
    delete from school.outbox where ${isFree} and created_at < now() - make_interval(secs => ${afterMs / 1000})
    returning id, template, attempts, last_error`.execute(db);
  return rows;
}

/** Milliseconds until the next mail is due; negative when it is overdue; null when the outbox is empty. */
export async function timeToNext(db: Db): Promise<number | null> {
  const { rows } = await sql<{ ms: number | null }>`
    select (extract(epoch from min(greatest(next_try_at, claimed_until)) - now()) * 1000)::float8 as ms
    from school.outbox`.execute(db);
  return rows[0]?.ms ?? null;
}

/** For a server with a database of its own: the processes that held these leases are gone. */
export async function releaseClaims(db: Db): Promise<void> {
  await sql`update school.outbox set claimed_until = null where claimed_until is not null`.execute(db);
}

export async function countMails(db: Db): Promise<number> {
  const { rows } = await sql<{ mails: number }>`select count(*)::int as mails from school.outbox`.execute(db);
  return rows[0]?.mails ?? 0;
}
