import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '#server/testing/postgres.ts';
import { sharedDatabases } from '#server/testing/shared-database.ts';
import { tokensOf } from '#server/testing/tokens.ts';
import { learner, startServer, type TestServer } from '#server/testing/server.ts';

/**
 * Exact answers of the session and data calls: a client written for Supabase must see no difference between versions of the
 * school. `RECORD=1` rewrites the file; review its diff. They were first recorded from @supabase/lite, which answered these
 * calls until it was replaced, and corrected since: (1) Every refusal is Spanish, because the page shows it, and has
 * Supabase's code. (2) The signature is checked before any claim. A correctly signed token that names another role, another
 * issuer or no session is refused too (PGRST301; bad_jwt from the auth service). lite accepted any role, and for `GET user`
 * any session. (3) With `Prefer: count=exact` the range includes the total, and a part of the rows is 206, as in PostgREST.
 * 204 has a content type that Supabase's services omit: the adapter writes it, and no client reads it.
 */
const file = new URL('./recorded-answers.json', import.meta.url);

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

interface Asked {
  method: string;
  path: string;
  key?: 'publishable' | 'secret';
  token?: string | undefined;
  body?: unknown;
  prefer?: string;
}

/** Values that differ between runs. */
const varying = [
  [/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<uuid>'],
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|\+00:00)/g, '<moment$2>'],
] as const;

const certain = (text: string) =>
  varying.reduce((written, [what, name]) => written.replace(what, name), text);

