import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  clientOf,
  learner,
  linkTo,
  openLink,
  password,
  post,
  startServer,
  type TestServer,
} from '#server/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  // With the usual limits: what they count must not tell either.
  server = await startServer({ RATE_LIMITS: '1' });
});
afterAll(() => server.stop());

const strangers = 'la-del-extrano-77';

const signInWith = async (email: string, tried: string) => {
  const answer = await post(server, '/auth/v1/token?grant_type=password', { email, password: tried });
  return `${answer.status} ${((await answer.json()) as { error_code?: string }).error_code ?? ''}`;
};

it('whoever signs up an address and signs in with that password does not learn whether it had an account', async () => {
  const { client } = await learner(server, 'ana@example.com');
  await clientOf(server).auth.signUp({ email: 'espera@example.com', password });
  const addresses = ['ana@example.com', 'espera@example.com', 'nadie@example.com'];
  for (const tried of [strangers, 'otra-del-extrano-78']) {
    for (const email of addresses) {
      expect((await post(server, '/auth/v1/signup', { email, password: tried })).status).toBe(200);
      // More often than wrong passwords may be tried.
      const seen = [];
      for (let round = 0; round < 11; round++) seen.push(await signInWith(email, tried));
      expect(new Set(seen)).toEqual(new Set(['400 email_not_confirmed']));
    }
  }
  // The one before the last counts no more, for none of them; and the learner comes and goes as before.
  for (const email of addresses) expect(await signInWith(email, strangers)).toBe('400 invalid_credentials');
  expect(await signInWith('ana@example.com', password)).toBe('200 ');
  expect((await client.auth.getUser()).error).toBeNull();
});

it('once the owner of the mailbox has been there, the password of the stranger is one like any other', async () => {
  for (const email of ['bea@example.com', 'carla@example.com']) {
    if (email.startsWith('bea')) await learner(server, email);
    await post(server, '/auth/v1/signup', { email, password: strangers });
    expect(await signInWith(email, strangers)).toBe('400 email_not_confirmed');
    const { auth } = clientOf(server);
    await auth.resetPasswordForEmail(email);
    expect((await openLink({ auth }, await linkTo(server, email))).error).toBeNull();
    expect(await signInWith(email, strangers)).toBe('400 invalid_credentials');
  }
});
