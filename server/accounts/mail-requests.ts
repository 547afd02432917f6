import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { createLink, pendingPasswords, voidLinks } from './links.ts';
import { mailHeaders, mailOrder } from './mail-order.ts';
import type { Asked, Returning, School } from './school.ts';
import { lockUserByAddress, type UserRow } from './users.ts';
import type { MailOrder } from '#server/mail/outbox.ts';

interface Address {
  email: string;
}

type Request = Asked<Returning, Address>;

/** Longer than the work takes, so response times are the same with and without an account. */
const answerAfterMs = 100;

/** Voids older recovery links: only the newest works. */
async function recoveryMail(db: Kysely<unknown>, user: UserRow, { body, query, caller }: Request) {
  await voidLinks(db, user.id, ['recovery']);
  const token = await createLink(db, { kind: 'recovery', userId: user.id, encryptedPassword: null });
  return mailOrder('recovery', body.email, token, caller, query.redirect_to);
}

/**
 * The new link activates the pending sign-up's password. After sign-ups with different passwords we cannot tell which one
 * this request belongs to, so the owner of the mailbox chooses a new one.
 */
async function confirmationMail(db: Kysely<unknown>, user: UserRow, request: Request) {
  const passwords = await pendingPasswords(db, user.id);
  if (passwords.length > 1) return recoveryMail(db, user, request);
  const encryptedPassword = passwords[0] ?? user.encrypted_password;
  const token = await createLink(db, { kind: 'signup', userId: user.id, encryptedPassword });
  return mailOrder('confirmation', request.body.email, token, request.caller, request.query.redirect_to);
}

/** Always answers the same. Within a minute of the last mail to an address, no new one is sent. */
async function answerEvenly(
  school: School,
  { email }: Address,
  kind: string,
  order: (db: Kysely<unknown>, user: UserRow) => Promise<MailOrder | null>,
) {
  const work = async () => {
    if (!school.limits.mayMail(kind, email)) return;
    try {
      await school.db.transaction().execute(async (db) => {
        const user = await lockUserByAddress(db, email);
        const mail = user && (await order(db, user));
        if (mail) await school.outbox.enqueue(db, mail);
      });
    } catch (error) {
      school.limits.forgetMail(kind, email);
      throw error;
    }
    school.outbox.wake();
  };
  await Promise.all([work(), sleep(answerAfterMs)]);
  return Response.json({}, { headers: mailHeaders(school) });
}

export const recover = (school: School, request: Request) =>
  answerEvenly(school, request.body, 'recovery', (db, user) => recoveryMail(db, user, request));

export const resend = (school: School, request: Request) =>
  answerEvenly(school, request.body, 'confirmation', async (db, user) =>
    user.confirmed_at ? null : confirmationMail(db, user, request),
  );
