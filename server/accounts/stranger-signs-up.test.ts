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
  // With the usual limits: their counters must not reveal anything either.
  server = await startServer({ RATE_LIMITS: '1' });
});
afterAll(() => server.stop());

const strangerPassword = 'la-del-extrano-77';

const signInWith = async (email: string, tried: string) => {
  const answer = await post(server, '/auth/v1/token?grant_type=password', { email, password: tried });
  return `${answer.status} ${((await answer.json()) as { error_code?: string }).error_code ?? ''}`;
};

it('a stranger who signs up an address and signs in with that password does not learn whether it had an account', async () => {
  const { client } = await learner(server, 'ana@example.com');
  await clientOf(server).auth.signUp({ email: 'espera@example.com', password });
  const addresses = ['ana@example.com', 'espera@example.com', 'nadie@example.com'];
  for (const tried of [strangerPassword, 'otra-del-extrano-78']) {
    for (const email of addresses) {
      expect((await post(server, '/auth/v1/signup', { email, password: tried })).status).toBe(200);
      // More tries than wrong passwords are allowed.
      const seen = [];
      for (let round = 0; round < 11; round++) seen.push(await signInWith(email, tried));
      expect(new Set(seen)).toEqual(new Set(['400 email_not_confirmed']));
    }
  }
  // The previous password stops counting for every address, and the learner still signs in as before.
  for (const email of addresses)
    expect(await signInWith(email, strangerPassword)).toBe('400 invalid_credentials');
  expect(await signInWith('ana@example.com', password)).toBe('200 ');
  expect((await client.auth.getUser()).error).toBeNull();
});

it("once the owner has opened a link, the stranger's password is wrong like any other", async () => {
  for (const email of ['bea@example.com', 'carla@example.com']) {
    if (email.startsWith('bea')) await learner(server, email);
    await post(server, '/auth/v1/signup', { email, password: strangerPassword });
    expect(await signInWith(email, strangerPassword)).toBe('400 email_not_confirmed');
    const { auth } = clientOf(server);
    await auth.resetPasswordForEmail(email);
    expect((await openLink({ auth }, await linkTo(server, email))).error).toBeNull();
    expect(await signInWith(email, strangerPassword)).toBe('400 invalid_credentials');
  }
});
