import fc from 'fast-check';
import { request as httpRequest } from 'node:http';
import { randomRequest, type RandomRequest } from './random-requests.ts';
import type { TestServer } from './server.ts';

interface Answer {
  status: number;
  body: string;
}

/** Sends the path as it is: fetch would tidy it first. */
function send(origin: string, { method, path, headers, body }: RandomRequest): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    // Node refuses to send what is not allowed in a request line.
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

export interface Abuse {
  statuses: Map<number, number>;
  memoryMB: number[];
}

/**
 * Random and mutated requests, a few at a time. Throws fast-check's report (with seed and the smallest request) at a 5xx
 * that is not deliberate, at a dead connection, and when an answer contains one of the `secrets`.
 */
export async function abuse(
  server: Pick<TestServer, 'origin'>,
  options: {
    count: number;
    seed: number;
    keys: string[];
    tokens: string[];
    secrets: string[];
    memory: () => number;
  },
): Promise<Abuse> {
  const { count, seed, keys, tokens, secrets, memory } = options;
  const atOnce = 5;
  const statuses = new Map<number, number>();
  const memoryMB = [memory()];
  let sent = 0;
  const several = fc.array(randomRequest(keys, tokens), { minLength: atOnce, maxLength: atOnce });
  await fc.assert(
    fc.asyncProperty(several, async (requests) => {
      const answers = await Promise.all(requests.map((request) => send(server.origin, request)));
      for (const [index, { status, body }] of answers.entries()) {
        const what = `${requests[index]?.method} ${requests[index]?.path}`;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 500 && status !== 501 && status !== 503)
          throw new Error(`${what}: ${status}: ${body.slice(0, 300)}`);
        const leaked = secrets.find((secret) => body.includes(secret));
        if (leaked) throw new Error(`${what}: ${status}: the answer shows ${leaked}`);
      }
      sent += answers.length;
      if (sent % 500 === 0) memoryMB.push(memory());
    }),
    { seed, numRuns: Math.ceil(count / atOnce), endOnFailure: true },
  );
  return { statuses, memoryMB };
}
