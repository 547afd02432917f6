import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuthLimits } from './auth-limits.ts';
import {
  clientOf,
  learner,
  mailsTo,
  password,
  post,
  startServer,
  type TestServer,
} from '#server/testing/server.ts';

/** All at once: in sequence, allowances would refill on a slow machine. */
const atOnce = <T>(count: number, ask: () => PromiseLike<T>) =>
  Promise.all(Array.from({ length: count }, ask));

describe('limits', () => {
  const second = 1_000;
  const minute = 60 * second;

  it('an attacker who tries once a second from elsewhere never locks the owner out', () => {
    let now = 0;
    const limits = createAuthLimits(1, () => now);
    let entered = 0;
    let guessed = 0;
    for (let i = 0; i < 3600; i++) {
      now += second;
      const guess = limits.guess('ana@example.com', '198.51.100.7');
      if (guess.wait === null) {
        guess.countAsWrong();
        guessed += 1;
      }
      if (i % 60 === 0) {
        const own = limits.guess('ana@example.com', '192.0.2.1');
        if (own.wait === null) {
          own.forget();
          entered += 1;
        }
      }
    }
    expect(entered).toBe(60);
    // ASVS 2.2.1: no more than 100 failed attempts an hour on one account.
    expect(guessed).toBeLessThanOrEqual(100);
  });

  it('guesses from very many clients get fewer tries each, and the owner still gets in', () => {
    const limits = createAuthLimits(1, () => 0);
    const guessesOf = (client: string) => {
      let count = 0;
      for (let i = 0; i < 20; i++) {
        const guess = limits.guess('ana@example.com', client);
        if (guess.wait !== null) continue;
        guess.countAsWrong();
        count += 1;
      }
      return count;
    };
    expect(guessesOf('client-0')).toBe(10);
    for (let i = 1; i < 10; i++) guessesOf(`client-${i}`);
    expect(guessesOf('client-10')).toBe(2);
    expect(limits.guess('ana@example.com', 'owner').wait).toBeNull();
  });

  it('simultaneous tries get no further than sequential ones', () => {
    const limits = createAuthLimits(1, () => 0);
    const guesses = Array.from({ length: 100 }, () => limits.guess('ana@example.com', 'client'));
    expect(guesses.filter(({ wait }) => wait === null)).toHaveLength(10);
  });

  it('a hundred people behind one router sign up, confirm and sign in within ten minutes', () => {
    let now = 0;
    const limits = createAuthLimits(1, () => now);
    const router = '192.0.2.1';
    for (let i = 0; i < 100; i++) {
      now = i * 6 * second;
      const email = `persona-${i}@example.com`;
      expect(limits.take('sign-up', router, email)).toBeNull();
      expect(limits.take('link', router, null)).toBeNull();
      // Every second person mistypes the password once.
      for (const isRight of i % 2 ? [true] : [false, true]) {
        expect(limits.take('sign-in', router, null)).toBeNull();
        const guess = limits.guess(email, router);
        expect(guess.wait).toBeNull();
        if (isRight) guess.forget();
        else guess.countAsWrong();
      }
      for (let page = 0; page < 10; page++) expect(limits.take('data', router, `token-${i}`)).toBeNull();
    }
    expect(now).toBeLessThan(10 * minute);
  });

  it('a refusal by address costs the client nothing', () => {
    const limits = createAuthLimits(1, () => 0);
    for (let i = 0; i < 5; i++) expect(limits.take('sign-up', 'client', 'ana@example.com')).toBeNull();
    for (let i = 0; i < 300; i++) expect(limits.take('sign-up', 'client', 'ana@example.com')).not.toBeNull();
    for (let i = 0; i < 195; i++) expect(limits.take('sign-up', 'client', `p${i}@example.com`)).toBeNull();
    expect(limits.take('sign-up', 'client', 'last@example.com')).not.toBeNull();
  });

  it('an address gets at most one mail a minute and ten an hour, of each kind', () => {
    let now = 0;
    const limits = createAuthLimits(1, () => now);
    expect(limits.mayMail('recovery', 'ana@example.com')).toBe(true);
    expect(limits.mayMail('recovery', 'ana@example.com')).toBe(false);
    expect(limits.mayMail('confirmation', 'ana@example.com')).toBe(true);
    limits.forgetMail('recovery', 'ana@example.com');
    expect(limits.mayMail('recovery', 'ana@example.com')).toBe(true);
    expect(limits.mayMail('recovery', 'ana@example.com')).toBe(false);
    let sent = 1;
    for (now = minute; now < 60 * minute; now += minute) {
      if (limits.mayMail('recovery', 'ana@example.com')) sent += 1;
    }
    expect(sent).toBeGreaterThan(10);
    expect(sent).toBeLessThanOrEqual(20);
  });

  it('scale with a factor, and RATE_LIMITS=off lifts them', () => {
    const doubled = createAuthLimits(2, () => 0);
    for (let i = 0; i < 10; i++) expect(doubled.take('sign-up', 'c', 'a')).toBeNull();
    expect(doubled.take('sign-up', 'c', 'a')).not.toBeNull();
    const off = createAuthLimits(Infinity);
    for (let i = 0; i < 500; i++) expect(off.take('sign-up', 'c', 'a')).toBeNull();
    for (let i = 0; i < 500; i++) expect(off.guess('a', 'c').wait).toBeNull();
    for (let i = 0; i < 500; i++) expect(off.mayMail('recovery', 'a')).toBe(true);
  });
});

