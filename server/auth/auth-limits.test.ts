import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuthLimits } from './auth-limits.ts';
import { clientOf, learner, password, startServer, type TestServer } from '#server/testing/server.ts';

describe('limits in front of the auth service', () => {
  it('count per address and per client, each on its own', () => {
    const limits = createAuthLimits(1, () => 0);
    for (let i = 0; i < 10; i++) expect(limits.take('sign-in', '192.0.2.1', 'ana@example.com')).toBeNull();
    expect(limits.take('sign-in', '192.0.2.2', 'ana@example.com')).toBe(30);
    expect(limits.take('sign-in', '192.0.2.2', 'berta@example.com')).toBeNull();
    expect(limits.take('recovery', '192.0.2.1', 'ana@example.com')).toBeNull();
    for (let i = 0; i < 50; i++) limits.take('sign-in', '192.0.2.3', `guess-${i}@example.com`);
    for (let i = 0; i < 10; i++) expect(limits.take('sign-in', '192.0.2.3', null)).toBeNull();
    expect(limits.take('sign-in', '192.0.2.3', 'carla@example.com')).toBe(5);
  });

  it('widen with a factor, and off lifts them', () => {
    const doubled = createAuthLimits(2, () => 0);
    for (let i = 0; i < 20; i++) expect(doubled.take('sign-in', 'c', 'a')).toBeNull();
    expect(doubled.take('sign-in', 'c', 'a')).not.toBeNull();
    const off = createAuthLimits(Infinity);
    for (let i = 0; i < 500; i++) expect(off.take('sign-up', 'c', 'a')).toBeNull();
  });
});

describe('through the real client', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ RATE_LIMITS: 'on' });
  });
  afterAll(() => server.stop());

  it('who guesses passwords is told in Spanish how long to wait, even with the right one', async () => {
    await learner(server, 'ana@example.com');
    const { auth } = clientOf(server);
    const attempts = [];
    for (let i = 0; i < 11; i++) {
      const { error } = await auth.signInWithPassword({
        email: ' Ana@example.com',
        password: i === 10 ? password : 'no',
      });
      attempts.push(error?.code);
    }
    expect(attempts).toContain('over_request_rate_limit');
    const { error } = await auth.signInWithPassword({ email: 'ana@example.com', password });
    expect(error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
    expect(error?.message).toMatch(/^Demasiados intentos\. Espera \d+ segundos y vuelve a probar\.$/);
  });

  it('others are not held back by that', async () => {
    await learner(server, 'berta@example.com');
  });

  it.each([
    ['signup', { email: 'x@example.com', password: 'corta' }],
    ['recover', { email: 'x@example.com' }],
    ['otp', { email: 'y@example.com', create_user: false }],
    ['resend', { type: 'signup', email: 'x@example.com' }],
    ['verify', { type: 'signup', email: 'x@example.com', token: '000000' }],
    ['token?grant_type=refresh_token', { refresh_token: 'guessed' }],
  ])('%s is limited and says when to come back', async (path, body) => {
    const headers = { apikey: server.key, 'content-type': 'application/json' };
    let last: Response | undefined;
    for (let i = 0; i < 40 && last?.status !== 429; i++) {
      last = await fetch(`${server.origin}/auth/v1/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
    }
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await last?.json()).toMatchObject({
      error_code: 'over_request_rate_limit',
      msg: expect.any(String),
    });
  });

  it('links from mails are limited per client', async () => {
    let status = 0;
    for (let i = 0; i < 70 && status !== 429; i++) {
      const answer = await fetch(`${server.origin}/auth/v1/verify?type=recovery&token=${i}`, {
        redirect: 'manual',
      });
      status = answer.status;
    }
    expect(status).toBe(429);
  });
});
