import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientOf, password, startServer, type TestServer } from '#server/testing/server.ts';
import { startSmtpSink, type SinkMail, type SmtpSink } from '#server/testing/smtp-sink.ts';

// Each test starts processes with databases, perhaps on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

let sink: SmtpSink;

const throughSink = () => ({
  SMTP_URL: sink.url,
  MAIL_FROM: 'Aplica IA <hola@escuela.example>',
  PUBLIC_URL: 'https://escuela.example',
});

type Server = Pick<TestServer, 'origin' | 'key'>;

const signUp = async ({ origin, key }: Server, email: string) => {
  const answer = await fetch(`${origin}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return { status: answer.status, delivery: answer.headers.get('x-mail-delivery') };
};

const mailsTo = (address: string) => sink.mails.filter(({ to }) => to.includes(address));
const tokenIn = ({ message }: SinkMail) =>
  /token_hash=3D([0-9a-f]+)/.exec(message.replace(/=\r\n/g, ''))?.[1] ?? '';

describe('a mail server that', () => {
  let server: TestServer;
  beforeAll(async () => {
    sink = await startSmtpSink();
    server = await startServer(throughSink());
  });
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  // The sink first: while it is silent, the server would wait to deliver its mails.
  afterAll(async () => {
    await sink.stop();
    await server.stop();
  });

  it('refuses at first gets the mail once it works again, even after a second sign-up', async () => {
    const email = 'ana@example.com';
    sink.answer((line) => (line === 'CONNECT' ? '421 not now' : undefined));
    expect(await signUp(server, email)).toMatchObject({ status: 200 });
    // The server notices the failure a moment after the connection.
    await vi.waitUntil(async () => (await signUp(server, email)).delivery === 'later', { timeout: 60_000 });
    expect(mailsTo(email)).toEqual([]);

    sink.answer();
    await signUp(server, 'berta@example.com');
    // Every sign-up has its own link.
    await sink.sees(() => mailsTo(email).length >= 1 && mailsTo('berta@example.com').length === 1);
    const token_hash = tokenIn(mailsTo(email)[0] as SinkMail);
    expect((await clientOf(server).auth.verifyOtp({ type: 'signup', token_hash })).error).toBeNull();
    expect((await signUp(server, 'carla@example.com')).delivery).toBe('now');
    // With a mail server there is no local mailbox.
    expect((await fetch(`${server.origin}/_local/mail.json`)).status).toBe(404);
  });

  it('refuses some mails after their text gets each of them only at its retry times, however many others it takes', async () => {
    sink.answer((line) => {
      const text = line === '.' ? sink.mails.at(-1)?.to[0] : undefined;
      return text?.startsWith('veneno') ? '554 not like this' : undefined;
    });
    const refused = ['veneno-1@example.com', 'veneno-2@example.com'];
    for (const email of refused) {
      await signUp(server, email);
      await sink.sees(() => mailsTo(email).length === 1);
    }
    const others = Array.from({ length: 12 }, (_, i) => `buena-${i}@example.com`);
    for (const email of others) {
      expect(await signUp(server, email)).toEqual({ status: 200, delivery: 'now' });
      await sink.sees(() => mailsTo(email).length === 1);
    }
    // At once, then after 5 s and 30 s, not along with every other mail.
    for (const email of refused) expect(mailsTo(email).length).toBeLessThanOrEqual(3);
    sink.answer();
  });

  it('is silent does not block sign-ups or sign-ins', async () => {
    const email = 'dora@example.com';
    await signUp(server, email);
    await sink.sees(() => mailsTo(email).length === 1);
    const { auth } = clientOf(server);
    const token_hash = tokenIn(mailsTo(email)[0] as SinkMail);
    expect((await auth.verifyOtp({ type: 'signup', token_hash })).error).toBeNull();

    sink.answer(() => null);
    const newcomers = Array.from({ length: 20 }, (_, i) => `nueva-${i}@example.com`);
    const answers = await Promise.all(newcomers.map((address) => signUp(server, address)));
    expect(answers.map(({ status }) => status)).toEqual(newcomers.map(() => 200));
    expect((await auth.signInWithPassword({ email, password })).error).toBeNull();
    expect(newcomers.flatMap(mailsTo)).toEqual([]);
  });
});

describe('the local mailbox of a running server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  /** Sends the request verbatim, as a proxy would. */
  const firstLine = (request: string, port = server.port) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(request));
      let text = '';
      socket.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        if (!text.includes('\r\n')) return;
        resolve(text.slice(0, text.indexOf('\r\n')));
        socket.destroy();
      });
      socket.on('error', reject);
    });
  const head = (version: string) =>
    `GET /_local/mail.json HTTP/${version}\r\nHost: 127.0.0.1:${server.port}\r\nConnection: close\r\n\r\n`;

  it('is open to this machine', async () => {
    expect(await firstLine(head('1.1'))).toBe('HTTP/1.1 200 OK');
  });

  it('is closed to a proxy that no setting mentions', async () => {
    expect(await firstLine(head('1.0'))).toBe('HTTP/1.1 403 Forbidden');
  });

  it('does not exist behind a trusted proxy', async () => {
    const behind = await startServer({ TRUST_PROXY: 'true' });
    try {
      expect(await firstLine(head('1.1'), behind.port)).toBe('HTTP/1.1 404 Not Found');
      expect(behind.mailbox).toBeNull();
    } finally {
      await behind.stop();
    }
  });
});
