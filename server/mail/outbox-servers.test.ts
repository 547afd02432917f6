import { sql, type Kysely } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSharedDatabase, sharedDatabases } from '#server/testing/shared-database.ts';
import type { Courier, Mail, MailOrder } from './mail.ts';
import { addMail, claimMails } from './outbox-table.ts';
import { openOutbox, type Outbox, type OutboxOptions } from './outbox.ts';

const order = (to: string): MailOrder => ({
  template: 'recovery',
  to,
  origin: 'https://escuela.example',
  tokenHash: 'abc',
  redirectTo: '/',
});

const until = (check: () => Promise<boolean>) => vi.waitUntil(check, { timeout: 50_000 });

const run = async <Row>(on: Kysely<unknown>, text: string) => (await sql.raw<Row>(text).execute(on)).rows;

describe.each(sharedDatabases)('an outbox on %s', async (kind) => {
  const { dbs, close } = await openSharedDatabase(kind);
  const [db, other] = dbs;
  afterAll(close);

  let opened: Outbox[];
  let taken: Mail[];
  beforeEach(() => {
    opened = [];
    taken = [];
  });
  afterEach(async () => {
    await Promise.all(opened.map((outbox) => outbox.close()));
    await run(db, 'delete from school.outbox');
  });

  const waiting = () => run<{ recipient: string }>(db, 'select * from school.outbox');
  const courier: Courier = {
    atOnce: 4,
    deliver: async (mail) => void taken.push(mail),
    close: () => undefined,
  };
  const open = async (options: Partial<OutboxOptions> = {}) => {
    const outbox = await openOutbox({ db, courier, isOnlyServer: false, ...options });
    opened.push(outbox);
    return outbox;
  };

  it('delivers what an earlier server left behind', async () => {
    await addMail(db, order('ana@example.com'));
    const outbox = await open();
    await outbox.idle();
    expect(taken.map(({ to }) => to)).toEqual(['ana@example.com']);
  });

  it('leaves a mail to the server that claimed it, until that server counts as dead', async () => {
    await addMail(db, order('ana@example.com'));
    expect(await claimMails(db, 1, 3_600_000)).toHaveLength(1);
    const outbox = await open();
    await outbox.idle();
    expect(taken).toEqual([]);
    await run(db, `update school.outbox set claimed_until = now() - interval '1 second'`);
    await outbox.idle();
    expect(taken).toHaveLength(1);
  });

  it('of a single server does not wait for one that died', async () => {
    await addMail(db, order('ana@example.com'));
    await claimMails(db, 1, 3_600_000);
    await (await open({ isOnlyServer: true })).idle();
    expect(taken).toHaveLength(1);
  });

  it('shared by two servers sends every mail once', async () => {
    const first = await open();
    const second = await open({ db: other });
    const addresses = Array.from({ length: 24 }, (_, i) => `a${i}@example.com`);
    await Promise.all(
      addresses.map(async (address, i) => {
        await first.enqueue(i % 2 ? db : other, order(address));
        first.wake();
        second.wake();
      }),
    );
    await Promise.all([first.idle(), second.idle()]);
    await until(async () => (await waiting()).length === 0);
    expect(taken.map(({ to }) => to).sort()).toEqual(addresses.sort());
  });

  it('that closes finishes what it has begun and claims nothing new', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const slow: Courier = { ...courier, deliver: (mail) => held.then(() => courier.deliver(mail)) };
    const outbox = await open({ courier: slow });
    await outbox.enqueue(db, order('ana@example.com'));
    outbox.wake();
    await vi.waitUntil(
      async () => (await run(db, 'select from school.outbox where attempts = 1')).length === 1,
    );
    const closing = outbox.close();
    await outbox.enqueue(db, order('tarde@example.com'));
    outbox.wake();
    release();
    await closing;
    expect(await waiting()).toMatchObject([{ recipient: 'tarde@example.com', attempts: 0 }]);
  });
});
