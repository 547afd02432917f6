import fc from 'fast-check';
import { send, type RawRequest } from './raw-request.ts';
import type { TestServer } from './server.ts';

interface AbuseOptions {
  requests: fc.Arbitrary<RawRequest>;
  count: number;
  seed: number;
  /** No answer may contain these. */
  secrets: string[];
}

/**
 * Sends random and mutated requests, a few at a time. Throws fast-check's report (with seed and the smallest request) for an
 * unexpected 5xx, a dead connection, or an answer that contains one of the `secrets`.
 */
export async function abuse(
  server: Pick<TestServer, 'origin'>,
  { requests, count, seed, secrets }: AbuseOptions,
): Promise<{ statuses: Map<number, number> }> {
  const atOnce = 5;
  const statuses = new Map<number, number>();
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
    }),
    { seed, numRuns: Math.ceil(count / atOnce), endOnFailure: true },
  );
  return { statuses };
}
