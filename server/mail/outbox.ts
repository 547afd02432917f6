import type { Kysely } from 'kysely';
import { DeliveryError, type Courier, type DeliveryFault, type MailOrder } from './mail.ts';
import {
  addMail,
  claimMails,
  hurryMails,
  postponeMail,
  releaseClaims,
  removeExpired,
  removeMails,
  timeToNext,
  type ClaimedMail,
} from './outbox-table.ts';
import { renderMail } from './render.ts';

export type { MailOrder, MailTemplate } from './mail.ts';

export interface Outbox {
  /** Writes the row within the caller's transaction; nothing is sent yet. */
  enqueue(db: Kysely<unknown>, order: MailOrder): Promise<void>;
  /** Call after the commit: wakes the worker, and never waits for a delivery. */
  wake(): void;
  /** 'now' when mail leaves within moments, 'later' when the mail server fails or is behind. */
  outlook(): 'now' | 'later';
  /** Resolves once everything that is due has been tried. */
  idle(): Promise<void>;
  /** Begins nothing new and lets what is under way finish, for a few seconds. */
  close(): Promise<void>;
}

const second = 1_000;
const minute = 60 * second;

/** All in milliseconds. */
const ourTiming = {
  /** After the first failed attempt, the second, and so on; the last one from then on. */
  pauses: [5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, 60 * minute],
  giveUpAfter: 24 * 60 * minute,
  /** An attempt that takes longer has failed. */
  attempt: minute,
  /** Longer than an attempt: when it ends, the server that took the mail is dead. */
  lease: 2 * minute,
  /** Another server may have left mails behind. */
  look: minute,
  /** A mail that waits for its turn, or an attempt that lasts, longer than this: mail leaves 'later'. */
  patience: 20 * second,
  slowAttempt: 5 * second,
  close: 5 * second,
};

type OutboxTiming = typeof ourTiming;

