import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSharedDatabase, sharedDatabases } from '#server/testing/shared-database.ts';
import { createLink } from './links.ts';
import { prune } from './prune.ts';
import { refresh } from './own-account.ts';
import type { School } from './school.ts';
import { openSession } from './sessions.ts';
import { createTokens } from './tokens.ts';
import { verify } from './verify.ts';

const tokens = await createTokens('a secret for this test only, long enough');
const ana = '00000000-0000-4000-8000-000000000001';

describe.each(sharedDatabases)('two servers on %s', (kind) => {
  let database: Awaited<ReturnType<typeof openSharedDatabase>>;
  let db: Kysely<unknown>;
  let token: string;
  beforeAll(async () => {
    database = await openSharedDatabase(kind);
    [db] = database.dbs;
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await sql`delete from auth.users`.execute(db);
    await sql`
      insert into auth.users (id, email, is_sso_user, created_at, updated_at)
      values (${ana}, 'ana@example.com', false, now(), now())`.execute(db);
    const opened = await db.transaction().execute((transaction) => openSession(transaction, ana, tokens));
    token = opened?.answer.refresh_token ?? '';
  });

  const ask = async (server: Kysely<unknown>, refresh_token: string) => {
    const school = { db: server, tokens } as School;
    const answer = await refresh(school, { query: {}, body: { refresh_token }, caller: {} as never });
    const body = (await answer.json()) as { refresh_token?: string; error_code?: string };
    return { status: answer.status, ...body };
  };
  const count = async (table: 'auth.sessions' | 'auth.refresh_tokens', where = 'true') => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)} where ${sql.raw(where)}`.execute(db);
    return rows[0]?.n;
  };

  it('a token is exchanged for a new one of the same session', async () => {
    const renewed = await ask(db, token);
    expect(renewed).toMatchObject({ status: 200, token_type: 'bearer', user: { email: 'ana@example.com' } });
    expect(renewed.refresh_token).not.toBe(token);
    expect(await ask(db, renewed.refresh_token ?? '')).toMatchObject({ status: 200 });
    expect(await count('auth.sessions')).toBe(1);
  });

  it('one token refreshed many times at once has one successor', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => ask(database.dbs[n % 2] ?? db, token)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map((answer) => answer.refresh_token)).size).toBe(1);
    expect(await count('auth.refresh_tokens', 'not revoked')).toBe(1);
  });

  const timePasses = () =>
    sql`update auth.refresh_tokens set updated_at = now() - interval '2 days' where revoked`.execute(db);

  it('a lost answer is repeated, even days later, and the session continues', async () => {
    const lost = await ask(db, token);
    await timePasses();
    await prune(db, new Date());
    const again = await ask(db, token);
    expect(again).toMatchObject({ status: 200, refresh_token: lost.refresh_token });
    await timePasses();
    expect(await ask(db, again.refresh_token ?? '')).toMatchObject({ status: 200 });
  });

  it('a token reused after its successor was used ends the session for both holders', async () => {
    const second = await ask(db, token);
    const third = await ask(db, second.refresh_token ?? '');
    await timePasses();
    expect(await ask(db, token)).toMatchObject({ status: 400, error_code: 'refresh_token_not_found' });
    expect(await ask(db, third.refresh_token ?? '')).toMatchObject({ status: 400 });
    expect(await count('auth.sessions')).toBe(0);
  });

  it('an unknown token, or one of an ended session, is refused', async () => {
    expect(await ask(db, 'nobody')).toMatchObject({ status: 400, error_code: 'refresh_token_not_found' });
    await sql`delete from auth.sessions`.execute(db);
    expect(await ask(db, token)).toMatchObject({ status: 400 });
  });

  it('of several links to one address, opened at once, one works and the others have expired', async () => {
    const links = await Promise.all(
      Array.from({ length: 5 }, () =>
        createLink(db, { kind: 'signup', userId: ana, encryptedPassword: 'x' }),
      ),
    );
    const answers = await Promise.all(
      links.map((token_hash, n) => {
        const school = { db: database.dbs[n % 2], tokens } as School;
        return verify(school, { query: {}, body: { token_hash, type: 'signup' }, caller: {} as never });
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403]);
  });
});
