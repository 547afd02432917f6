import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { abuse } from '#server/testing/abuse.ts';
import { randomRequest } from '#server/testing/random-requests.ts';
import { learner, modulesOf, startServer, type TestServer } from '#server/testing/server.ts';
import { requestsFor } from '#server/testing/table-requests.ts';
import { calls } from './calls.ts';

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
