import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  clientOf,
  follow,
  learner,
  linkTo,
  mailsTo,
  password,
  startServer,
  type TestServer,
} from '#server/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe('a visitor who signs up', () => {
  it('gets a mail in Spanish whose link opens a session on the page that asked', async () => {
    const { auth } = clientOf(server);
    const email = 'ana@example.com';
    const emailRedirectTo = `${server.origin}/`;
    const { data, error } = await auth.signUp({ email, password, options: { emailRedirectTo } });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user?.identities).toHaveLength(1);

    const [mail] = await mailsTo(server, email);
    expect(mail?.subject).toBe('Confirma tu cuenta en Aplica IA');
    expect(Object.keys(mail ?? {})).toEqual(['to', 'subject', 'text', 'html', 'at']);
    expect(mail?.html).toContain('Confirmar mi cuenta');

    const landed = await follow(await linkTo(server, email));
    expect(landed).toMatchObject({ status: 303, page: emailRedirectTo });
    expect(landed.fragment.get('type')).toBe('signup');
    const { data: user } = await auth.getUser(landed.fragment.get('access_token') ?? '');
    expect(user.user?.email).toBe(email);
  });

  it('is told in the address of the page when the link was used before', async () => {
    const email = 'dos-veces@example.com';
    await clientOf(server).auth.signUp({ email, password });
    const link = await linkTo(server, email);
    await follow(link);
    const again = await follow(link);
    expect(again.fragment.get('error_code')).toBe('otp_expired');
    expect(again.fragment.get('error_description')).toBe(
      'El enlace ya se ha usado o ha caducado. Pide uno nuevo.',
    );
  });

  it('cannot sign in before confirming', async () => {
    const email = 'sin-confirmar@example.com';
    const { auth } = clientOf(server);
    await auth.signUp({ email, password });
    const { error } = await auth.signInWithPassword({ email, password });
    expect(error).toMatchObject({ status: 400, code: 'email_not_confirmed' });
  });

  it('is refused a weak password with the reason', async () => {
    const { error } = await clientOf(server).auth.signUp({ email: 'corta@example.com', password: 'corta' });
    expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['length'] });
  });

  it('cannot find out whether an address has an account', async () => {
    const { auth } = clientOf(server);
    await learner(server, 'ya-esta@example.com');
    const mailsBefore = await mailsTo(server, 'ya-esta@example.com');
    const { data, error } = await auth.signUp({ email: 'Ya-Esta@example.com', password: 'otra-clave-larga' });
    expect(error).toBeNull();
    expect(data).toMatchObject({ session: null, user: { identities: [] } });
    expect(await mailsTo(server, 'ya-esta@example.com')).toHaveLength(mailsBefore.length);
    const withNewPassword = await auth.signInWithPassword({
      email: 'ya-esta@example.com',
      password: 'otra-clave-larga',
    });
    expect(withNewPassword.error?.code).toBe('invalid_credentials');
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

  it('is refused with a wrong password', async () => {
    await learner(server, 'carla@example.com');
    const { error } = await clientOf(server).auth.signInWithPassword({
      email: 'carla@example.com',
      password: 'otra',
    });
    expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' });
  });

  it('who forgot the password comes back from the mail and sets a new one', async () => {
    const email = 'diego@example.com';
    await learner(server, email);
    const { auth } = clientOf(server);
    const redirectTo = `${server.origin}/auth?redirect=%2Fmodulo-2`;
    expect((await auth.resetPasswordForEmail(email, { redirectTo })).error).toBeNull();
    const [mail] = await mailsTo(server, email);
    expect(mail?.subject).toBe('Cambia tu contraseña de Aplica IA');

    const { page, fragment } = await follow(await linkTo(server, email));
    expect(page).toBe(redirectTo);
    expect(fragment.get('type')).toBe('recovery');
    const session = {
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    };
    await auth.setSession(session);
    expect((await auth.updateUser({ password: 'cuatro-perros-verdes' })).error).toBeNull();
    const signIn = await clientOf(server).auth.signInWithPassword({
      email,
      password: 'cuatro-perros-verdes',
    });
    expect(signIn.error).toBeNull();
  });

  it('gets no mail and no hint for an address without account', async () => {
    const { error } = await clientOf(server).auth.resetPasswordForEmail('nadie@example.com');
    expect(error).toBeNull();
    expect(await mailsTo(server, 'nadie@example.com')).toEqual([]);
  });

  it('can enter with a link instead of the password', async () => {
    const email = 'elena@example.com';
    await learner(server, email);
    const { auth } = clientOf(server);
    expect((await auth.signInWithOtp({ email, options: { shouldCreateUser: false } })).error).toBeNull();
    const [mail] = await mailsTo(server, email);
    expect(mail?.subject).toBe('Tu enlace para entrar en Aplica IA');
    expect((await follow(await linkTo(server, email))).fragment.get('type')).toBe('magiclink');
  });

  it('confirms a change of address from the present one', async () => {
    const email = 'felipe@example.com';
    const { client } = await learner(server, email);
    expect((await client.auth.updateUser({ email: 'felipe.nuevo@example.com' })).error).toBeNull();
    const [mail] = await mailsTo(server, email);
    expect(mail?.subject).toBe('Confirma tu nuevo correo en Aplica IA');
    expect(mail?.text).toContain('felipe.nuevo@example.com');
    await follow(await linkTo(server, email));
    const signIn = await clientOf(server).auth.signInWithPassword({
      email: 'felipe.nuevo@example.com',
      password,
    });
    expect(signIn.error).toBeNull();
  });
});

