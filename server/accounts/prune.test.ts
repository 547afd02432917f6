import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openMigratedDatabase } from '#server/testing/database.ts';
import { keepPruned, prune } from './prune.ts';

const { db, session, close } = await openMigratedDatabase();
const now = new Date('2026-11-16T12:00:00Z');
const days = (count: number) => new Date(now.getTime() - count * 86_400_000).toISOString();
const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

beforeAll(async () => {
  await session.exec(`
    insert into auth.users (id, email, email_confirmed_at, created_at, updated_at) values
      ('${id(1)}', 'ana@example.com', '${days(400)}', '${days(400)}', '${days(400)}'),
      ('${id(2)}', 'fresh@example.com', null, '${days(40)}', '${days(29)}'),
      ('${id(3)}', 'forgotten@example.com', null, '${days(40)}', '${days(31)}');
    insert into auth.sessions (id, user_id, created_at, updated_at) values
      ('${id(4)}', '${id(1)}', '${days(300)}', '${days(179)}'),
      ('${id(5)}', '${id(1)}', '${days(300)}', '${days(181)}');
    insert into auth.refresh_tokens (id, token, parent, user_id, session_id, revoked, updated_at) values
      ('current', 'current', 'its-parent', '${id(1)}', '${id(4)}', false, '${days(100)}'),
      ('its-parent', 'its-parent', null, '${id(1)}', '${id(4)}', true, '${days(100)}'),
      ('replaced', 'replaced', null, '${id(1)}', '${id(4)}', true, '${days(0.9)}'),
      ('old', 'old', null, '${id(1)}', '${id(4)}', true, '${days(1.1)}'),
      ('of-an-old-session', 'of-an-old-session', 'old', '${id(1)}', '${id(5)}', false, '${days(181)}');
    insert into auth.audit_log_entries (id, created_at) values ('${id(6)}', '${days(29)}'), ('${id(7)}', '${days(31)}');
    insert into school.recoveries values ('${id(4)}', '${days(-0.1)}');
    insert into school.links (digest, kind, user_id, created_at, expires_at) values
      ('open', 'recovery', '${id(1)}', '${days(0.5)}', '${days(-0.5)}'),
      ('expired', 'recovery', '${id(1)}', '${days(1.1)}', '${days(0.1)}'),
      ('repeated', 'signup', '${id(1)}', '${days(29)}', '${days(28)}'),
      ('too-late', 'signup', '${id(1)}', '${days(31)}', '${days(30)}'),
      ('waits', 'signup', '${id(2)}', '${days(6)}', '${days(5)}'),
      ('forgotten', 'signup', '${id(3)}', '${days(32)}', '${days(31)}');`);
});
afterAll(close);

const column = async (name: string, table: string) => {
  const { rows } = await sql<{ value: string }>`
    select ${sql.ref(name)}::text as value from ${sql.table(table)} order by 1`.execute(db);
  return rows.map((row) => row.value);
};

it('deletes rows that are no longer needed, and nothing else', async () => {
  for (let round = 0; round < 2; round++) {
    await prune(db, now);
    expect(await column('id', 'auth.refresh_tokens')).toEqual(['current', 'its-parent', 'replaced']);
    expect(await column('id', 'auth.sessions')).toEqual([id(4)]);
    expect(await column('id', 'auth.audit_log_entries')).toEqual([id(6)]);
    expect(await column('digest', 'school.links')).toEqual(['open', 'repeated', 'waits']);
    expect(await column('session_id', 'school.recoveries')).toEqual([id(4)]);
    expect(await column('email', 'auth.users')).toEqual(['ana@example.com', 'fresh@example.com']);
  }
});

/** Takes the one session of the database until it is given back. */
function holdDatabase() {
  let giveBack: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (giveBack = resolve));
  const turn = db.connection().execute(() => held);
  return async () => {
    giveBack();
    await turn;
  };
}

it('the next deletion is planned when the one before has ended, and the end of the school waits for it', async () => {
  const alarms: (() => void)[] = [];
  const after = (_: number, work: () => void) => {
    alarms.push(work);
    return () => void alarms.splice(0);
  };
  let release = holdDatabase();
  const stop = keepPruned(db, { now: () => now, after });
  expect(alarms).toHaveLength(0);
  await release();
  await vi.waitFor(() => expect(alarms).toHaveLength(1));

  release = holdDatabase();
  alarms.pop()?.();
  let isStopped = false;
  const stopped = stop().then(() => (isStopped = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect({ isStopped, planned: alarms.length }).toEqual({ isStopped: false, planned: 0 });
  await release();
  await stopped;
  expect(alarms).toHaveLength(0);
});
