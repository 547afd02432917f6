import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  clientOf,
  learner,
  mailsTo,
  password,
  post,
  startServer,
  type TestServer,
} from '#server/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await learner(server, 'has-one@example.com');
  await clientOf(server).auth.signUp({ email: 'waiting@example.com', password });
});
afterAll(() => server.stop());

const addresses = ['has-one@example.com', 'waiting@example.com', 'has-none@example.com'];

/** The answer without what may differ: letters become x, digits 0, and all addresses the same. */
function outline(text: string): string {
  return addresses
    .reduce((rest, address) => rest.replaceAll(address, 'address@example.com'), text)
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, 'uuid of version 4')
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, 'moment');
}

async function show(answer: Response) {
  const headers = [...answer.headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  return { status: answer.status, headers, body: outline(await answer.text()) };
}

describe('addresses with an account, with an unconfirmed one and with none get the same answer', () => {
  it.each<[string, string, Record<string, string>]>([
    ['signing in with a wrong password', 'token?grant_type=password', { password: 'no-es-esta-clave' }],
    ['asking for recovery', 'recover', {}],
    ['asking for the confirmation again', 'resend', { type: 'signup' }],
    ['signing up', 'signup', { password: 'otra-clave-larga' }],
    ['signing up with a weak password', 'signup', { password: 'corta' }],
  ])('%s', async (_, path, fields) => {
    const shown = [];
    for (const email of addresses) {
      shown.push(await show(await post(server, `/auth/v1/${path}`, { email, ...fields })));
    }
    // Content-Length depends on the length of the address.
    const lengths = shown.map(({ headers }) => headers.filter(([name]) => name !== 'content-length'));
    expect(new Set(lengths.map((headers) => JSON.stringify(headers))).size).toBe(1);
    expect(new Set(shown.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
  });
});

it('an address without an account gets no mail, and other addresses no unrequested ones', async () => {
  const { auth } = clientOf(server);
  expect((await auth.resetPasswordForEmail('nobody@example.com')).error).toBeNull();
  expect((await auth.resend({ type: 'signup', email: 'nobody@example.com' })).error).toBeNull();
  expect(await mailsTo(server, 'nobody@example.com')).toEqual([]);
  const before = await mailsTo(server, 'has-one@example.com');
  expect((await auth.resend({ type: 'signup', email: 'has-one@example.com' })).error).toBeNull();
  expect(await mailsTo(server, 'has-one@example.com')).toHaveLength(before.length);
});

it('the answer says whether mail leaves at once, with and without an account', async () => {
  for (const email of addresses) {
    const answer = await post(server, '/auth/v1/recover', { email });
    expect(answer.headers.get('x-mail-delivery')).toBe('now');
  }
});
