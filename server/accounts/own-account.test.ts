import { sql, type Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { openPostgresPool } from '#server/database/postgres-pool.ts';
import { findPostgresBinaries, startPostgres } from '#server/testing/postgres.ts';
import { clientOf, learner, mailsTo, password, startServer } from '#server/testing/server.ts';

it('the learner gets all of it, and nothing secret', async () => {
  const server = await startServer();
  const { client, session, userId } = await learner(server, 'ana@example.com');
  await client.rpc('complete_module', { module_num: 2 });
  const { data, error } = await client.rpc('my_data');
  expect(error).toBeNull();
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/);
  expect(data).toMatchObject({
    account: {
      id: userId,
      email: 'ana@example.com',
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
  await server.stop();
});

it('wrong passwords count like those at the sign-in', async () => {
  const server = await startServer({ RATE_LIMITS: 'on' });
  const { client } = await learner(server, 'ana@example.com');
  const tries = Array.from({ length: 10 }, () => client.rpc('delete_my_account', { password: 'no' }));
  const codes = (await Promise.all(tries)).map(({ error }) => error?.code);
  expect(new Set(codes)).toEqual(new Set(['current_password_invalid']));
  expect((await client.rpc('delete_my_account', { password })).status).toBe(429);
  const { error } = await clientOf(server).auth.signInWithPassword({ email: 'ana@example.com', password });
  expect(error?.status).toBe(429);
  expect((await client.rpc('my_data')).error).toBeNull();
  await server.stop();
});

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

it.runIf(findPostgresBinaries())(
  'no table names a deleted account, and the mails that waited for it never leave',
  async () => {
    const cluster = await startPostgres();
    const url = (await cluster?.createDatabase('rows')) ?? '';
    const server = await startServer({ DATABASE_URL: url });
    const pool = openPostgresPool(url);
    const db = pool.kysely as unknown as Kysely<unknown>;
    const email = 'gloria@example.com';
    const gloria = await learner(server, email);
    await learner(server, 'hilda@example.com');
    await gloria.client.rpc('complete_module', { module_num: 1 });
    await gloria.client.auth.signOut({ scope: 'others' });
    await gloria.client.auth.resetPasswordForEmail(email);
    const before = (await mailsTo(server, email)).length;
    await sql`insert into school.outbox (template, recipient, origin, redirect_to, next_try_at)
      values ('recovery', ${email}, 'http://localhost', '/', now() + interval '1 hour')`.execute(db);
    expect(await everything(db)).toContain(`auth.audit_log_entries`);

    expect((await gloria.client.rpc('delete_my_account', { password })).error).toBeNull();
    const left = await everything(db);
    expect(left).not.toContain(email);
    expect(left).not.toContain(gloria.userId);
    expect(left).toContain('hilda@example.com');
    expect(await mailsTo(server, email)).toHaveLength(before);
    await pool.close();
    await server.stop();
    await cluster?.stop();
  },
);