describe('through the real client', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ RATE_LIMITS: 'on' });
  });
  afterAll(() => server.stop());

  it('an attacker who guesses passwords reads in Spanish how long to wait, even with the right one', async () => {
    await learner(server, 'ana@example.com');
    const { auth } = clientOf(server);
    const wrong = await atOnce(10, () =>
      auth.signInWithPassword({ email: ' Ana@example.com', password: 'no' }),
    );
    expect(new Set(wrong.map(({ error }) => error?.code))).toEqual(new Set(['invalid_credentials']));
    const { error } = await auth.signInWithPassword({ email: 'ana@example.com', password });
    expect(error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
    expect(error?.message).toMatch(/^Demasiados intentos\. Espera \d+ segundos y vuelve a probar\.$/);
  });

  it('other learners are not affected, and right passwords do not count', async () => {
    const { client } = await learner(server, 'berta@example.com');
    for (let i = 0; i < 12; i++) {
      expect(
        (await client.auth.signInWithPassword({ email: 'berta@example.com', password })).error,
      ).toBeNull();
    }
  });

  it('a wrong current password counts like a wrong one at the sign-in', async () => {
    const { client } = await learner(server, 'carla@example.com');
    const wrong = await atOnce(10, () =>
      client.auth.updateUser({ password: 'cuatro-osos', current_password: 'no' }),
    );
    expect(new Set(wrong.map(({ error }) => error?.code))).toEqual(new Set(['current_password_invalid']));
    const { error } = await clientOf(server).auth.signInWithPassword({
      email: 'carla@example.com',
      password,
    });
    expect(error?.status).toBe(429);
  });

  it('so does a wrong password for deleting the account, and the data can still be read', async () => {
    const { client } = await learner(server, 'elena@example.com');
    const wrong = await atOnce(10, () => client.rpc('delete_my_account', { password: 'no' }));
    expect(new Set(wrong.map(({ error }) => error?.code))).toEqual(new Set(['current_password_invalid']));
    expect((await client.rpc('delete_my_account', { password })).status).toBe(429);
    const { error } = await clientOf(server).auth.signInWithPassword({
      email: 'elena@example.com',
      password,
    });
    expect(error?.status).toBe(429);
    expect((await client.rpc('my_data')).error).toBeNull();
  });

  it('two recovery requests within a minute send one mail, and the answers do not differ', async () => {
    await learner(server, 'dora@example.com');
    const { auth } = clientOf(server);
    for (const email of ['dora@example.com', 'dora@example.com', 'nadie@example.com', 'nadie@example.com']) {
      expect((await auth.resetPasswordForEmail(email)).error).toBeNull();
    }
    const mails = await mailsTo(server, 'dora@example.com');
    expect(mails.filter(({ subject }) => subject === 'Cambia tu contraseña de Aplica IA')).toHaveLength(1);
  });

  it.each([
    ['signup', { email: 'x@example.com', password: 'corta' }],
    ['recover', { email: 'x@example.com' }],
    ['resend', { type: 'signup', email: 'x@example.com' }],
  ])('%s is limited and says when to try again', async (path, body) => {
    let last: Response | undefined;
    for (let i = 0; i < 40 && last?.status !== 429; i++) last = await post(server, `/auth/v1/${path}`, body);
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await last?.json()).toMatchObject({
      error_code: 'over_request_rate_limit',
      msg: expect.any(String),
    });
  });
});

it('links are limited per client, and progress per session', async () => {
  // At a tenth of the limits, a tenth of the requests reaches them.
  const server = await startServer({ RATE_LIMITS: '0.1' });
  try {
    const { client } = await learner(server, 'ana@example.com');
    const links = await atOnce(40, () =>
      post(server, '/auth/v1/verify', { token_hash: 'guessed', type: 'signup' }),
    );
    expect(new Set(links.map(({ status }) => status))).toEqual(new Set([403, 429]));
    const calls = await atOnce(40, () => client.rpc('complete_module', { module_num: 1 }));
    expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([204, 429]));
  } finally {
    await server.stop();
  }
});
