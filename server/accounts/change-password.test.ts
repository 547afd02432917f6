import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  clientOf,
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

const newPassword = 'cuatro-perros-verdes';

const signIn = (email: string, secret: string) =>
  clientOf(server).auth.signInWithPassword({ email, password: secret });

const refresh = (refresh_token: string) =>
  post(server, '/auth/v1/token?grant_type=refresh_token', { refresh_token });

const change = (token: string, body: unknown) =>
  fetch(`${server.origin}/auth/v1/user`, {
    method: 'PUT',
    headers: { apikey: server.key, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Follows the recovery link in the mail, like a learner who forgot the password. */
async function recover(email: string) {
  const client = clientOf(server);
  await client.auth.resetPasswordForEmail(email);
  const { data, error } = await openLink(client, await linkTo(server, email));
  expect(error).toBeNull();
  return { client, token: data.session?.access_token ?? '' };
}

describe('a new password', () => {
  it('needs the current one, and ends every other session', async () => {
    const email = 'ana@example.com';
    const { client, session } = await learner(server, email);
    const thief = await signIn(email, password);
    const { error, data } = await client.auth.updateUser({
      password: newPassword,
      current_password: password,
    });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);

    expect((await signIn(email, newPassword)).error).toBeNull();
    expect((await signIn(email, password)).error?.code).toBe('invalid_credentials');
    expect((await refresh(thief.data.session?.refresh_token ?? '')).status).toBe(400);
    const asked = await clientOf(server).auth.getUser(thief.data.session?.access_token);
    expect(asked.error?.name).toBe('AuthSessionMissingError');
    // The session that changed the password stays open.
    expect((await client.auth.getUser()).error).toBeNull();
    expect((await refresh(session.refresh_token)).status).toBe(200);

    const [mail] = await mailsTo(server, email);
    expect(mail?.text).toMatch(/contraseña/);
    expect(mail?.text).not.toContain('token_hash');
  });

  it.each([
    ['without the current one', {}, 400, 'current_password_required'],
    ['with a wrong one', { current_password: 'no-es-esta' }, 400, 'current_password_invalid'],
    ['that is the current one', { current_password: password, password }, 422, 'same_password'],
    ['that is weak', { current_password: password, password: '12345678' }, 422, 'weak_password'],
    [
      'and a new address',
      { current_password: password, email: 'jefe@example.com' },
      400,
      'validation_failed',
    ],
    ['and data', { current_password: password, data: { role: 'admin' } }, 400, 'validation_failed'],
    ['that is null', { password: null }, 400, 'validation_failed'],
  ])('%s is refused', async (what, fields, status, code) => {
    const email = `${what.replaceAll(' ', '-')}@example.com`;
    const { session } = await learner(server, email);
    const answer = await change(session.access_token, { password: newPassword, ...fields });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error_code: code, msg: expect.stringMatching(/^.+\.$/) });
    expect((await signIn(email, password)).error).toBeNull();
    expect((await refresh(session.refresh_token)).status).toBe(200);
  });

  it('an address alone cannot be changed at all', async () => {
    const { client } = await learner(server, 'felipe@example.com');
    expect((await client.auth.updateUser({ email: 'jefe@example.com' })).error?.status).toBe(400);
    expect((await client.auth.getUser()).data.user?.email).toBe('felipe@example.com');
  });
});

describe('while recovering', () => {
  it("a new password does not need the old one, and ends a thief's sessions and the recovery", async () => {
    const email = 'diego@example.com';
    const { session: stolen } = await learner(server, email);
    const { client, token } = await recover(email);
    expect((await client.auth.updateUser({ password: newPassword })).error).toBeNull();
    expect((await signIn(email, newPassword)).error).toBeNull();
    expect((await refresh(stolen.refresh_token)).status).toBe(400);
    const again = await change(token, { password: 'cinco-osos-pardos' });
    expect(await again.json()).toMatchObject({ error_code: 'current_password_required' });
  });

  it('of several changes at once, exactly one succeeds', async () => {
    const email = 'elisa@example.com';
    await learner(server, email);
    const { token } = await recover(email);
    const words = ['uno', 'dos', 'tres', 'cuatro'].map((word) => `${word}-loros-rojos`);
    const answers = await Promise.all(words.map((word) => change(token, { password: word })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const working = await Promise.all(words.map(async (word) => (await signIn(email, word)).error === null));
    expect(working.filter(Boolean)).toHaveLength(1);
    expect(working.indexOf(true)).toBe(answers.findIndex(({ status }) => status === 200));
  });

  it('links sent before a password change no longer work', async () => {
    const email = 'flora@example.com';
    const { client } = await learner(server, email);
    await client.auth.resetPasswordForEmail(email);
    const link = await linkTo(server, email);
    await client.auth.updateUser({ password: newPassword, current_password: password });
    expect((await openLink(clientOf(server), link)).error?.code).toBe('otp_expired');
  });

  it('an ordinary session still needs the old password', async () => {
    const email = 'gala@example.com';
    await learner(server, email);
    await recover(email);
    const { data } = await signIn(email, password);
    const answer = await change(data.session?.access_token ?? '', { password: newPassword });
    expect(await answer.json()).toMatchObject({ error_code: 'current_password_required' });
  });
});

it('a refresh during a password change elsewhere succeeds or ends the session, and never fails otherwise', async () => {
  const email = 'hugo@example.com';
  const { client } = await learner(server, email);
  const others = await Promise.all(Array.from({ length: 5 }, () => signIn(email, password)));
  const [, ...statuses] = await Promise.all([
    client.auth.updateUser({ password: newPassword, current_password: password }),
    ...others.flatMap(({ data }) =>
      Array.from({ length: 4 }, async () => (await refresh(data.session?.refresh_token ?? '')).status),
    ),
  ]);
  expect(statuses.filter((status) => status !== 200 && status !== 400)).toEqual([]);
});
