import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailsTo, password, post, startServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ RATE_LIMITS: '1' });
});
afterAll(() => server.stop());

it.each([
  ['tags', (number: number) => `victima+${number}@example.com`],
  // A dot after each letter whose bit is set.
  [
    'dots',
    (number: number) =>
      `${[...'victima'].map((letter, at) => letter + ((number >> at) & 1 ? '.' : '')).join('')}@gmail.com`,
  ],
])('many spellings of one mailbox share one mail limit: %s', async (_what, nameOf) => {
  const names = Array.from({ length: 20 }, (_, number) => nameOf(number));
  const answers: number[] = [];
  for (const email of names)
    answers.push((await post(server, '/auth/v1/signup', { email, password })).status);
  expect(answers.filter((status) => status === 200)).toHaveLength(5);
  expect(answers.filter((status) => status === 429)).toHaveLength(15);
  for (const email of names) {
    await post(server, '/auth/v1/recover', { email });
    await post(server, '/auth/v1/resend', { email, type: 'signup' });
  }
  const mails = await Promise.all(names.map((email) => mailsTo(server, email)));
  expect(mails.flat().length).toBeLessThanOrEqual(15);
});
