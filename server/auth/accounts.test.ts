import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openAccounts } from './accounts.ts';
import { createMailer, mailContext } from '#server/mail/mailer.ts';
import type { Mail } from '#server/mail/mail.ts';
import { migrate, pgliteSession, readMigrations } from '#server/database/migrations.ts';
import { openEmptyDatabase } from '#server/testing/database.ts';

const { connection, close } = await openEmptyDatabase();
const sent: Mail[] = [];
const mailer = createMailer(async (mail) => void sent.push(mail));
const accounts = openAccounts(connection.kysely, mailer);

const sendAgain = (email: string) =>
  mailContext.run({ origin: 'http://localhost:3000', redirectTo: 'http://localhost:3000/' }, () =>
    accounts.sendConfirmationAgain(email),
  );

beforeAll(async () => {
  await migrate(pgliteSession(connection.driver), await readMigrations());
  await connection.driver.exec(`
    insert into auth.users (id, email, email_confirmed_at, confirmation_token, confirmation_sent_at) values
      (gen_random_uuid(), 'waiting@example.com', null, 'old-token', now() - interval '61 seconds'),
      (gen_random_uuid(), 'hasty@example.com', null, 'fresh-token', now() - interval '45 seconds'),
      (gen_random_uuid(), 'confirmed@example.com', now(), null, now() - interval '1 day');`);
});
beforeEach(() => void sent.splice(0));
afterAll(close);

it('who waits for a lost mail gets a new link, and only the new one counts', async () => {
  expect(await sendAgain('Waiting@Example.com')).toBeNull();
  expect(sent.map((mail) => mail.to)).toEqual(['waiting@example.com']);
  const token = /token=(\w+)/.exec(sent[0]?.text ?? '')?.[1];
  const { rows } = await connection.driver.query<{ confirmation_token: string }>(
    `select confirmation_token from auth.users where email = 'waiting@example.com'`,
  );
  expect(rows[0]?.confirmation_token).toBe(token);
});

it('who asks again within a minute is told how long to wait', async () => {
  const refused = await sendAgain('hasty@example.com');
  expect(refused?.retryAfter).toBeGreaterThan(0);
  expect(refused?.retryAfter).toBeLessThanOrEqual(15);
  expect(sent).toEqual([]);
});

it('two requests at once cause one mail', async () => {
  await connection.driver.exec(
    `update auth.users set confirmation_sent_at = null where email = 'waiting@example.com'`,
  );
  await Promise.all([sendAgain('waiting@example.com'), sendAgain('waiting@example.com')]);
  expect(sent).toHaveLength(1);
});

it('a confirmed account and an unknown address cause no mail and no difference', async () => {
  expect(await sendAgain('confirmed@example.com')).toBeNull();
  expect(await sendAgain('nobody@example.com')).toBeNull();
  expect(sent).toEqual([]);
});