describe('links in mails', () => {
  it('never lead to another site', async () => {
    for (const redirectTo of [
      'https://evil.example/',
      'http://127.0.0.1:1/',
      '//evil.example',
      'javascript:alert(1)',
    ]) {
      const email = `lejos-${redirectTo.length}@example.com`;
      await clientOf(server).auth.signUp({ email, password, options: { emailRedirectTo: redirectTo } });
      const link = new URL(await linkTo(server, email));
      expect(link.searchParams.get('redirect_to')).toBe(`${server.origin}/`);
      link.searchParams.set('redirect_to', redirectTo);
      expect((await follow(link.href)).page).toBe(`${server.origin}/`);
    }
  });

  it('do not follow a forged Host header', async () => {
    const email = 'veneno@example.com';
    await learner(server, email);
    const { status } = await rawPost(`/auth/v1/recover`, { email }, { host: 'evil.example' });
    expect(status).toBe(200);
    expect(await linkTo(server, email)).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:${server.port}/`));
  });
});

it.each([
  ['/auth/v1/verify', { type: 'recovery', email: 1, token: '1' }],
  ['/auth/v1/verify', { type: 'signup', token_hash: true }],
  ['/auth/v1/token?grant_type=password', { email: 'ana@example.com', password: {} }],
  ['/auth/v1/signup', { email: 'a\0b@example.com', password: 'cuaderno-largo' }],
  ['/auth/v1/recover', null],
  ['/auth/v1/otp', ['ana@example.com']],
])('a call of %s with %j is refused, not failed', async (path, body) => {
  const answer = await fetch(server.origin + path, {
    method: 'POST',
    headers: { apikey: server.key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error_code: 'validation_failed' });
});

it('a mail server that does not answer is told as such, and the account can ask for the mail again', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = await startServer({
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'hola@example.com',
    PUBLIC_URL: 'https://escuela.example',
  });
  try {
    const answer = await fetch(`${broken.origin}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: broken.key, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ana@example.com', password }),
    });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ error_code: 'mail_not_sent' });
    expect((await fetch(`${broken.origin}/_local/mail`)).status).toBe(404);
  } finally {
    await broken.stop();
    printed.mockRestore();
  }
});

/** fetch does not let anyone set Host; node:http does. */
async function rawPost(
  path: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<{ status: number }> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      headers: { apikey: server.key, 'content-type': 'application/json', ...headers },
    };
    request(`${server.origin}${path}`, options, (answer) => {
      answer.resume().on('end', () => resolve({ status: answer.statusCode ?? 0 }));
    })
      .on('error', reject)
      .end(JSON.stringify(body));
  });
}
