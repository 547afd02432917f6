import { rm } from 'node:fs/promises';
import { memoryOf, startSchool } from '#bench/common/school.ts';
import { calls } from '#server/api/calls.ts';
import { abuse } from '#server/testing/abuse.ts';
import { learner, prepareFolder } from '#server/testing/server.ts';
import { requestsFor } from '#server/testing/table-requests.ts';

/** A call that costs a hash is asked a tenth as often, or an hour would go by with hashing. */
const share = (costsHash: boolean | undefined) => (costsHash ? 0.1 : 1);

interface TableRequests {
  sent: number;
  statuses: Map<number, number>;
  memoryMB: number[];
  stillRuns: boolean;
}

/** Requests grown from the schemas of the closed list of calls, with hostile values among them. */
export async function tableRequests(
  perCall: number,
  seed: number,
  overrides: Record<string, string> = {},
): Promise<TableRequests> {
  const { folder, env } = await prepareFolder(overrides);
  const school = await startSchool(env);
  const all: TableRequests = { sent: 0, statuses: new Map(), memoryMB: [], stillRuns: false };
  try {
    const ana = await learner(school, 'ana@example.com');
    await ana.client.rpc('complete_module', { module_num: 1 });
    for (const [index, call] of calls.entries()) {
      // Somebody new for each call: some of them end the session, or change the password.
      const { session } = await learner(school, `eva-${index}@example.com`);
      const count = Math.round(perCall * share(call.costsHash));
      const result = await abuse(school, {
        requests: requestsFor(call, {
          key: school.key,
          secretKey: school.secretKey,
          tokens: [session.access_token],
        }),
        count,
        seed,
        secrets: [ana.userId, school.secretKey],
      });
      all.sent += count;
      all.memoryMB.push(await memoryOf(school.pid));
      for (const [code, times] of result.statuses)
        all.statuses.set(code, (all.statuses.get(code) ?? 0) + times);
    }
    all.stillRuns = school.isRunning();
    return all;
  } finally {
    await school.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
