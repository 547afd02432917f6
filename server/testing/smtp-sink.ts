import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * The sink's answer to a line of the client ('CONNECT' for its arrival, '.' for the end of a message). Undefined: the normal
 * answer. Null: no answer, ever.
 */
type SinkAnswer = (line: string) => string | null | undefined | Promise<string | null | undefined>;

export interface SinkMail {
  /** The recipients in the envelope. */
  to: string[];
  message: string;
}

export interface SmtpSink {
  /** `smtp://127.0.0.1:2525` */
  url: string;
  /** Every complete mail, even if the sink refused it. */
  mails: SinkMail[];
  lines: string[];
  /** Changes the answers from now on; without an argument, back to normal. */
  answer(how?: SinkAnswer): void;
  /** Resolves once it is true; checks after each line. */
  sees(check: () => boolean): Promise<void>;
  stop(): Promise<void>;
}

function friendly(line: string): string {
  const verb = line.split(' ')[0]?.toUpperCase() ?? '';
  if (verb === 'CONNECT') return '220 sink ESMTP';
  if (verb === 'EHLO') return '250-sink\r\n250 AUTH PLAIN';
  if (verb === 'AUTH') return '235 come in';
  if (verb === 'DATA') return '354 go on';
  if (verb === 'QUIT') return '221 bye';
  return verb === 'STARTTLS' ? '502 no such command' : '250 ok';
}

/** A mail server that stores what it receives, and misbehaves as a test needs. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const mails: SinkMail[] = [];
  const lines: string[] = [];
  const sockets = new Set<Socket>();
  const watchers = new Set<() => void>();
  let custom: SinkAnswer = () => undefined;

  const serve = async (socket: Socket) => {
    let to: string[] = [];
    const respond = async (line: string) => {
      lines.push(line);
      for (const check of watchers) check();
      const chosen = await custom(line);
      const answer = chosen === undefined ? friendly(line) : chosen;
      if (answer !== null && socket.writable) socket.write(`${answer}\r\n`);
      return answer;
    };
    await respond('CONNECT');
    let text = '';
    let inMessage = false;
    for await (const chunk of socket) {
      text += String(chunk);
      for (;;) {
        const ending: string = inMessage ? '\r\n.\r\n' : '\r\n';
        const end = text.indexOf(ending);
        if (end < 0) break;
        const part = text.slice(0, end);
        text = text.slice(end + ending.length);
        if (inMessage) {
          inMessage = false;
          mails.push({ to, message: part });
          to = [];
          await respond('.');
          continue;
        }
        const answer = await respond(part);
        const recipient = /^RCPT TO:<(.*)>/i.exec(part)?.[1];
        if (recipient !== undefined && answer?.startsWith('250')) to.push(recipient);
        if (/^RSET/i.test(part)) to = [];
        inMessage = answer?.startsWith('354') ?? false;
        if (/^QUIT/i.test(part)) socket.end();
      }
    }
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // Some tests have clients that disconnect early.
    serve(socket).catch(() => socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    lines,
    answer: (how = () => undefined) => (custom = how),
    sees: (isTrue) =>
      new Promise((resolve) => {
        const check = () => {
          if (!isTrue()) return;
          watchers.delete(check);
          resolve();
        };
        watchers.add(check);
        check();
      }),
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
