import { sql, type Kysely } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSharedDatabase, sharedDatabases } from '#server/testing/shared-database.ts';
import { DeliveryError, type Courier, type DeliveryFault, type Mail, type MailOrder } from './mail.ts';
import { openOutbox, type Outbox, type OutboxOptions } from './outbox.ts';

type Db = Kysely<unknown>;

const order = (to: string): MailOrder => ({
  template: 'confirmation',
  to,
  origin: 'https://escuela.example',
  tokenHash: 'abc',
  redirectTo: '/',
});

/** Pauses short enough for tests. */
const quick = { pauses: [1, 2, 3] };

const until = (check: () => boolean | Promise<boolean>) => vi.waitUntil(check, { timeout: 50_000 });

describe.each(sharedDatabases)('the outbox on %s', async (kind) => {
  const { dbs, close } = await openSharedDatabase(kind);
  const [db] = dbs;
  afterAll(close);

  let printed: string[];
  let opened: Outbox[];
  let taken: Mail[];
  let fault: DeliveryFault | null;

  beforeEach(() => {
    printed = [];
    opened = [];
    taken = [];
    fault = null;
    vi.spyOn(console, 'error').mockImplementation((...parts) => void printed.push(parts.join(' ')));
  });
  afterEach(async () => {
    await Promise.all(opened.map((outbox) => outbox.close()));
    vi.restoreAllMocks();
    await run(db, 'delete from school.outbox');
  });

  const run = async <Row>(on: Db, text: string) => {
    return (await sql.raw<Row>(text).execute(on)).rows;
  };
  const waiting = () => run<{ recipient: string }>(db, 'select * from school.outbox order by recipient');

  const courier: Courier = {
    atOnce: 4,
    async deliver(mail) {
      if (fault) throw new DeliveryError(fault, 'EFAULT 123');
      taken.push(mail);
    },
    close: () => undefined,
  };

  const refusingX = (error: DeliveryError, tries: string[] = []): Courier => ({
    ...courier,
    async deliver(mail) {
      if (mail.to !== 'x@example.com') return courier.deliver(mail);
      tries.push(mail.id);
      throw error;
    },
  });

  const open = async (options: Partial<OutboxOptions> = {}) => {
    const outbox = await openOutbox({ db, courier, isOnlyServer: false, timing: quick, ...options });
    opened.push(outbox);
    return outbox;
  };
  const send = async (outbox: Outbox, ...addresses: string[]) => {
    for (const address of addresses) await outbox.enqueue(db, order(address));
    outbox.wake();
    await outbox.idle();
  };

  it('delivers a mail once and keeps neither address nor token', async () => {
    const outbox = await open();
    await send(outbox, 'ana@example.com');
    expect(taken).toMatchObject([{ to: 'ana@example.com', subject: 'Confirma tu cuenta en Aplica IA' }]);
    expect(await waiting()).toEqual([]);
    await outbox.idle();
    expect(taken).toHaveLength(1);
    expect(outbox.outlook()).toBe('now');
  });

  it('sends no mail for an account whose transaction was rolled back', async () => {
    const outbox = await open();
    const signUp = db.transaction().execute(async (transaction) => {
      await outbox.enqueue(transaction, order('nadie@example.com'));
      throw new Error('The account could not be stored.');
    });
    await expect(signUp).rejects.toThrow();
    await outbox.idle();
    expect(taken).toEqual([]);
  });

  it('tries again until the mail server works, under the same id', async () => {
    const ids: string[] = [];
    let failures = 5;
    const flaky: Courier = {
      ...courier,
      async deliver(mail) {
        ids.push(mail.id);
        failures -= 1;
        if (failures >= 0) throw new DeliveryError('server', 'ECONNREFUSED');
        await courier.deliver(mail);
      },
    };
    const outbox = await open({ courier: flaky });
    await send(outbox, 'ana@example.com');
    await until(() => taken.length === 1);
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(1);
    expect(printed).toEqual(['Mail does not leave, and waits in the outbox: ECONNREFUSED']);
  });

  it('says that mail leaves later while the mail server fails, and now when it works again', async () => {
    const outbox = await open({ timing: { ...quick, pauses: [3_600_000] } });
    expect(outbox.outlook()).toBe('now');
    fault = 'server';
    await send(outbox, 'a@example.com', 'b@example.com');
    expect(outbox.outlook()).toBe('later');
    expect(await waiting()).toMatchObject([
      { attempts: 1, last_error: 'EFAULT 123', claimed_until: null },
      { attempts: 1 },
    ]);
    fault = null;
    await send(outbox, 'c@example.com');
    expect(outbox.outlook()).toBe('now');
    // The mails that waited for the server leave without waiting out their hour.
    expect(taken.map(({ to }) => to).sort()).toEqual(['a@example.com', 'b@example.com', 'c@example.com']);
  });

  it.each(['mail', 'refused'] as const)(
    'sends waiting mails at once even if the first mail after the outage is rejected for its own sake (%s)',
    async (own) => {
      const picky = refusingX(new DeliveryError(own, 'EFAULT 123'));
      const outbox = await open({ courier: picky, timing: { ...quick, pauses: [3_600_000] } });
      fault = 'server';
      await send(outbox, 'a@example.com');
      fault = null;
      await send(outbox, 'x@example.com');
      expect(outbox.outlook()).toBe('now');
      await send(outbox, 'b@example.com');
      expect(taken.map(({ to }) => to).sort()).toEqual(['a@example.com', 'b@example.com']);
    },
  );

  it('a mail rejected for its own sake waits out its pauses, however often the mail server recovers', async () => {
    const tries: string[] = [];
    const picky = refusingX(new DeliveryError('mail', 'EMESSAGE 554'), tries);
    const outbox = await open({ courier: picky, timing: { ...quick, pauses: [3_600_000] } });
    await send(outbox, 'x@example.com');
    for (const round of [1, 2, 3]) {
      fault = 'server';
      await send(outbox, `a${round}@example.com`);
      fault = null;
      await send(outbox, `b${round}@example.com`);
    }
    expect(taken).toHaveLength(6);
    expect(tries).toHaveLength(1);
    expect(printed[0]).toMatch(/^Mail [0-9a-f-]{36} \(confirmation\) was not taken, .*: EMESSAGE 554$/);
  });

  it('lengthens its pauses', async () => {
    fault = 'server';
    const pauses = [3_000_000, 30_000_000];
    const outbox = await open({ timing: { ...quick, pauses } });
    await send(outbox, 'ana@example.com');
    const pause = async () => {
      const text = 'select extract(epoch from next_try_at - now()) * 1000 as ms from school.outbox';
      const [row] = await run<{ ms: string }>(db, text);
      return Number(row?.ms);
    };
    for (const expected of [...pauses, pauses[1] ?? 0]) {
      expect(await pause()).toBeGreaterThan(expected * 0.9);
      expect(await pause()).toBeLessThanOrEqual(expected);
      await run(db, 'update school.outbox set next_try_at = now()');
      outbox.wake();
      await outbox.idle();
    }
  });

  it('gives up after a day, and says so without the address', async () => {
    fault = 'server';
    const outbox = await open({ timing: { ...quick, look: 0 } });
    await send(outbox, 'ana@example.com');
    await run(db, `update school.outbox set created_at = now() - interval '25 hours'`);
    outbox.wake();
    await until(async () => (await waiting()).length === 0);
    await outbox.idle();
    expect(printed.at(-1)).toMatch(
      /^Mail [0-9a-f-]{36} \(confirmation\) was given up after \d+ attempts: EFAULT 123$/,
    );
    expect(printed.join()).not.toContain('ana@');
  });

  it('does not retry a mail that the mail server refuses for good', async () => {
    fault = 'refused';
    const outbox = await open();
    await send(outbox, 'no-existe@example.com');
    expect(await waiting()).toEqual([]);
    expect(printed).toEqual([expect.stringMatching(/was given up after 1 attempts: EFAULT 123$/)]);
    expect(outbox.outlook()).toBe('now');
  });

  it('does not take one failing mailbox for a failing mail server', async () => {
    fault = 'mail';
    const outbox = await open({ timing: { ...quick, pauses: [3_600_000] } });
    await send(outbox, 'lleno@example.com');
    expect(await waiting()).toHaveLength(1);
    expect(outbox.outlook()).toBe('now');
  });

  it('says that mail leaves later when mails wait too long for their turn', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const slow: Courier = {
      ...courier,
      atOnce: 1,
      deliver: (mail) => held.then(() => courier.deliver(mail)),
    };
    const outbox = await open({ courier: slow, timing: { ...quick, patience: 0, slowAttempt: 3_600_000 } });
    for (const address of ['a@example.com', 'b@example.com']) await outbox.enqueue(db, order(address));
    outbox.wake();
    await until(() => outbox.outlook() === 'later');
    release();
    await outbox.idle();
    expect(outbox.outlook()).toBe('now');
  });

  it('says that mail leaves later while an attempt is slow, and ends attempts that hang', async () => {
    const silent: Courier = { ...courier, deliver: () => new Promise(() => undefined) };
    const outbox = await open({
      courier: silent,
      timing: { ...quick, slowAttempt: 0, attempt: 50, close: 0 },
    });
    await outbox.enqueue(db, order('ana@example.com'));
    outbox.wake();
    await until(() => outbox.outlook() === 'later');
    await until(async () => {
      const [row] = await run<{ last_error: string }>(db, 'select last_error from school.outbox');
      return row?.last_error === 'ETIMEDOUT';
    });
  });
});
