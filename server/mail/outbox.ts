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
  /** Writes the row in the caller's transaction; sends nothing yet. */
  enqueue(db: Kysely<unknown>, order: MailOrder): Promise<void>;
  /** Call after the commit: wakes the worker without waiting for a delivery. */
  wake(): void;
  /** 'now' when mail leaves within moments, 'later' when the mail server fails or lags behind. */
  outlook(): 'now' | 'later';
  /** Resolves once all due mails have been tried. */
  idle(): Promise<void>;
  /** Starts nothing new, and gives current deliveries a few seconds to finish. */
  close(): Promise<void>;
}

const second = 1_000;
const minute = 60 * second;

/** All in milliseconds. */
const ourTiming = {
  /** After the first failed attempt, the second, and so on; the last one repeats. */
  pauses: [5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, 60 * minute],
  giveUpAfter: 24 * 60 * minute,
  /** A longer attempt counts as failed. */
  attempt: minute,
  /** Longer than an attempt: once it is over, the server that claimed the mail is dead. */
  lease: 2 * minute,
  /** How often to look for mails that another server left behind. */
  look: minute,
  /** Mail leaves 'later' when one waits longer than this for its turn, or an attempt takes longer than the next. */
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
  /** Learns the result of each attempt, for the figures. */
  onAttempt?: (result: DeliveryFault | 'sent') => void;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/** Any other error is our own mistake; the mail is retried as after a failure of the server. */
const asDeliveryError = (error: unknown) =>
  error instanceof DeliveryError ? error : new DeliveryError('server', 'unexpected', { cause: error });

/**
 * Mails wait in the database until they have left, so that neither a restart nor an outage of the mail server loses one. The
 * rules are in docs/decisions/0014-mail-outbox.md.
 */
export async function openOutbox(options: OutboxOptions): Promise<Outbox> {
  const { db, courier, isOnlyServer, timing, onAttempt } = options;
  const time: OutboxTiming = { ...ourTiming, ...timing };
  const underWay = new Map<string, { since: number; done: Promise<void> }>();
  /** Delivered, but not yet noted in the database. */
  const delivered = new Set<string>();
  let isClosed = false;
  let isFailing = false;
  /** The mail server failed, and mails wait out their pauses because of it. */
  let wasFailing = false;
  /** The mail server works again. */
  let isBack = false;
  /** The database is unreachable, and the log already says so. */
  let isDatabaseDown = false;
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
   * The server counts as back once a mail is gone, delivered or refused for good. A full mailbox shows it too, but its mail
   * comes back: two such mails would hurry each other without end.
   */
  const noteOutcome = (fault: DeliveryFault | null) => {
    onAttempt?.(fault ?? 'sent');
    isFailing = fault === 'server';
    if (isFailing) wasFailing = true;
    else if (wasFailing && fault !== 'mail') {
      wasFailing = false;
      isBack = true;
    }
  };

  const attempt = async (mail: ClaimedMail): Promise<void> => {
    try {
      await deliver(mail);
      delivered.add(mail.id);
      noteOutcome(null);
    } catch (thrown) {
      const error = asDeliveryError(thrown);
      const begins = !isFailing && error.fault === 'server';
      noteOutcome(error.fault);
      if (begins && !isClosed) console.error(`Mail does not leave, and waits in the outbox: ${error.reason}`);
      await fail(mail, error);
    }
  };

  const begin = (mail: ClaimedMail) => {
    const done = attempt(mail)
      // The database is unreachable: the lease ends, and the mail is tried again.
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
    // All slots busy: the next finished delivery wakes the worker.
    const wait = free > mails.length ? Math.max(50, next ?? Infinity) : Infinity;
    timer = setTimeout(wake, Math.min(wait, time.look)).unref();
  };

  const work = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      clearTimeout(timer);
      await workOnce();
      isDatabaseDown = false;
    } while (isAskedAgain);
  };

  function wake(): void {
    isAskedAgain = true;
    round ??= work()
      .catch((error: unknown) => {
        if (!isDatabaseDown) console.error('The outbox cannot be read for now:', error);
        isDatabaseDown = true;
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
      // Hanging attempts fail now, which releases their mails to the next server.
      courier.close();
      await Promise.race([finished, pause(second)]);
      clearTimeout(timer);
    },
  };
}
