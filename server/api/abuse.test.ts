import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import fc from 'fast-check';
import { randomRequest } from '#server/testing/random-requests.ts';
import { learner, modulesOf, startServer, type TestServer } from '#server/testing/server.ts';
import { requestsFor } from '#server/testing/table-requests.ts';
import { send, type RawRequest } from '#server/testing/raw-request.ts';
import { calls } from './calls.ts';

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
async function abuse(
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

/** Always the same, so that a red run means a change of ours; SEED=123 looks for new failures. */
const seed = Number(process.env.SEED ?? 20261115);
/** PER_CALL=10000 runs a long test. */
const perCall = Number(process.env.PER_CALL ?? 200);

let server: TestServer;
let ana: Awaited<ReturnType<typeof learner>>;
beforeAll(async () => {
  server = await startServer();
  ana = await learner(server, 'ana@example.com');
  await ana.client.rpc('complete_module', { module_num: 1 });
});
afterAll(() => server.stop());
afterEach(async () => {
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  expect(await modulesOf(ana)).toEqual([1]);
});

const secretsOf = () => [ana.userId, server.secretKey];

it("random and mutated requests cause no failure, and never show another learner's progress", async () => {
  const { session } = await learner(server, 'eva@example.com');
  const requests = randomRequest([server.key], [session.access_token]);
  await abuse(server, { requests, count: 1_500, seed, secrets: secretsOf() });
}, 300_000);

it.each(calls)(
  'no request for "$name" causes a failure, however its names and values are changed',
  async (call) => {
    // A new learner for each call: some calls end the session or change the password.
    const { session } = await learner(server, `eva-${calls.indexOf(call)}@example.com`);
    const tokens = [session.access_token];
    const requests = requestsFor(call, { key: server.key, secretKey: server.secretKey, tokens });
    const count = call.costsHash ? perCall / 2 : perCall;
    const { statuses } = await abuse(server, { requests, count, seed, secrets: secretsOf() });
    console.log(`${call.name}: ${JSON.stringify(Object.fromEntries(statuses))}`);
    // Some must get past the checks, or the test would prove little. (A wrong refresh token is a 400 there, too.)
    const isAnswered = [...statuses.keys()].some((status) => status < 400 || status === 403);
    expect(isAnswered || call.limit === 'refresh').toBe(true);
  },
  600_000,
);
