import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signOut } from '#server/accounts/own-account.ts';
import { refresh } from '#server/accounts/own-account.ts';
import type { School } from '#server/accounts/school.ts';
import { openSession } from '#server/accounts/sessions.ts';
import { createTokens } from '#server/accounts/tokens.ts';
import { openSharedDatabase, sharedDatabases } from '#server/testing/shared-database.ts';
import { askAsLearner, asSchool } from './as-role.ts';

const tokens = await createTokens('a secret for this test only, long enough');
const sub = '00000000-0000-4000-8000-000000000001';

const who = `select json_build_object('role', current_user, 'claims', auth.jwt(), 'learner', auth.uid())`;

/** The role and learner that the database sees. */
async function whoAmI(db: Kysely<unknown>) {
  const { rows } = await sql<{ who: object }>`select (${sql.raw(who)}) as who`.execute(db);
  return rows[0]?.who;
}

describe.each(sharedDatabases)('on %s', (kind) => {
  let database: Awaited<ReturnType<typeof openSharedDatabase>>;
  let db: Kysely<unknown>;
  let other: Kysely<unknown>;
  beforeAll(async () => {
    database = await openSharedDatabase(kind);
    [db, other] = database.dbs;
    await sql`insert into auth.users (id, email) values (${sub}, 'ana@example.com')`.execute(db);
  });
  afterAll(() => database.close());

  const open = async () => {
    const opened = await db.transaction().execute((turn) => openSession(turn, sub, tokens));
    if (!opened) throw new Error('The account is there.');
    return { session_id: opened.sessionId, refresh_token: opened.answer.refresh_token };
  };

  const ask = async (learner: Parameters<typeof askAsLearner>[1], text = who, value?: string) =>
    JSON.parse((await askAsLearner(db, learner, { text, value })) ?? 'null') as unknown;

  it("a query runs with the learners' role, whatever role the claims name, and the session loses it afterwards", async () => {
    const { session_id } = await open();
    const owner = await whoAmI(db);
    const claims = { role: 'authenticated', sub };
    expect(await ask({ sub, session_id, all: { role: 'postgres', sub } })).toEqual({
      role: 'authenticated',
      claims,
      learner: sub,
    });
    expect(await asSchool(db, whoAmI)).toEqual({
      role: 'service_role',
      claims: { role: 'service_role' },
      learner: null,
    });
    for (let round = 0; round < 10; round++) expect(await whoAmI(db)).toEqual(owner);
  });

  it.each([
    ['is refused', 'select public.complete_module($1::integer)', '7', '22023'],
    ['may not see the tables of accounts', 'select email from auth.users limit $1::integer', '1', '42501'],
    ['may not write progress', 'delete from public.module_progress where user_id = $1::uuid', sub, '42501'],
    ['asks with a wrong value', 'select $1::integer', 'seven', '22P02'],
  ])('a learner who %s leaves no role behind', async (_, text, value, code) => {
    const { session_id } = await open();
    const owner = await whoAmI(db);
    await expect(ask({ sub, session_id, all: {} }, text, value)).rejects.toMatchObject({ code });
    for (let round = 0; round < 10; round++) expect(await whoAmI(db)).toEqual(owner);
  });

  it("nothing runs for an ended session or another learner's", async () => {
    const { session_id } = await open();
    const stranger = '00000000-0000-4000-8000-000000000002';
    // Fails if it runs at all.
    const text = 'select 1 / 0';
    await expect(ask({ sub, session_id, all: {} }, text)).rejects.toMatchObject({ code: '22012' });
    expect(await ask({ sub: stranger, session_id, all: {} }, text)).toBeNull();
    await sql`delete from auth.sessions where id = ${session_id}`.execute(db);
    expect(await ask({ sub, session_id, all: {} }, text)).toBeNull();
  });

  it.each(['local', 'global'] as const)(
    'a refresh during a sign-out (%s) leaves no session open',
    async (scope) => {
      for (let round = 0; round < 10; round++) {
        const { session_id, refresh_token } = await open();
        const claims = { sub, session_id, all: {} };
        const caller = { client: '192.0.2.1', origin: 'http://localhost', token: null, claims };
        const [renewed, out] = await Promise.all([
          refresh({ db: other, tokens } as School, { query: {}, body: { refresh_token }, caller }),
          signOut({ db } as School, { query: { scope }, body: {}, caller }),
        ]);
        expect([200, 400]).toContain(renewed.status);
        expect(out.status).toBe(204);
        const { rows } = await sql`
          select token from auth.refresh_tokens where session_id = ${session_id}`.execute(db);
        expect(rows).toEqual([]);
      }
    },
  );
});