/** Headers that clients read; those of the connection and of every page are tested elsewhere. */
const kept = ['allow', 'cache-control', 'content-range', 'content-type', 'retry-after', 'www-authenticate'];

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function ask(
  server: TestServer,
  { method, path, key = 'publishable', token, body, prefer }: Asked,
): Promise<Answer> {
  const answer = await fetch(server.origin + path, {
    method,
    headers: {
      apikey: key === 'secret' ? server.secretKey : server.key,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(prefer === undefined ? {} : { prefer }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const headers = [...answer.headers].filter(([name]) => kept.includes(name));
  return {
    status: answer.status,
    headers: Object.fromEntries(headers),
    body: read(certain(await answer.text())),
  };
}

const progressOf = (userId: string) =>
  `/rest/v1/module_progress?select=*&user_id=eq.${userId}&order=module_number.asc`;
const everybody = '/rest/v1/module_progress?select=module_number%2Ccompleted_at';
const rpc = (name: string) => `/rest/v1/rpc/${name}`;

/** Every call with its variants, in an order where each finds the state that the last one left. */
async function record(server: TestServer): Promise<Record<string, Answer>> {
  const answers: Record<string, Answer> = {};
  const note = async (name: string, asked: Asked) => {
    answers[name] = await ask(server, asked);
  };
  const ana = await tokensOf(server, 'ana@example.com');
  const eva = await tokensOf(server, 'eva@example.com');
  const { good: token, userId } = ana;

  await note('user', { method: 'GET', path: '/auth/v1/user', token });
  await note('user, only its headers', { method: 'HEAD', path: '/auth/v1/user', token });
  await note('own progress, none yet', { method: 'GET', path: progressOf(userId), token });
  for (const module_num of [1, 1, 6, 0, 7, 1.5, null])
    await note(
      `complete module ${module_num}${module_num === 1 && answers['complete module 1'] ? ' again' : ''}`,
      {
        method: 'POST',
        path: rpc('complete_module'),
        body: { module_num },
        token,
      },
    );
  await note('own progress', { method: 'GET', path: progressOf(userId), token });
  await note('own progress, only its headers', { method: 'HEAD', path: progressOf(userId), token });
  const prefer = 'count=exact';
  await note('own progress, counted', { method: 'GET', path: progressOf(userId), token, prefer });
  await note('own progress, only counted', { method: 'HEAD', path: progressOf(userId), token, prefer });
  await note("another learner's progress", { method: 'GET', path: progressOf(eva.userId), token });
  await note('my data', { method: 'POST', path: rpc('my_data'), body: {}, token });
  await note('my data with the secret key', {
    method: 'POST',
    path: rpc('my_data'),
    body: {},
    token,
    key: 'secret',
  });

  await note('everybody', { method: 'GET', path: everybody, key: 'secret' });
  await note('everybody, in order', {
    method: 'GET',
    path: `${everybody}&order=completed_at.asc`,
    key: 'secret',
  });
  await note('everybody, from the second', { method: 'GET', path: `${everybody}&offset=1`, key: 'secret' });
  await note('everybody, from behind the last', {
    method: 'GET',
    path: `${everybody}&offset=9`,
    key: 'secret',
  });
  const beyond = `${everybody}&offset=9`;
  await note('everybody, counted', { method: 'GET', path: everybody, key: 'secret', prefer });
  await note('everybody, counted from the second', {
    method: 'GET',
    path: `${everybody}&offset=1`,
    key: 'secret',
    prefer,
  });
  await note('everybody, counted from behind the last', {
    method: 'GET',
    path: beyond,
    key: 'secret',
    prefer,
  });
  await note('everybody, only its headers', { method: 'HEAD', path: everybody, key: 'secret' });
  await note('everybody, without the secret key', { method: 'GET', path: everybody, token });

  const other = await learner(server, 'luz@example.com');
  const out = { method: 'POST' };
  await note('sign out of the others', { ...out, path: '/auth/v1/logout?scope=others', token: eva.good });
  await note('user, after signing out of the others', {
    method: 'GET',
    path: '/auth/v1/user',
    token: eva.good,
  });
  await note('sign out here', { ...out, path: '/auth/v1/logout?scope=local', token: eva.good });
  await note('user, signed out here', { method: 'GET', path: '/auth/v1/user', token: eva.good });
  await note('own progress, signed out here', {
    method: 'GET',
    path: progressOf(eva.userId),
    token: eva.good,
  });
  await note('sign out here, signed out here', {
    ...out,
    path: '/auth/v1/logout?scope=local',
    token: eva.good,
  });
  await note('sign out everywhere', {
    ...out,
    path: '/auth/v1/logout?scope=global',
    token: other.session.access_token,
  });
  await note('user, signed out everywhere', {
    method: 'GET',
    path: '/auth/v1/user',
    token: other.session.access_token,
  });
  await note('sign out of a scope that is none', { ...out, path: '/auth/v1/logout?scope=some', token });
  await note('sign out without a scope', { ...out, path: '/auth/v1/logout', token });

  const mia = await tokensOf(server, 'mia@example.com');
  const calls: Record<string, Asked> = {
    user: { method: 'GET', path: '/auth/v1/user' },
    'own progress': { method: 'GET', path: progressOf(mia.userId) },
    'complete a module': { method: 'POST', path: rpc('complete_module'), body: { module_num: 1 } },
    'my data': { method: 'POST', path: rpc('my_data'), body: {} },
    'sign out here': { method: 'POST', path: '/auth/v1/logout?scope=local' },
  };
  for (const [name, call] of Object.entries(calls))
    for (const [which, bad] of Object.entries(mia.bad))
      await note(`${name}: ${which}`, { ...call, token: bad });
  return answers;
}

describe.each(sharedDatabases)('on %s', (kind) => {
  let postgres: TestPostgres | null = null;
  let server: TestServer;
  beforeAll(async () => {
    if (kind === 'PostgreSQL') postgres = await startPostgres();
    server = await startServer(postgres ? { DATABASE_URL: postgres.url } : {});
  });
  afterAll(async () => {
    await server.stop();
    await postgres?.stop();
  });

  it('each call answers as recorded', async () => {
    const answers = await record(server);
    if (process.env.RECORD) await writeFile(file, JSON.stringify(answers, null, 2) + '\n');
    else expect(answers).toEqual(JSON.parse(await readFile(file, 'utf8')));
  });
});
