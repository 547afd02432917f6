import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  clientOf,
  inFragment,
  learner,
  linkTo,
  mailsTo,
  openLink,
  password,
  post,
  startServer,
  type TestServer,
} from '#server/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const subjects = async (email: string) => (await mailsTo(server, email)).map((mail) => mail.subject);

describe('a visitor who signs up', () => {
  it('gets a mail in Spanish whose link opens a session, once', async () => {
    const { auth } = clientOf(server);
    const email = 'ana@example.com';
    const emailRedirectTo = `${server.origin}/modulo-2?x=1#y`;
    const { data, error } = await auth.signUp({ email, password, options: { emailRedirectTo } });
    expect(error).toBeNull();
    expect(data.session).toBeNull();

    expect(await subjects(email)).toEqual(['Confirma tu cuenta en Aplica IA']);
    const link = await linkTo(server, email);
    const page = `${server.origin}/auth?modo=confirmar#token_hash=`;
    expect(link.slice(0, page.length)).toBe(page);
    expect(inFragment(link)).toMatchObject({ type: 'signup', redirect: '/modulo-2?x=1' });

    const opened = await openLink({ auth }, link);
    expect(opened.data.session?.user.email).toBe(email);
    // The user in our session answer equals the one that GET /user returns.
    expect(opened.data.user).toEqual((await auth.getUser()).data.user);
    expect(opened.data.user?.user_metadata).toMatchObject({ email_verified: true });

    expect((await openLink(clientOf(server), link)).error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'El enlace ya se ha usado o ha caducado. Pide uno nuevo.',
    });
  });

  it('opens the link in four windows at once, and one of them gets the session', async () => {
    const email = 'cuatro@example.com';
    await clientOf(server).auth.signUp({ email, password });
    const link = await linkTo(server, email);
    const opened = await Promise.all([1, 2, 3, 4].map(() => openLink(clientOf(server), link)));
    expect(opened.filter(({ data }) => data.session)).toHaveLength(1);
    expect(opened.filter(({ error }) => error?.code === 'otp_expired')).toHaveLength(3);
  });

  it('is refused a weak password, with a code and a sentence that say why', async () => {
    const { error } = await clientOf(server).auth.signUp({
      email: 'facil@example.com',
      password: '12345678',
    });
    expect(error).toMatchObject({
      status: 422,
      code: 'weak_password',
      reasons: ['pwned'],
      message: 'Esa contraseña es de las más usadas y se adivina enseguida. Elige otra.',
    });
    expect(await subjects('facil@example.com')).toEqual([]);
  });

  it('cannot sign in before confirming, and learns the reason only with the right password', async () => {
    const email = 'sin-confirmar@example.com';
    const { auth } = clientOf(server);
    await auth.signUp({ email, password });
    expect((await auth.signInWithPassword({ email, password })).error).toMatchObject({
      code: 'email_not_confirmed',
      message: 'Tu cuenta todavía no está confirmada. Abre el enlace del correo que te enviamos.',
    });
    const wrong = await auth.signInWithPassword({ email, password: 'otra-clave-larga' });
    expect(wrong.error).toMatchObject({
      code: 'invalid_credentials',
      message: 'El correo o la contraseña no son correctos.',
    });
  });

  it('gets the confirmation again, and its link activates the chosen password', async () => {
    const email = 'perdida@example.com';
    const { auth } = clientOf(server);
    await auth.signUp({ email, password });
    const first = await linkTo(server, email);
    expect((await auth.resend({ type: 'signup', email })).error).toBeNull();
    const second = await linkTo(server, email);
    expect(second).not.toBe(first);
    expect((await openLink({ auth }, second)).error).toBeNull();
    expect((await openLink({ auth }, first)).error?.code).toBe('otp_expired');
    expect((await auth.signInWithPassword({ email, password })).error).toBeNull();
  });
});

