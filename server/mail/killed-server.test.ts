import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openEmbeddedDatabase } from '#server/database/embedded/embedded-database.ts';
import { runServer } from '#server/run.ts';
import { readSettings } from '#server/settings.ts';
import { freePort } from '#server/testing/postgres.ts';
import { originOf, spawnServer, type ServerProcess } from '#server/testing/process.ts';
import { password, post, prepareFolder, readKeys } from '#server/testing/server.ts';
import { startSmtpSink, type SinkMail, type SmtpSink } from '#server/testing/smtp-sink.ts';

let sink: SmtpSink;
let folder: string;
let dataDir: string;
let env: Record<string, string>;
const servers: ServerProcess[] = [];

beforeEach(async () => {
  sink = await startSmtpSink();
  ({ folder, dataDir, env } = await prepareFolder({
    SMTP_URL: sink.url,
    MAIL_FROM: 'Aplica IA <hola@escuela.example>',
    PUBLIC_URL: 'https://escuela.example',
  }));
  // The process prints its public address, which hides the port.
  env.PORT = String(await freePort());
});
afterEach(async () => {
  for (const { child, ended } of servers.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  await sink.stop();
  await rm(folder, { recursive: true, force: true });
});

const start = async () => {
  const server = spawnServer(env);
  servers.push(server);
  await originOf(server);
  return server;
};
const kill = async ({ child, ended }: ServerProcess) => {
  child.kill('SIGKILL');
  await ended;
};
const signUp = async (email: string) => {
  const { publishableKey: key } = await readKeys(dataDir);
  return post({ origin: `http://127.0.0.1:${env.PORT}`, key }, '/auth/v1/signup', { email, password });
};
const mailsTo = (address: string) => sink.mails.filter(({ to }) => to.includes(address));
const messageId = ({ message }: SinkMail) => /^Message-ID: (\S+)/im.exec(message)?.[1];
const leftInOutbox = async () => {
  const { session, close } = await openEmbeddedDatabase(dataDir);
  const rows = await session.query('select id from school.outbox', []);
  await close();
  return rows;
};

it('a server killed after storing the account and before sending the mail loses no mail', async () => {
  sink.answer(() => null);
  const first = await start();
  expect((await signUp('ana@example.com')).status).toBe(200);
  await sink.sees(() => sink.lines.includes('CONNECT'));
  await kill(first);
  sink.answer();
  const second = await runServer(readSettings(env));
  await sink.sees(() => mailsTo('ana@example.com').length > 0);
  await second.stop();
  expect(mailsTo('ana@example.com')).toHaveLength(1);
});

it('a server killed after sending the mail and before noting so sends it again, with the same id', async () => {
  sink.answer((line) => (line === '.' ? null : undefined));
  const first = await start();
  await signUp('ana@example.com');
  await sink.sees(() => mailsTo('ana@example.com').length === 1);
  await kill(first);
  sink.answer();
  const second = await runServer(readSettings(env));
  await sink.sees(() => mailsTo('ana@example.com').length === 2);
  await second.stop();
  expect(await leftInOutbox()).toEqual([]);
  const [once, again] = mailsTo('ana@example.com') as [SinkMail, SinkMail];
  expect(mailsTo('ana@example.com')).toHaveLength(2);
  expect(messageId(again)).toBe(messageId(once));
});
