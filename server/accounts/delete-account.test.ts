import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#server/api/calls.ts';
import { openPostgresPools } from '#server/database/postgres-pools.ts';
import { findPostgresBinaries, startPostgres, type TestPostgres } from '#server/testing/postgres.ts';
import {
  clientOf,
  learner,
  linkTo,
  mailsTo,
  modulesOf,
  openLink,
  password,
  post,
  startServer,
  type TestServer,
} from '#server/testing/server.ts';

type Learner = Awaited<ReturnType<typeof learner>>;

const hasPostgres = findPostgresBinaries() !== null;

/** Every row of every table, as text. */
async function everything(db: Kysely<unknown>): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db);
  const texts = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select ${name} || ' ' || t::text as text from ${sql.raw(name)} as t`.execute(db);
    texts.push(...rows.map(({ text }) => text));
  }
  return texts.join('\n');
}

describe.each(hasPostgres ? ['PGlite', 'PostgreSQL'] : ['PGlite'])('on %s', (database) => {
  let server: TestServer;
  let cluster: TestPostgres | null = null;
  beforeAll(async () => {
    cluster = database === 'PostgreSQL' ? await startPostgres() : null;
    server = await startServer(cluster ? { DATABASE_URL: await cluster.createDatabase('account') } : {});
  });
  afterAll(async () => {
    await server.stop();
    await cluster?.stop();
  });

  const deleteAccount = ({ client }: Learner, secret = password) =>
    client.rpc('delete_my_account', { password: secret });
  const signIn = (email: string, secret = password) =>
    clientOf(server).auth.signInWithPassword({ email, password: secret });

  it('the right password deletes the account and leaves all others alone', async () => {
    const ana = await learner(server, 'ana@example.com');
    const berta = await learner(server, 'berta@example.com');
    await ana.client.rpc('complete_module', { module_num: 1 });
    await berta.client.rpc('complete_module', { module_num: 2 });
    expect(await deleteAccount(ana)).toMatchObject({ error: null, status: 204 });
    expect((await signIn('ana@example.com')).error?.code).toBe('invalid_credentials');
    expect(await modulesOf(berta)).toEqual([2]);
    expect((await berta.client.auth.refreshSession()).error).toBeNull();
  });

  it('a wrong password is refused and deletes nothing', async () => {
    const carla = await learner(server, 'carla@example.com');
    await carla.client.rpc('complete_module', { module_num: 1 });
    const { error, status } = await deleteAccount(carla, 'no-es-esta');
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: 'current_password_invalid',
      message: expect.stringMatching(/^La contraseña .+\.$/),
    });
    expect(await modulesOf(carla)).toEqual([1]);
    expect((await signIn('carla@example.com')).error).toBeNull();
  });

  it.each<[string, unknown]>([
    ['no password', {}],
    ['an empty password', { password: '' }],
    ['a null password', { password: null }],
    ['the id of another account', { password, user_id: '00000000-0000-4000-8000-00000000000a' }],
  ])('a new session deletes nothing with %s', async (what, body) => {
    const email = `${what.replaceAll(' ', '-')}@example.com`;
    const { session } = await learner(server, email);
    const headers = { authorization: `Bearer ${session.access_token}` };
    const answer = await post(server, '/rest/v1/rpc/delete_my_account', body, headers);
    expect(answer.status).toBe(400);
    expect((await signIn(email)).error).toBeNull();
  });

  it('a visitor is asked to sign in', async () => {
    for (const name of ['delete_my_account', 'my_data']) {
      const { error, status } = await clientOf(server).rpc(name, name === 'my_data' ? {} : { password });
      expect({ name, status, code: error?.code }).toEqual({ name, status: 401, code: 'no_authorization' });
    }
  });

  it('every session ends, every call refuses its token, and a second deletion too', async () => {
    const email = 'diana@example.com';
    const diana = await learner(server, email);
    const elsewhere = (await signIn(email)).data.session;
    expect((await deleteAccount(diana)).error).toBeNull();
    const bodies: Record<string, unknown> = {
      'change the password': { password: 'cuatro-perros-verdes', current_password: password },
      'complete a module': { module_num: 1 },
      "delete one's own account": { password },
    };
    const filter = `?select=*&user_id=eq.${diana.userId}&order=module_number.asc`;
    const answers = [];
    for (const { name, method, path, body, needs } of calls) {
      if (needs !== 'session') continue;
      for (const token of [diana.session.access_token, elsewhere?.access_token]) {
        const { status } = await fetch(
          server.origin + path + (name === "read one's own progress" ? filter : ''),
          {
            method,
            headers: {
              apikey: server.key,
              authorization: `Bearer ${token}`,
              'content-type': 'application/json',
            },
            body: body ? JSON.stringify(bodies[name] ?? {}) : undefined,
          },
        );
        answers.push({ name, isRefused: status === 401 || status === 403 });
      }
    }
    expect(answers.filter(({ isRefused }) => !isRefused)).toEqual([]);
    expect(answers.length).toBeGreaterThanOrEqual(14);
    for (const session of [diana.session, elsewhere]) {
      const { refresh_token } = session ?? {};
      const answer = await post(server, '/auth/v1/token?grant_type=refresh_token', { refresh_token });
      expect(answer.status).toBe(400);
    }
  });

  it('the address is free for a new account, which inherits nothing from the old one', async () => {
    const email = 'elena@example.com';
    const old = await learner(server, email);
    await old.client.rpc('complete_module', { module_num: 4 });
    await old.client.auth.resetPasswordForEmail(email);
    const link = await linkTo(server, email);
    await deleteAccount(old);
    const anew = await learner(server, email);
    expect(anew.userId).not.toBe(old.userId);
    expect(await modulesOf(anew)).toEqual([]);
    expect((await openLink(clientOf(server), link)).error?.code).toBe('otp_expired');
  });

  it('calls during the deletion succeed or are refused, and never fail', async () => {
    const email = 'fatima@example.com';
    const fatima = await learner(server, email);
    const headers = { authorization: `Bearer ${fatima.session.access_token}` };
    const several = (path: string, body: unknown) =>
      Array.from({ length: 4 }, async () => (await post(server, path, body, headers)).status);
    const { refresh_token } = fatima.session;
    const statuses = await Promise.all([
      ...several('/rest/v1/rpc/delete_my_account', { password }),
      ...several('/rest/v1/rpc/complete_module', { module_num: 3 }),
      ...several('/rest/v1/rpc/my_data', {}),
      ...several('/auth/v1/token?grant_type=password', { email, password }),
      ...several('/auth/v1/token?grant_type=refresh_token', { refresh_token }),
      ...several('/auth/v1/signup', { email, password }),
      ...several('/auth/v1/recover', { email }),
    ]);
    expect(statuses.slice(0, 4).filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });

  it('before the deletion the learner can read all data of the account, but no secrets', async () => {
    const { client, session, userId } = await learner(server, 'irene@example.com');
    await client.rpc('complete_module', { module_num: 2 });
    const { data, error } = await client.rpc('my_data');
    expect(error).toBeNull();
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/);
    expect(data).toMatchObject({
      account: {
        id: userId,
        email: 'irene@example.com',
        created_at: time,
        confirmed_at: time,
        last_sign_in_at: time,
      },
      modules: [{ module_number: 2, completed_at: time }],
      sessions: [{ created_at: time }, { created_at: time }],
    });
    const text = JSON.stringify(data);
    expect(text).not.toMatch(/\$2[aby]\$|token|password/);
    expect(text).not.toContain(session.refresh_token);
  });

  it.runIf(database === 'PostgreSQL')(
    'no table mentions a deleted account, and its queued mails are never sent',
    async () => {
      const { accounts: db, close } = openPostgresPools(server.env.DATABASE_URL ?? '');
      const email = 'gloria@example.com';
      const gloria = await learner(server, email);
      await learner(server, 'hilda@example.com');
      await gloria.client.rpc('complete_module', { module_num: 1 });
      await gloria.client.auth.signOut({ scope: 'others' });
      await gloria.client.auth.resetPasswordForEmail(email);
      const before = (await mailsTo(server, email)).length;
      await sql`insert into school.outbox (template, recipient, origin, redirect_to, next_try_at)
        values ('recovery', ${email}, 'http://localhost', '/', now() + interval '1 hour')`.execute(db);
      // Earlier versions kept an audit log.
      const payload = JSON.stringify({ action: 'login', actor_id: gloria.userId, actor_username: email });
      await sql`insert into auth.audit_log_entries (id, payload) values (gen_random_uuid(), ${payload})`.execute(
        db,
      );
      expect(await everything(db)).toContain(`auth.audit_log_entries`);

      expect((await deleteAccount(gloria)).error).toBeNull();
      const left = await everything(db);
      expect(left).not.toContain(email);
      expect(left).not.toContain(gloria.userId);
      expect(left).toContain('hilda@example.com');
      expect(await mailsTo(server, email)).toHaveLength(before);
      await close();
    },
  );
});