describe('links that corporate mail scanners open', () => {
  it.each(['signup', 'recovery'] as const)('are not used up by GET and HEAD (%s)', async (type) => {
    const email = `escaner-${type}@example.com`;
    const { auth } = clientOf(server);
    await auth.signUp({ email, password });
    if (type === 'recovery') await auth.resetPasswordForEmail(email);
    const link = await linkTo(server, email);
    const { token_hash } = inFragment(link);
    const api = `${server.origin}/auth/v1/verify?token=${token_hash}&type=${type}&redirect_to=${encodeURIComponent(server.origin + '/cursos')}`;
    for (let time = 0; time < 3; time++) {
      for (const method of ['GET', 'HEAD']) {
        await fetch(link, { method });
        const answer = await fetch(api, { method, redirect: 'manual' });
        expect(answer.status).toBe(303);
        const location = answer.headers.get('location') ?? '';
        expect(inFragment(location)).toMatchObject({ token_hash, type });
        expect(location).not.toContain('access_token');
        expect(location.split('#')[0]).toBe(link.split('#')[0]);
      }
    }
    expect((await openLink({ auth }, link)).data.session).not.toBeNull();
  });

  it.each([
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['ORIGIN//evil.example', '/'],
    ['ORIGIN/auth?redirect=/cursos', '/'],
    ['ORIGIN/cursos#x=y&access_token=z', '/cursos'],
    ['ORIGIN/cursos?a=%23b&c=%26type%3Drecovery', '/cursos?a=%23b&c=%26type%3Drecovery'],
  ])('turn the return address %s into %s, and put nothing else into the fragment', async (target, path) => {
    const redirect_to = target.replace('ORIGIN', server.origin);
    const query = new URLSearchParams({ token: 'abc', type: 'signup', redirect_to });
    const answer = await fetch(`${server.origin}/auth/v1/verify?${query.toString()}`, { redirect: 'manual' });
    const location = new URL(answer.headers.get('location') ?? '');
    expect(location.origin + location.pathname).toBe(`${server.origin}/auth`);
    expect([...new URLSearchParams(location.hash.slice(1))]).toEqual([
      ['token_hash', 'abc'],
      ['type', 'signup'],
      ['redirect', path],
    ]);
  });
});

describe('a learner with an account', () => {
  it('signs in, refreshes the session and signs out', async () => {
    const { client, session } = await learner(server, 'berta@example.com');
    const refreshed = await client.auth.refreshSession();
    expect(refreshed.error).toBeNull();
    expect(refreshed.data.session?.refresh_token).not.toBe(session.refresh_token);
    expect((await client.auth.signOut()).error).toBeNull();
    const { error } = await clientOf(server).auth.getUser(session.access_token);
    expect(error?.name).toBe('AuthSessionMissingError');
  });

  it.each([
    ['GET', '/auth/v1/user', null, 403],
    ['PUT', '/auth/v1/user', { password: 'cuatro-perros-verdes' }, 403],
    ['POST', '/auth/v1/logout', null, 403],
    ['POST', '/rest/v1/rpc/complete_module', { module_num: 1 }, 401],
  ])('reads in Spanish that the session has ended (%s %s)', async (method, path, body, status) => {
    const { client, session } = await learner(
      server,
      `${method}.${path.slice(-4)}@example.com`.toLowerCase(),
    );
    await client.auth.signOut();
    const answer = await fetch(server.origin + path, {
      method,
      headers: { apikey: server.key, authorization: `Bearer ${session.access_token}` },
      body: body && JSON.stringify(body),
    });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({
      error_code: 'session_not_found',
      msg: 'La sesión ha terminado. Inicia sesión otra vez.',
    });
  });

  it('ends this session or all others', async () => {
    const email = 'dora@example.com';
    const { client, session } = await learner(server, email);
    const other = clientOf(server);
    const second = await other.auth.signInWithPassword({ email, password });
    await client.auth.signOut({ scope: 'others' });
    const refresh = (token = '') =>
      post(server, '/auth/v1/token?grant_type=refresh_token', { refresh_token: token });
    expect((await refresh(second.data.session?.refresh_token)).status).toBe(400);
    expect((await refresh(session.refresh_token)).status).toBe(200);
    await client.auth.signOut({ scope: 'local' });
    expect((await refresh(session.refresh_token)).status).toBe(400);
  });

  it('uses the newest recovery link; older ones and used ones are void', async () => {
    const email = 'emma@example.com';
    await learner(server, email);
    const { auth } = clientOf(server);
    await auth.resetPasswordForEmail(email);
    const older = await linkTo(server, email);
    await auth.resetPasswordForEmail(email);
    const newer = await linkTo(server, email);
    expect((await openLink({ auth }, older)).error?.code).toBe('otp_expired');
    expect((await openLink({ auth }, newer)).error).toBeNull();
    expect((await openLink({ auth }, newer)).error?.code).toBe('otp_expired');
  });
});

it('links in mails ignore a forged Host header', async () => {
  const email = 'veneno@example.com';
  await learner(server, email);
  const { request } = await import('node:http');
  const headers = { apikey: server.key, 'content-type': 'application/json', host: 'evil.example' };
  const status = await new Promise((resolve, reject) => {
    request(`${server.origin}/auth/v1/recover`, { method: 'POST', headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    })
      .on('error', reject)
      .end(JSON.stringify({ email }));
  });
  expect(status).toBe(200);
  expect(await linkTo(server, email)).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:${server.port}/`));
});