export interface OutboxOptions {
  db: Kysely<unknown>;
  courier: Courier;
  /** Whether no other server delivers from this database. */
  isOnlyServer: boolean;
  timing?: Partial<OutboxTiming>;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/** What failed without being a DeliveryError is a mistake of ours: it is tried again like a failure of the server. */
const asDeliveryError = (error: unknown) =>
  error instanceof DeliveryError ? error : new DeliveryError('server', 'unexpected', { cause: error });

/**
 * Mails wait in the database until they have left, so that neither a restart nor a mail server that is away loses one.
 * docs/decisions/0014-mail-outbox.md has the rules.
 */
export async function openOutbox({ db, courier, isOnlyServer, timing }: OutboxOptions): Promise<Outbox> {
  const time: OutboxTiming = { ...ourTiming, ...timing };
  const underWay = new Map<string, { since: number; done: Promise<void> }>();
  /** Delivered, but the database does not know yet. */
  const delivered = new Set<string>();
  let isClosed = false;
  let isFailing = false;
  /** The mail server was away, and mails wait out their pauses because of that. */
  let wasAway = false;
  /** It works again. */
  let isBack = false;
  /** The database is away, and the log knows it. */
  let isBlind = false;
  let oldestDue = Infinity;
  let lastExpiry = -Infinity;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | null = null;
  let isAskedAgain = false;

  const giveUp = (mail: { id: string; template: string; attempts: number }, reason: string | null) =>
    console.error(
      `Mail ${mail.id} (${mail.template}) was given up after ${mail.attempts} attempts: ${reason ?? 'never tried'}`,
    );

  const deliver = async ({ id, order }: ClaimedMail): Promise<void> => {
    const late = pause(time.attempt).then(() => Promise.reject(new DeliveryError('server', 'ETIMEDOUT')));
    late.catch(() => undefined);
    await Promise.race([courier.deliver({ id, ...(await renderMail(order)) }), late]);
  };

  const fail = async ({ id, attempts, order }: ClaimedMail, error: DeliveryError): Promise<void> => {
    if (error.fault === 'refused') {
      giveUp({ id, template: order.template, attempts }, error.reason);
      await removeMails(db, [id]);
      return;
    }
    if (error.reason === 'unexpected') console.error('A mail could not be made:', error.cause);
    if (error.fault === 'mail' && attempts === 1)
      console.error(`Mail ${id} (${order.template}) was not taken, and will be tried again: ${error.reason}`);
    const wait = time.pauses[Math.min(attempts, time.pauses.length) - 1] ?? minute;
    const isHurried = error.fault === 'server' && error.reason !== 'unexpected';
    await postponeMail(db, id, { pauseMs: wait, reason: error.reason, isHurried });
  };

  /**
   * A mailbox that is full shows that the server works too, but its mail comes back: with another one that always fails, both
   * would hurry each other without end. What is delivered or refused for good is gone.
   */
  const learnFrom = (fault: DeliveryFault | null) => {
    isFailing = fault === 'server';
    if (isFailing) wasAway = true;
    else if (wasAway && fault !== 'mail') {
      wasAway = false;
      isBack = true;
    }
  };

  const attempt = async (mail: ClaimedMail): Promise<void> => {
    try {
      await deliver(mail);
      delivered.add(mail.id);
      learnFrom(null);
    } catch (thrown) {
      const error = asDeliveryError(thrown);
      const begins = !isFailing && error.fault === 'server';
      learnFrom(error.fault);
      if (begins && !isClosed) console.error(`Mail does not leave, and waits in the outbox: ${error.reason}`);
      await fail(mail, error);
    }
  };

  const begin = (mail: ClaimedMail) => {
    const done = attempt(mail)
      // The database is away: the lease ends, and the mail is tried again.
      .catch((error: unknown) => console.error('The outbox could not be written:', error))
      .finally(() => {
        underWay.delete(mail.id);
        wake();
      });
    underWay.set(mail.id, { since: performance.now(), done });
  };

  const workOnce = async (): Promise<void> => {
    if (delivered.size > 0) {
      const ids = [...delivered];
      await removeMails(db, ids);
      for (const id of ids) delivered.delete(id);
    }
    if (isBack) {
      await hurryMails(db);
      isBack = false;
    }
    if (performance.now() - lastExpiry >= time.look) {
      for (const mail of await removeExpired(db, time.giveUpAfter)) giveUp(mail, mail.last_error);
      lastExpiry = performance.now();
    }
    if (isClosed) return;
    const free = courier.atOnce - underWay.size;
    const mails = free > 0 ? await claimMails(db, free, time.lease) : [];
    mails.forEach(begin);
    const next = await timeToNext(db);
    oldestDue = next === null ? Infinity : performance.now() + next;
    // With every hand full, the next one to be free looks again.
    const wait = free > mails.length ? Math.max(50, next ?? Infinity) : Infinity;
    timer = setTimeout(wake, Math.min(wait, time.look)).unref();
  };

  const work = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      clearTimeout(timer);
      await workOnce();
      isBlind = false;
    } while (isAskedAgain);
  };

  function wake(): void {
    isAskedAgain = true;
    round ??= work()
      .catch((error: unknown) => {
        if (!isBlind) console.error('The outbox cannot be read for now:', error);
        isBlind = true;
        if (!isClosed) timer = setTimeout(wake, time.pauses[0]).unref();
      })
      .finally(() => {
        round = null;
        if (isAskedAgain) wake();
      });
  }

  const rest = async (): Promise<void> => {
    while (round || underWay.size > 0) {
      await round;
      await Promise.all([...underWay.values()].map(({ done }) => done));
    }
  };

  if (isOnlyServer) await releaseClaims(db);
  wake();

  return {
    enqueue: addMail,
    wake: () => {
      if (!isClosed) wake();
    },
    outlook() {
      const now = performance.now();
      const isSlow = [...underWay.values()].some(({ since }) => now - since > time.slowAttempt);
      return isFailing || isSlow || now - oldestDue > time.patience ? 'later' : 'now';
    },
    async idle() {
      wake();
      await rest();
    },
    async close() {
      isClosed = true;
      const finished = rest();
      await Promise.race([finished, pause(time.close)]);
      // Attempts that hang fail now, and their mails are free for the next server.
      courier.close();
      await Promise.race([finished, pause(second)]);
      clearTimeout(timer);
    },
  };
}
