import fc from 'fast-check';
import { send, type RawRequest } from './raw-request.ts';
import type { TestServer } from './server.ts';

interface Abuse {
  statuses: Map<number, number>;
  memoryMB: number[];
}

interface AbuseOptions {
  requests: fc.Arbitrary<RawRequest>;
  count: number;
  seed: number;
  /** No answer may contain these. */
  secrets: string[];
  memory?: () => Promise<number>;
}

/**
 * Sends random and mutated requests, a few at a time. Throws fast-check's report (with seed and the smallest request) for an
 * unexpected 5xx, a dead connection, or an answer that contains one of the `secrets`.
 */
export async function abuse(
  server: Pick<TestServer, 'origin'>,
  { requests, count, seed, secrets, memory = async () => 0 }: AbuseOptions,
): Promise<Abuse> {
  const atOnce = 5;
  const statuses = new Map<number, number>();
  const memoryMB = [await memory()];
  let sent = 0;
  const several = fc.array(requests, { minLength: atOnce, maxLength: atOnce });
  await fc.assert(
    fc.asyncProperty(several, async (group) => {
      const answers = await Promise.all(group.map((request) => send(server.origin, request)));
      for (const [index, { status, body }] of answers.entries()) {
        const what = `${group[index]?.method} ${group[index]?.path}`;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 500 && status !== 501 && status !== 503)
          throw new Error(`${what}: ${status}: ${body.slice(0, 300)}`);
        const leaked = secrets.find((secret) => body.includes(secret));
        if (leaked) throw new Error(`${what}: ${status}: the answer shows ${leaked}`);
      }
      sent += answers.length;
      if (sent % 500 === 0) memoryMB.push(await memory());
    }),
    { seed, numRuns: Math.ceil(count / atOnce), endOnFailure: true },
  );
  return { statuses, memoryMB };
}
