import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openEmptyDatabase } from '#server/testing/database.ts';

const { db, session, ping, close } = await openEmptyDatabase();
beforeAll(() => session.exec('create table notes (text text)'));
afterEach(() => void vi.useRealTimers());
afterAll(close);

const write = (text: string) => sql`insert into notes values (${text})`.execute(db);
const notes = async () =>
  (await sql<{ text: string }>`select text from notes order by text`.execute(db)).rows.map(
    ({ text }) => text,
  );

it('a dying thread loses only unconfirmed work, and the next thread serves waiting requests', async () => {
  await write('confirmed');
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // Fake timers, because the next thread may open slowly on a busy machine.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const dying = db.transaction().execute(async (transaction) => {
    await sql`insert into notes values ('not confirmed')`.execute(transaction);
    // The only error that ends a PostgreSQL, as a panic would.
    await sql`set local exit_on_error = on`.execute(transaction);
    await sql`select 1 / 0`.execute(transaction);
  });
  const waiting = [write('waited'), write('waited too')];
  await expect(dying).rejects.toMatchObject({ name: 'SessionLostError', code: 'CONNECTION_CLOSED' });
  await Promise.all(waiting);
  expect(await notes()).toEqual(['confirmed', 'waited', 'waited too']);
  await ping();
  expect(consoleError).toHaveBeenCalledOnce();
  expect(String(consoleError.mock.calls[0])).toContain('The thread of the database ended');
});

it('during an endless statement the process still answers new connections; then the statement is given up', async () => {
  await write('before');
  const server = createServer((_, response) => response.end('page')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let isOver = false;
    const endless = sql`select pg_sleep(36000)`.execute(db).finally(() => (isOver = true));
    const refused = expect(endless).rejects.toMatchObject({ name: 'SessionLostError' });
    for (let i = 0; i < 5; i++) {
      const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } });
      expect(await page.text()).toBe('page');
    }
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    await refused;
    expect(await notes()).toContain('before');
  } finally {
    server.close();
  }
});
