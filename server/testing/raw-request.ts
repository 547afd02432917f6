import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';

/** One request that a stranger or a learner might send, by mistake or on purpose. */
export interface RawRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

interface RawAnswer {
  status: number;
  body: string;
}

/** Sends the path as it is: fetch would normalise it. */
export function send(origin: string, { method, path, headers, body }: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    // Node refuses characters that are not allowed in a request line.
    const safePath = path.replace(/[^!-~]/g, (character) => encodeURIComponent(character.toWellFormed()));
    const sent = httpRequest(
      { hostname, port, method, path: safePath, headers, agent: false },
      (incoming) => {
        let text = '';
        incoming.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, body: text }));
        incoming.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(method === 'GET' || method === 'HEAD' ? undefined : body);
  });
}

/** The same over HTTP/1.0, as old proxies speak it. */
export function sendOld(
  origin: string,
  { method, path, headers, body = '' }: RawRequest,
): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(origin);
  const lines = Object.entries({ Host: host, ...headers, 'Content-Length': String(Buffer.byteLength(body)) });
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `${method} ${path} HTTP/1.0\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n${body}`,
      );
    });
    socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    socket.on('error', reject);
    socket.on('close', () =>
      resolve({ status: Number(text.split(' ')[1]), body: text.split('\r\n\r\n')[1] ?? '' }),
    );
  });
}
